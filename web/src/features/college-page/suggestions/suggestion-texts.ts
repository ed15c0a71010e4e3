import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

type State = AnswerOf<'collegeSuggestions'>['own'][number]['state'];

interface SuggestionTexts {
  readonly intro: string;
  readonly unknown: string;
  readonly choose: string;
  readonly valueMissing: string;
  readonly link: string;
  readonly linkHelp: string;
  readonly linkMissing: string;
  readonly note: string;
  readonly noteHelp: string;
  readonly email: string;
  readonly emailHelp: string;
  readonly emailMissing: string;
  readonly send: string;
  readonly sent: string;
  readonly mailed: string;
  readonly own: string;
  readonly youSuggested: (fact: string, value: string) => string;
  readonly state: Readonly<Record<State, string>>;
  readonly reason: (reason: string) => string;
  readonly withdraw: string;
  readonly withdrawOf: (fact: string) => string;
  readonly waiting: (count: number) => string;
  readonly title: string;
  readonly open: string;
  readonly none: string;
  readonly loading: string;
  readonly now: string;
  readonly suggested: string;
  readonly changed: (before: string) => string;
  readonly people: (count: number) => string;
  readonly visitor: string;
  readonly member: string;
  readonly accept: string;
  readonly acceptOf: (fact: string) => string;
  readonly acceptHelp: string;
  readonly refuse: string;
  readonly refuseOf: (fact: string) => string;
  readonly refuseText: string;
  readonly why: string;
  readonly whyHelp: string;
  readonly accepted: string;
  readonly refused: string;
  readonly report: string;
  readonly reportOf: (fact: string) => string;
  readonly refusedBefore: string;
  readonly refusedOn: (day: string) => string;
}

const ENGLISH: SuggestionTexts = {
  intro: 'Is something wrong here? Say what is right and where it says so. The college’s coaches or Touchline check it.',
  unknown: 'This is not known, or there is none',
  choose: 'Please choose',
  valueMissing: 'Please enter a value, or tick that it is not known.',
  link: 'Link to the source',
  linkHelp: 'A public page that shows the value, for example the college’s own.',
  linkMissing: 'Please enter the address of a page that says so.',
  note: 'Note',
  noteHelp: 'Only whoever checks your suggestion reads this.',
  email: 'Your email address',
  emailHelp: 'We send you a link to confirm it. After the decision we delete the address.',
  emailMissing: 'Please enter your email address.',
  send: 'Send suggestion',
  sent: 'Thank you. Your suggestion is waiting to be checked.',
  mailed: 'Thank you. Please confirm your suggestion by the link in the email we have just sent you.',
  own: 'Your suggestions',
  youSuggested: (fact, value) => `You suggested ${fact}: ${value}`,
  state: {
    unconfirmed: 'not confirmed',
    open: 'open',
    accepted: 'accepted',
    changed: 'corrected differently',
    refused: 'not accepted',
    withdrawn: 'withdrawn',
    removed: 'removed',
  },
  reason: (reason) => `Reason: ${reason}`,
  withdraw: 'Withdraw',
  withdrawOf: (fact) => `Withdraw the suggestion for ${fact}`,
  waiting: (count) => (count === 1 ? '1 suggestion to check' : `${String(count)} suggestions to check`),
  title: 'Suggestions',
  open: 'Corrections that others suggest. What you accept goes onto the page with its source, and you can undo it.',
  none: 'No suggestion is open.',
  loading: 'Loading the suggestions',
  now: 'Now',
  suggested: 'Suggested',
  changed: (before) => `The page has changed since. It said: ${before}`,
  people: (count) => (count === 1 ? '1 person says so' : `${String(count)} people say so`),
  visitor: 'A visitor',
  member: 'A member',
  accept: 'Accept',
  acceptOf: (fact) => `Accept the suggestion for ${fact}`,
  acceptHelp: 'You can change the value before you accept it.',
  refuse: 'Refuse',
  refuseOf: (fact) => `Refuse the suggestion for ${fact}`,
  refuseText: 'The page stays as it is. Whoever suggested this gets an email.',
  why: 'Reason',
  whyHelp: 'It is in the email.',
  accepted: 'The correction is on the page',
  refused: 'Suggestion refused',
  report: 'Report',
  reportOf: (fact) => `Report the suggestion for ${fact}`,
  refusedBefore: 'Refused lately',
  refusedOn: (day) => `refused on ${day}`,
};

