import { SHARED_LIST_MESSAGES } from './shared-list-messages';

/** Messages about what admins do with accounts. */
export const ADMIN_MESSAGES = {
  unknownPerson: { en: 'We can’t find this person.', de: 'Diese Person gibt es nicht.' },
  suspendsOneself: { en: 'You cannot suspend your own account.', de: 'Das eigene Konto kannst du nicht sperren.' },
  suspendsAdmin: {
    en: 'This person is an admin. Take the admin rights away first, then suspend the account.',
    de: 'Diese Person ist Admin. Entzieh ihr zuerst die Admin-Rechte, dann sperre das Konto.',
  },
  accountSuspended: {
    en: 'We have suspended this account. Our note: “{reason}” If you think we got this wrong, write to us through the contact page.',
    de: 'Wir haben dieses Konto gesperrt. Unsere Anmerkung: „{reason}“ Wenn du das für einen Irrtum hältst, schreib uns über die Kontaktseite.',
  },
  adminRequestOpen: {
    en: 'Another request about this person is already waiting for a second admin.',
    de: 'Zu dieser Person wartet schon eine Anfrage auf einen zweiten Admin.',
  },
  adminRequestGone: {
    en: 'This request has been decided already, or it has expired.',
    de: 'Diese Anfrage ist schon entschieden oder abgelaufen.',
  },
  adminRequestOfYours: {
    en: 'You asked for this yourself. Another admin has to confirm it.',
    de: 'Das hast du selbst beantragt. Bestätigen muss es jemand anders mit Admin-Rechten.',
  },
  adminRequestAboutYou: {
    en: 'This request is about you. Another admin decides it.',
    de: 'In dieser Anfrage geht es um dich. Darüber entscheidet jemand anders mit Admin-Rechten.',
  },
  askerIsNoAdmin: {
    en: 'The person who asked for this is no longer an admin. Please refuse this request and make a new one.',
    de: 'Wer das beantragt hat, hat keine Admin-Rechte mehr. Bitte lehne diese Anfrage ab und stell sie neu.',
  },
  pictureIsLocked: {
    en: 'This picture is locked. Only two admins together decide about it.',
    de: 'Dieses Bild ist gesperrt. Darüber entscheiden zwei Admins gemeinsam.',
  },
  lockedPictureClosed: { en: 'This picture has been decided already.', de: 'Über dieses Bild ist schon entschieden.' },
  lockedPictureRequestOpen: {
    en: 'Another request about this picture is already waiting for a second admin.',
    de: 'Zu diesem Bild wartet schon eine Anfrage auf einen zweiten Admin.',
  },
  lockedPictureRequestGone: {
    en: 'This request has been decided already, or it has expired.',
    de: 'Diese Anfrage ist schon entschieden oder abgelaufen.',
  },
  lockedPictureRequestOfYours: {
    en: 'You asked for this yourself. Another admin has to confirm it.',
    de: 'Das hast du selbst beantragt. Bestätigen muss es jemand anders mit Admin-Rechten.',
  },
  lockedPictureNotOpen: {
    en: 'Only the two admins who opened this picture together see it, for an hour.',
    de: 'Dieses Bild sehen nur die zwei Admins, die es gemeinsam geöffnet haben, und nur eine Stunde lang.',
  },
  isAdminAlready: { en: 'This person is an admin already.', de: 'Diese Person hat schon Admin-Rechte.' },
  isNoAdmin: { en: 'This person is not an admin.', de: 'Diese Person hat keine Admin-Rechte.' },
  adminNeedsOpenAccount: {
    en: 'The account is suspended, deactivated or locked, so this person cannot become an admin.',
    de: 'Das Konto ist gesperrt oder deaktiviert. So kann diese Person keine Admin-Rechte bekommen.',
  },
  adminNeedsVerifiedEmail: {
    en: 'The email address is not confirmed, so this person cannot become an admin.',
    de: 'Die E-Mail-Adresse ist nicht bestätigt. So kann diese Person keine Admin-Rechte bekommen.',
  },
  emailConfirmedAlready: {
    en: 'The email address is confirmed already.',
    de: 'Die E-Mail-Adresse ist schon bestätigt.',
  },
  verificationTooOften: {
    en: 'This address has got too many of these emails already. Please wait until tomorrow.',
    de: 'An diese Adresse gingen schon zu viele dieser Mails. Bitte warte bis morgen.',
  },
  accountIsSuspended: { en: 'This account is suspended.', de: 'Dieses Konto ist gesperrt.' },
  coachNeedsNoPlan: {
    en: 'Coaches have full access free of charge and need no plan.',
    de: 'Coaches haben kostenlos vollen Zugang und brauchen keinen Tarif.',
  },
  premiumForPlayers: { en: 'Premium is for players.', de: 'Premium gibt es nur für Talente.' },
  planNeedsVerifiedEmail: {
    en: 'The email address is not confirmed, so this person gets no plan.',
    de: 'Die E-Mail-Adresse ist nicht bestätigt. So bekommt diese Person keinen Tarif.',
  },
  premiumIncludesGuest: {
    en: 'This person has Premium, which includes Guest Access.',
    de: 'Diese Person hat Premium, und darin ist Guest Access enthalten.',
  },
  planRenews: {
    en: 'This plan renews by itself, so days would change nothing. Refund a payment instead.',
    de: 'Dieser Tarif verlängert sich von selbst, also würden Tage nichts ändern. Erstatte stattdessen eine Zahlung.',
  },
  planChangedMeanwhile: {
    en: 'The plan has changed in the meantime. Look at it again.',
    de: 'Der Tarif hat sich inzwischen geändert. Sieh ihn dir noch einmal an.',
  },
  givenTooOften: {
    en: 'This account has been given days too often.',
    de: 'Dieses Konto hat schon zu oft Tage geschenkt bekommen.',
  },
  accountBeingDeleted: { en: 'This account is being deleted.', de: 'Dieses Konto wird gerade gelöscht.' },
} as const;

