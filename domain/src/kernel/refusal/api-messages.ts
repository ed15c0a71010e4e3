import { ATTESTATION_MESSAGES } from './attestation-messages';
import { COACH_LINK_MESSAGES } from './coach-link-messages';
import { ADMIN_MESSAGES, STAFF_MESSAGES } from './staff-messages';
import { OPERATION_MESSAGES } from './operation-messages';
import { PROFILE_MESSAGES } from './profile-messages';
import { CAMP_MESSAGES, SEARCH_MESSAGES } from './search-messages';
import { CLAIM_MESSAGES } from './claim-messages';
import { SOCCER_MESSAGES } from './soccer-messages';
import { FORM_MESSAGES } from './form-messages';
import { GUARDIANSHIP_MESSAGES } from './guardianship-messages';
import { MONEY_MESSAGES } from './money-messages';
import { SUGGESTION_MESSAGES } from './suggestion-messages';
import { THREAD_MESSAGES } from './thread-messages';
import { VISIT_MESSAGES } from './visit-messages';
import { WATCHING_MESSAGES } from './watching-messages';
import type { Language } from '../language';

/** Values for a message's `{placeholders}`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Every message that the API sends to users, by code, in both languages; `{name}` stands for a value. English texts
 * that the requirements quote are exact.
 */