const GERMAN: SuggestionTexts = {
  intro: 'Stimmt hier etwas nicht? Sag uns, was richtig ist und wo es steht. Die Coaches des Colleges oder Touchline prüfen es.',
  unknown: 'Das ist nicht bekannt oder gibt es nicht',
  choose: 'Bitte wählen',
  valueMissing: 'Bitte gib einen Wert ein oder kreuze an, dass er nicht bekannt ist.',
  link: 'Link zur Quelle',
  linkHelp: 'Eine öffentliche Seite, auf der der Wert steht, zum Beispiel die des Colleges.',
  linkMissing: 'Bitte gib die Adresse einer Seite an, auf der das steht.',
  note: 'Anmerkung',
  noteHelp: 'Das liest nur, wer deinen Vorschlag prüft.',
  email: 'Deine E-Mail-Adresse',
  emailHelp: 'Wir schicken dir einen Link zum Bestätigen. Nach der Entscheidung löschen wir die Adresse.',
  emailMissing: 'Bitte gib deine E-Mail-Adresse ein.',
  send: 'Vorschlag senden',
  sent: 'Danke! Dein Vorschlag wird jetzt geprüft.',
  mailed: 'Danke! Bitte bestätige deinen Vorschlag über den Link in der Mail, die wir dir gerade geschickt haben.',
  own: 'Deine Vorschläge',
  youSuggested: (fact, value) => `Dein Vorschlag für ${fact}: ${value}`,
  state: {
    unconfirmed: 'nicht bestätigt',
    open: 'offen',
    accepted: 'übernommen',
    changed: 'anders korrigiert',
    refused: 'nicht übernommen',
    withdrawn: 'zurückgezogen',
    removed: 'entfernt',
  },
  reason: (reason) => `Grund: ${reason}`,
  withdraw: 'Zurückziehen',
  withdrawOf: (fact) => `Vorschlag für ${fact} zurückziehen`,
  waiting: (count) => (count === 1 ? '1 Vorschlag zu prüfen' : `${String(count)} Vorschläge zu prüfen`),
  title: 'Vorschläge',
  open: 'Korrekturen, die andere vorschlagen. Was du übernimmst, steht mit Quelle auf der Seite. Du kannst es rückgängig machen.',
  none: 'Kein Vorschlag ist offen.',
  loading: 'Vorschläge werden geladen',
  now: 'Jetzt',
  suggested: 'Vorschlag',
  changed: (before) => `Die Seite hat sich seitdem geändert. Damals stand dort: ${before}`,
  people: (count) => (count === 1 ? '1 Person sagt das' : `${String(count)} Personen sagen das`),
  visitor: 'Von außen',
  member: 'Ein Mitglied',
  accept: 'Übernehmen',
  acceptOf: (fact) => `Vorschlag für ${fact} übernehmen`,
  acceptHelp: 'Du kannst den Wert vorher ändern.',
  refuse: 'Ablehnen',
  refuseOf: (fact) => `Vorschlag für ${fact} ablehnen`,
  refuseText: 'Die Seite bleibt, wie sie ist. Wer das vorgeschlagen hat, bekommt eine Mail.',
  why: 'Grund',
  whyHelp: 'Er steht in der Mail.',
  accepted: 'Die Korrektur steht auf der Seite',
  refused: 'Vorschlag abgelehnt',
  report: 'Melden',
  reportOf: (fact) => `Melden: Vorschlag für ${fact}`,
  refusedBefore: 'Zuletzt abgelehnt',
  refusedOn: (day) => `abgelehnt am ${day}`,
};

const TEXTS: Readonly<Record<Language, SuggestionTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of suggested corrections, which load with their parts. */
export function useSuggestionTexts(): SuggestionTexts {
  return TEXTS[useLanguage().language];
}