/** The messages about invitations to the staff of a college and the list that it shares; a part of `API_MESSAGES`. */
export const STAFF_MESSAGES = {
  ...SHARED_LIST_MESSAGES,
  languageUnknown: {
    en: 'The language has to be en or de.',
    de: 'Als Sprache gibt es en und de.',
  },
  inviteOfOwnAddress: {
    en: 'This is your own email address. Invite somebody else.',
    de: 'Das ist deine eigene E-Mail-Adresse. Lade jemand anderen ein.',
  },
  handOverWithoutRole: {
    en: 'Only a coach of this college can hand over to someone.',
    de: 'Nur Coaches dieses Colleges können an jemanden übergeben.',
  },
  invitedAlready: {
    en: 'This address already has an open invitation. Withdraw it before you send another.',
    de: 'Für diese Adresse gibt es schon eine offene Einladung. Zieh sie zuerst zurück, um eine neue zu senden.',
  },
  memberAlready: {
    en: 'This person is already on the staff or waiting to be accepted.',
    de: 'Diese Person gehört schon zum Trainerstab oder wartet noch auf die Bestätigung.',
  },
  tooManyInvites: {
    en: 'You have sent {limit} invitations today. Please continue tomorrow.',
    de: 'Du hast heute {limit} Einladungen verschickt. Bitte mach morgen weiter.',
  },
  unknownInvite: { en: 'We can’t find this invitation.', de: 'Diese Einladung gibt es nicht.' },
  inviteOfAnother: {
    en: 'This invitation was sent to another email address. Please sign in with the account of that address.',
    de: 'Diese Einladung ging an eine andere E-Mail-Adresse. Bitte melde dich mit dem Konto dieser Adresse an.',
  },
  inviteExpired: {
    en: 'This invitation has expired. Ask the college for a new one.',
    de: 'Diese Einladung ist abgelaufen. Bitte das College um eine neue.',
  },
  inviteRevoked: {
    en: 'The college has withdrawn this invitation.',
    de: 'Das College hat diese Einladung zurückgezogen.',
  },
  inviteAccepted: {
    en: 'This invitation has already been accepted.',
    de: 'Diese Einladung wurde schon angenommen.',
  },
} as const;