export const API_MESSAGES = {
  ...FORM_MESSAGES,
  ...CAMP_MESSAGES,
  ...SOCCER_MESSAGES,
  ...GUARDIANSHIP_MESSAGES,
  ...ATTESTATION_MESSAGES,
  ...COACH_LINK_MESSAGES,
  ...WATCHING_MESSAGES,
  ...SUGGESTION_MESSAGES,
  ...VISIT_MESSAGES,
  internalError: { en: 'Internal Error', de: 'Interner Fehler' },
  signInRequired: { en: 'Please sign in first.', de: 'Bitte melde dich zuerst an.' },
  sessionExpired: {
    en: 'Your session has ended. Please sign in again.',
    de: 'Deine Sitzung ist beendet. Bitte melde dich erneut an.',
  },
  forbidden: { en: 'You are not allowed to do this.', de: 'Dafür fehlt dir die Berechtigung.' },
  notFound: { en: 'There is nothing at this address.', de: 'Unter dieser Adresse gibt es nichts.' },
  malformedRequest: { en: 'The request could not be read: {what}.', de: 'Die Anfrage war nicht lesbar: {what}.' },
  wrongMethod: { en: 'This address does not answer {method}.', de: 'Diese Adresse beantwortet {method} nicht.' },
  wrongContentType: { en: 'Please send {expected}.', de: 'Bitte sende {expected}.' },
  cookiesTooLarge: {
    en: 'Your browser sent more cookies than we read. Please delete the cookies of this site.',
    de: 'Dein Browser hat mehr Cookies geschickt, als wir lesen. Bitte lösche die Cookies dieser Seite.',
  },
  tooLarge: { en: 'That is too large: at most {limit}.', de: 'Das ist zu groß: höchstens {limit}.' },
  unavailable: {
    en: 'Touchline cannot be reached right now. Please try again.',
    de: 'Touchline ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
  },
  textMissing: { en: 'Please fill in this field.', de: 'Bitte fülle dieses Feld aus.' },
  textTooLong: {
    en: 'This text is too long: at most {max} characters.',
    de: 'Dieser Text ist zu lang: höchstens {max} Zeichen.',
  },
  textNotStorable: {
    en: 'This text contains characters that cannot be stored.',
    de: 'Dieser Text enthält Zeichen, die nicht gespeichert werden können.',
  },
  webLinkInvalid: {
    en: 'Please enter a web address such as https://example.edu.',
    de: 'Bitte gib eine Webadresse wie https://example.edu ein.',
  },
  videoLinkInvalid: {
    en: 'Please enter a link to a video on YouTube, Vimeo, Hudl or Dailymotion.',
    de: 'Bitte gib einen Link zu einem Video auf YouTube, Vimeo, Hudl oder Dailymotion ein.',
  },
  emailInvalid: { en: 'Please enter a valid email address.', de: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
  mustAcceptTerms: { en: 'Please accept the terms first.', de: 'Bitte stimme zuerst den Bedingungen zu.' },
  termsChanged: {
    en: 'These terms have changed. Please reload the page and read the new ones.',
    de: 'Diese Bedingungen gelten nicht mehr. Bitte lade die Seite neu und lies die neuen.',
  },
  signInFailed: {
    en: 'We could not confirm your sign-in. Please sign in again.',
    de: 'Die Anmeldung ließ sich nicht bestätigen. Bitte melde dich erneut an.',
  },
  foreignOrigin: {
    en: 'This request came from another site, so we refused it.',
    de: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  },
  xsrfTokenRefused: {
    en: 'This request does not match your session. Please reload the page.',
    de: 'Diese Anfrage passt nicht zu deiner Sitzung. Bitte lade die Seite neu.',
  },
  foreignClient: {
    en: 'This request did not come from Touchline. Please reload the page.',
    de: 'Diese Anfrage kam nicht von Touchline. Bitte lade die Seite neu.',
  },
  noProfile: { en: 'This account has no profile yet.', de: 'Dieses Konto hat noch kein Profil.' },
  unknownProfile: { en: 'We can’t find this profile.', de: 'Dieses Profil gibt es nicht.' },
  cannotEditProfile: { en: 'You cannot edit this profile.', de: 'Du kannst dieses Profil nicht bearbeiten.' },
  profileTooLarge: { en: 'This profile is too large to save.', de: 'Das Profil ist zu groß zum Speichern.' },
  gradeOffScale: {
    en: 'This average is not on the scale you chose.',
    de: 'Dieser Schnitt passt nicht zur gewählten Skala.',
  },
  audienceTooWide: {
    en: 'Until you are 18, this part can’t be shown to that many people.',
    de: 'Bis du 18 bist, darf dieser Teil nicht so vielen Leuten gezeigt werden.',
  },
  usernameInvalid: {
    en: 'Use 3 to 40 lowercase letters and digits, with single hyphens between them.',
    de: 'Verwende 3 bis 40 Kleinbuchstaben und Ziffern; dazwischen sind einzelne Bindestriche erlaubt.',
  },
  usernameReserved: { en: 'This username is reserved.', de: 'Dieser Benutzername ist reserviert.' },
  usernameTaken: { en: 'This username is already taken.', de: 'Dieser Benutzername ist schon vergeben.' },
  usernameChangedOften: {
    en: 'You can change your username at most {most} times per year.',
    de: 'Du kannst deinen Benutzernamen höchstens {most}-mal im Jahr ändern.',
  },
  cannotEditCollege: { en: 'You cannot edit this college.', de: 'Du kannst dieses College nicht bearbeiten.' },
  unknownCollege: { en: 'We can’t find this college.', de: 'Dieses College gibt es nicht.' },
  pathNameTaken: { en: 'Another college already has this address.', de: 'Diese Adresse gehört schon einem anderen College.' },
  accountDeactivated: {
    en: 'Your account is deactivated. Please reactivate it first.',
    de: 'Dein Konto ist deaktiviert. Bitte aktiviere es zuerst wieder.',
  },
  undoNotAllowed: {
    en: 'This edit also changed something that you can’t change, so you can’t undo it.',
    de: 'Diese Änderung betraf auch etwas, das du nicht ändern darfst. Deshalb kannst du sie nicht rückgängig machen.',
  },
  unknownEdit: {
    en: 'We can’t find this edit, or it has already been undone.',
    de: 'Diese Änderung gibt es nicht, oder sie wurde schon rückgängig gemacht.',
  },
  invalidPatch: {
    en: 'This edit is not a list of add and replace operations.',
    de: 'Diese Änderung ist keine Liste von add- und replace-Operationen.',
  },
  tooManyOperations: { en: 'An edit has at most {limit} operations.', de: 'Eine Änderung hat höchstens {limit} Operationen.' },
  unknownField: {
    en: 'We can’t find the field that you want to edit.',
    de: 'Das Feld, das du bearbeiten willst, gibt es nicht.',
  },
  fieldNotEditable: { en: 'This field can’t be edited.', de: 'Dieses Feld lässt sich nicht bearbeiten.' },
  valueRefused: { en: 'What you entered doesn’t fit this field.', de: 'Deine Eingabe passt nicht zu diesem Feld.' },
  valueTooDeep: {
    en: 'A value may nest at most {limit} levels deep.',
    de: 'Ein Wert darf höchstens {limit} Ebenen tief verschachtelt sein.',
  },
  albumNameRefused: {
    en: 'An album needs a name without slash, other than allPhotos.',
    de: 'Ein Album braucht einen Namen ohne Schrägstrich, der nicht allPhotos ist.',
  },
  albumNameTaken: {
    en: 'There is already an album with this name.',
    de: 'Ein Album mit diesem Namen gibt es schon.',
  },
  foreignPicture: { en: 'This picture does not belong to this page.', de: 'Dieses Bild gehört nicht zu dieser Seite.' },
  pictureTypeRefused: {
    en: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    de: 'Bitte wähle ein Bild als JPEG, PNG, WebP oder AVIF.',
  },
  pictureEmpty: { en: 'This file is empty.', de: 'Diese Datei ist leer.' },
  pictureUnreadable: {
    en: 'This picture is damaged and cannot be read.',
    de: 'Dieses Bild ist beschädigt und lässt sich nicht lesen.',
  },
  pictureTooManyPixels: {
    en: 'This picture is too large: at most {limit} megapixels.',
    de: 'Dieses Bild ist zu groß: höchstens {limit} Megapixel.',
  },
  unknownPicture: { en: 'We can’t find this picture.', de: 'Dieses Bild gibt es nicht.' },
  tooManyUploads: {
    en: 'Too many pictures at once. Please continue in a minute.',
    de: 'Zu viele Bilder auf einmal. Bitte mach in einer Minute weiter.',
  },
  tooManyTries: {
    en: 'Too many tries. Please wait a minute and try again.',
    de: 'Zu viele Versuche. Bitte warte eine Minute und versuche es noch einmal.',
  },
  collegeTooLarge: { en: 'This college page is too large to save.', de: 'Die College-Seite ist zu groß zum Speichern.' },
  editedMeanwhile: {
    en: 'Someone else has changed this page in the meantime. Please check it again.',
    de: 'Jemand anderes hat diese Seite inzwischen geändert. Bitte sieh sie dir noch einmal an.',
  },
  changedSince: {
    en: 'This has changed since, so the edit can’t be undone.',
    de: 'Das wurde inzwischen geändert, deshalb lässt sich die Änderung nicht rückgängig machen.',
  },
  dateInvalid: {
    en: 'Please enter a real date as YYYY-MM-DD.',
    de: 'Bitte gib ein gültiges Datum als JJJJ-MM-TT ein.',
  },
  dateOfBirthInvalid: {
    en: 'Please enter your date of birth as YYYY-MM-DD.',
    de: 'Bitte gib dein Geburtsdatum als JJJJ-MM-TT ein.',
  },
  signInAfresh: {
    en: 'Please confirm it’s you: sign in again.',
    de: 'Bitte bestätige, dass du es bist: Melde dich noch einmal an.',
  },
  emailOfAnother: {
    en: 'Another account already has this email address.',
    de: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',
  },
  emailOfProvider: {
    en: 'You sign in with Google, so we use your Google address. To change it here, set a password first.',
    de: 'Du meldest dich mit Google an, deshalb verwenden wir deine Google-Adresse. Um sie hier zu ändern, lege zuerst ein Passwort fest.',
  },
  tooYoungForThis: {
    en: 'You can allow this once you are 16.',
    de: 'Das kannst du erlauben, sobald du 16 bist.',
  },
  unknownRequest: { en: 'Nobody is waiting for this college.', de: 'Auf dieses College wartet niemand.' },
  unknownUser: { en: 'We can’t find this user.', de: 'Diese Person gibt es nicht.' },
  unknownRole: {
    en: 'This person has not asked for this role, or somebody has already declined it.',
    de: 'Diese Rolle wurde nicht angefragt, oder jemand hat sie schon abgelehnt.',
  },
  roleAccepted: {
    en: 'Somebody has already accepted this role.',
    de: 'Diese Rolle hat schon jemand angenommen.',
  },
  rolePending: {
    en: 'This role has not been accepted, so it cannot be withdrawn. Decline it instead.',
    de: 'Diese Rolle wurde nicht angenommen und lässt sich deshalb nicht entziehen. Lehne sie stattdessen ab.',
  },
  notYourRole: { en: 'You don’t have this role at this college.', de: 'Diese Rolle hast du an diesem College nicht.' },
  emailOfOtherCollege: {
    en: 'The domain of this person’s email address belongs to another college, so the role cannot be accepted.',
    de: 'Die Domain der E-Mail-Adresse gehört zu einem anderen College, deshalb lässt sich die Rolle nicht annehmen.',
  },
  verifyEmailFirst: {
    en: 'Please verify your email first: open the link we sent you.',
    de: 'Bitte bestätige zuerst deine E-Mail: Öffne den Link, den wir dir geschickt haben.',
  },
  coachUnverified: {
    en: 'This coach has changed their email address and hasn’t verified the new one yet.',
    de: 'Dieser Coach hat die E-Mail-Adresse geändert und die neue noch nicht bestätigt.',
  },
  requestClosed: {
    en: 'Somebody has already closed this request.',
    de: 'Diese Anfrage hat schon jemand geschlossen.',
  },
  implausibleFact: {
    en: 'This figure is unlikely. Please check it, then confirm it.',
    de: 'Dieser Wert ist unwahrscheinlich. Bitte prüfe ihn und bestätige ihn dann.',
  },
  siteOfCollege: {
    en: 'This site already belongs to {name}. Add the team there, or confirm that both share it.',
    de: 'Diese Website gehört schon zu {name}. Ergänze das Team dort, oder bestätige, dass beide sie teilen.',
  },
  siteOfOtherDomain: {
    en: 'This site does not match {domain}, the domain of the coach’s email address.',
    de: 'Diese Website passt nicht zu {domain}, der Domain der E-Mail-Adresse des Coachs.',
  },
  teamMissing: { en: 'Please choose at least one team.', de: 'Bitte wähle mindestens ein Team.' },
  teamOfCoachMissing: {
    en: 'The coach asked for the other team. Please add it too.',
    de: 'Angefragt ist das andere Team. Bitte nimm es dazu.',
  },
  leagueMissing: { en: 'Please choose a league.', de: 'Bitte wähle eine Liga.' },
  divisionMissing: {
    en: 'Please choose a division of this league.',
    de: 'Bitte wähle eine Division dieser Liga.',
  },
  emailUnverified: {
    en: 'This person has not confirmed their email address yet, so the role cannot be accepted.',
    de: 'Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt; die Rolle lässt sich deshalb nicht annehmen.',
  },
  coachesSaveNothing: {
    en: 'Saved colleges are for players, parents and alumni.',
    de: 'Gemerkte Colleges gibt es für Spieler, Eltern und Ehemalige.',
  },
  notSaved: { en: 'You have not saved this college.', de: 'Du hast dir dieses College nicht gemerkt.' },
  genderMissing: { en: "Please choose men's or women's soccer.", de: 'Bitte wähle Männer- oder Frauenfußball.' },
  emailTaken: {
    en: 'There is already an account with this email address. Please log in.',
    de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
  },
  ...STAFF_MESSAGES,
  ...CLAIM_MESSAGES,
  ...PROFILE_MESSAGES,
  ...OPERATION_MESSAGES,
  ...SEARCH_MESSAGES,
  ...MONEY_MESSAGES,
  ...THREAD_MESSAGES,
  ...ADMIN_MESSAGES,
} as const satisfies Record<string, Record<Language, string>>;

export type MessageCode = keyof typeof API_MESSAGES;

/** Whether a schema's issue text is the code of one of our messages. */
export function isMessageCode(text: unknown): text is MessageCode {
  return typeof text === 'string' && Object.hasOwn(API_MESSAGES, text);
}

/**
 * The message of a code in a language with its placeholders filled. A missing value leaves its placeholder visible.
 */
export function apiMessage(code: MessageCode, language: Language, values: MessageValues = {}): string {
  return API_MESSAGES[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
