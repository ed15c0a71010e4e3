import type { Language } from '@touchline/domain/kernel/language';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useLanguage } from '../../../i18n/language-provider';

type InviteState = AnswerOf<'inviteStaff'>['invite']['state'];

const ENGLISH = {
  members: 'Members',
  membersLoading: 'Loading the members',
  membersNone: 'Nobody on the staff is on Touchline yet.',
  you: 'you',
  Accepted: 'Accepted',
  Pending: 'Pending',
  pendingText: 'We check pending people before they can edit.',
  plainCoach: 'Coach',
  invite: 'Invite staff',
  inviteTitle: 'Invite someone to the staff',
  inviteText:
    'They get an email with a link. Once they accept, their request is pending; they can edit as soon as we have checked it.',
  email: 'Email address',
  team: 'Team',
  male: 'Men’s team',
  female: 'Women’s team',
  post: 'Role',
  choose: 'Please choose',
  handsOver: 'Hand over to this person: I leave the college once they are accepted',
  send: 'Send the invitation',
  sent: (email: string) => `Invitation sent to ${email}`,
  cancel: 'Cancel',
  logLink: 'This college in the log',
  invites: 'Invitations',
  inviteUntil: (day: string) => `valid until ${day}`,
  handingOver: 'hands over',
  state: {
    sent: 'Sent',
    opened: 'Opened',
    accepted: 'Accepted',
    expired: 'Expired',
    revoked: 'Revoked',
  } satisfies Record<InviteState, string>,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation of ${email}`,
  revoked: (email: string) => `The invitation of ${email} is revoked`,
  leave: 'Leave the college',
  leaveQuestion: (college: string) => `Leave ${college}?`,
  leaveText: 'You can no longer edit this page. Your edits stay. To hand over first, invite your successor.',
  left: (college: string) => `You have left ${college}`,
  history: 'History',
  historyEditors: 'Every saved change of the last 24 months. Imports of public data stand under “Where the facts come from”.',
  historyReaders: 'What was changed and when. Names and earlier versions are for the college’s editors.',
  historyLoading: 'Loading the history',
  historyNone: 'Nobody has changed this page yet.',
  more: 'Show earlier changes',
  coach: 'A coach',
  formerMember: 'A former member',
  youDid: 'You',
  byYou: 'you',
  difference: 'What changed',
  tooLarge: 'These values are too long to show here.',
  before: 'Before',
  after: 'After',
  nothing: 'Empty',
  picture: 'A picture',
  gone: 'Removed:',
  restore: 'Undo this change',
  restoreOf: (what: string, moment: string) => `Undo this change: ${what}, ${moment}`,
  restoreQuestion: 'Undo this change?',
  restoreText: (who: string, moment: string) =>
    `This undoes the change ${who} made on ${moment}, and nothing else. If the same field was changed later, nothing happens.`,
  restored: 'Change undone',
  undone: (who: string, moment: string) => `Undone by ${who}, ${moment}`,
  suggestedBy: { member: 'Suggested by a member', visitor: 'Suggested by a visitor' },
  otherFacts: 'Name and facts',
} as const;

type Texts = {
  readonly [Key in keyof typeof ENGLISH]: (typeof ENGLISH)[Key] extends string
    ? string
    : (typeof ENGLISH)[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Readonly<Record<keyof (typeof ENGLISH)[Key], string>>;
};

const GERMAN: Texts = {
  members: 'Mitglieder',
  membersLoading: 'Mitglieder werden geladen',
  membersNone: 'Vom Trainerstab ist noch niemand auf Touchline.',
  you: 'du',
  Accepted: 'Angenommen',
  Pending: 'In Prüfung',
  pendingText: 'Wer in Prüfung ist, kann die Seite erst danach bearbeiten.',
  plainCoach: 'Coach',
  invite: 'Kollegen einladen',
  inviteTitle: 'Jemanden in den Trainerstab einladen',
  inviteText:
    'Die Person bekommt eine Mail mit einem Link. Nimmt sie an, wartet sie auf die Prüfung; danach kann sie die Seite bearbeiten.',
  email: 'E-Mail-Adresse',
  team: 'Team',
  male: 'Männerteam',
  female: 'Frauenteam',
  post: 'Aufgabe',
  choose: 'Bitte wählen',
  handsOver: 'An diese Person übergeben: Ich verlasse das College, sobald sie angenommen ist',
  send: 'Einladung senden',
  sent: (email) => `Die Einladung an ${email} ist unterwegs`,
  cancel: 'Abbrechen',
  logLink: 'Dieses College im Protokoll',
  invites: 'Einladungen',
  inviteUntil: (day) => `gültig bis ${day}`,
  handingOver: 'mit Übergabe',
  state: {
    sent: 'Gesendet',
    opened: 'Geöffnet',
    accepted: 'Angenommen',
    expired: 'Abgelaufen',
    revoked: 'Zurückgezogen',
  },
  revoke: 'Zurückziehen',
  revokeOf: (email) => `Einladung von ${email} zurückziehen`,
  revoked: (email) => `Die Einladung von ${email} ist zurückgezogen`,
  leave: 'College verlassen',
  leaveQuestion: (college) => `${college} verlassen?`,
  leaveText:
    'Du kannst diese Seite ab sofort nicht mehr bearbeiten. Deine Änderungen bleiben. Willst du erst übergeben, lade deine Nachfolge ein.',
  left: (college) => `Du hast ${college} verlassen`,
  history: 'Verlauf',
  historyEditors:
    'Jede gespeicherte Änderung der letzten 24 Monate. Importe öffentlicher Daten stehen unter „Woher die Angaben stammen“.',
  historyReaders: 'Was wann geändert wurde. Namen und frühere Fassungen sehen nur, wer die Seite bearbeitet.',
  historyLoading: 'Verlauf wird geladen',
  historyNone: 'Diese Seite hat noch niemand geändert.',
  more: 'Frühere Änderungen zeigen',
  coach: 'Ein Coach',
  formerMember: 'Ein früheres Mitglied',
  youDid: 'Du',
  byYou: 'Du',
  difference: 'Was sich geändert hat',
  tooLarge: 'Diese Werte sind zu lang, um sie hier zu zeigen.',
  before: 'Vorher',
  after: 'Nachher',
  nothing: 'Leer',
  picture: 'Ein Bild',
  gone: 'Entfernt:',
  restore: 'Änderung rückgängig machen',
  restoreOf: (what, moment) => `Änderung rückgängig machen: ${what}, ${moment}`,
  restoreQuestion: 'Diese Änderung rückgängig machen?',
  restoreText: (who, moment) =>
    `Das macht genau diese Änderung rückgängig (${who}, ${moment}). Wurde dieselbe Stelle später geändert, passiert nichts.`,
  restored: 'Änderung rückgängig gemacht',
  undone: (who, moment) => `Rückgängig gemacht: ${who}, ${moment}`,
  suggestedBy: { member: 'Vorschlag eines Mitglieds', visitor: 'Vorschlag von außen' },
  otherFacts: 'Name und Angaben',
};

const TEXTS: Readonly<Record<Language, Texts>> = { en: ENGLISH, de: GERMAN };

/** The texts of the administration, which nobody else downloads, in the user's language. */
export function useAdministrationTexts(): Texts {
  return TEXTS[useLanguage().language];
}
