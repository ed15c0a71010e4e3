import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

interface ModerationTexts {
  readonly minor: string;
  readonly hidePart: Readonly<Record<'picture' | 'text', string>>;
  readonly hidePartOf: Readonly<Record<'picture' | 'text', (name: string) => string>>;
  readonly hidePartTitle: Readonly<Record<'picture' | 'text', string>>;
  readonly hideCamp: string;
  readonly hideCampOf: (name: string) => string;
  readonly hideCampTitle: string;
  readonly hideCampText: (name: string) => string;
  readonly hideCampHelp: string;
  readonly campDetails: string;
  readonly campFacts: Readonly<Record<'state' | 'description' | 'includes' | 'staff' | 'registration' | 'contact', string>>;
  readonly campState: Readonly<Record<'draft' | 'published' | 'archived', string>>;
  readonly editor: string;
  readonly editorOf: (name: string) => string;
  readonly hiddenCamp: (college: string, day: string) => string;
  readonly closedByHidingCamp: (day: string) => string;
  readonly suggestionDetails: string;
  readonly suggestionFacts: Readonly<Record<'college' | 'fact' | 'value' | 'link' | 'note', string>>;
  readonly suggestionGone: string;
  readonly removeSuggestion: string;
  readonly removeSuggestionOf: (name: string) => string;
  readonly removeSuggestionTitle: string;
  readonly removeSuggestionText: string;
  readonly removeSuggestionHelp: string;
  readonly suggestionRemoved: string;
  readonly closedByRemoving: (day: string) => string;
  readonly hidePartText: (name: string) => string;
  readonly partHidden: string;
  readonly partShown: string;
  readonly closedByPart: (day: string) => string;
  readonly closedBySuspending: (day: string) => string;
  readonly closedByShowing: (day: string) => string;
  readonly objection: string;
  readonly objectionOf: (day: string) => string;
  readonly person: string;
  readonly personOf: (name: string) => string;
  readonly waits: (time: string) => string;
  readonly answerLabel: string;
  readonly answerHelp: (email: string, language: Language) => string;
  readonly requestText: string;
  readonly answered: string;
  readonly ourAnswer: (text: string) => string;
  readonly closedByAnswer: (day: string) => string;
  readonly showPicture: string;
  readonly showPictureOf: (name: string) => string;
  readonly pictureGone: string;
  readonly matchOf: (place: string, day: string) => string;
  readonly numbers: string;
  readonly showNumbers: string;
  readonly showAgain: string;
  readonly showAgainOf: (name: string) => string;
}

const LANGUAGE_NAMES = {
  en: { en: 'English', de: 'German' },
  de: { en: 'Englisch', de: 'Deutsch' },
} as const;

const ENGLISH: ModerationTexts = {
  minor: 'About a minor',
  hidePart: { picture: 'Hide picture', text: 'Hide text' },
  hidePartOf: { picture: (name) => `Hide picture: ${name}`, text: (name) => `Hide text: ${name}` },
  hidePartTitle: { picture: 'Hide this picture?', text: 'Hide this text?' },
  hideCamp: 'Hide camp',
  hideCampOf: (name) => `Hide camp: ${name}`,
  hideCampTitle: 'Hide this camp?',
  hideCampText: (name) =>
    `From now on only the editors of its college see ${name}. The reason is sent to them by email, and the open reports about the camp are closed.`,
  hideCampHelp: 'The coaches of the college read it.',
  campDetails: 'What the camp says',
  campFacts: {
    ...{ state: 'State', description: 'Description', includes: 'Included', staff: 'Staff' },
    ...{ registration: 'Registration', contact: 'Contact' },
  },
  campState: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  editor: 'Last edited by',
  editorOf: (name) => `Who edited the camp last, and suspension: ${name}`,
  hiddenCamp: (college, day) => `Camp of ${college} · hidden since ${day}`,
  closedByHidingCamp: (day) => `Closed on ${day}: the camp was hidden`,
  suggestionDetails: 'What was suggested',
  suggestionFacts: { college: 'College', fact: 'Fact', value: 'Suggested value', link: 'Link to the source', note: 'Note' },
  suggestionGone: 'It can’t be removed any more: somebody has changed, withdrawn, accepted or removed it since.',
  removeSuggestion: 'Remove suggestion',
  removeSuggestionOf: (name) => `Remove suggestion: ${name}`,
  removeSuggestionTitle: 'Remove this suggestion?',
  removeSuggestionText:
    'Nobody but its author sees it from now on. The reason goes to the author by email, and the open reports about it are closed.',
  removeSuggestionHelp: 'Whoever suggested it reads this.',
  suggestionRemoved: 'The suggestion is removed',
  closedByRemoving: (day) => `Closed on ${day}: the suggestion was removed`,
  hidePartText: (name) =>
    `From now on only ${name} sees it; the rest of the profile stays. The reason is sent by email, and the reports about this part are closed.`,
  partHidden: 'It is hidden now',
  partShown: 'It is visible again',
  closedByPart: (day) => `Closed on ${day}: this part was hidden`,
  closedBySuspending: (day) => `Closed on ${day}: the account was suspended`,
  closedByShowing: (day) => `Closed on ${day}: shown again`,
  objection: 'Answer of the owner',
  objectionOf: (day) => `by the owner, ${day}`,
  person: 'Person and suspension',
  personOf: (name) => `Person and suspension: ${name}`,
  waits: (time) => `waiting for ${time}`,
  answerLabel: 'Your answer',
  answerHelp: (email, language) =>
    `Sent to ${email}. Please write in ${LANGUAGE_NAMES.en[language]}. If you leave it empty, nothing is sent.`,
  requestText: 'Tell the person what you decided. You can reopen the request later.',
  answered: 'The request is closed and the answer is on its way',
  ourAnswer: (text) => `Our answer: ${text}`,
  closedByAnswer: (day) => `Closed on ${day}: answered by email`,
  showPicture: 'Show',
  showPictureOf: (name) => `Show the picture clearly: ${name}`,
  pictureGone: 'This picture no longer exists.',
  matchOf: (place, day) => `The picture ${place} · found when it was uploaded, ${day}`,
  numbers: 'Numbers by week',
  showNumbers: 'Show numbers',
  showAgain: 'Allow picture',
  showAgainOf: (name) => `Allow picture: ${name}`,
};

const GERMAN: ModerationTexts = {
  minor: 'Betrifft Minderjährige',
  hidePart: { picture: 'Bild verbergen', text: 'Text verbergen' },
  hidePartOf: { picture: (name) => `Bild verbergen: ${name}`, text: (name) => `Text verbergen: ${name}` },
  hidePartTitle: { picture: 'Dieses Bild verbergen?', text: 'Diesen Text verbergen?' },
  hideCamp: 'Camp verbergen',
  hideCampOf: (name) => `Camp verbergen: ${name}`,
  hideCampTitle: 'Dieses Camp verbergen?',
  hideCampText: (name) =>
    `Ab sofort sehen ${name} nur noch die, die die Seite des Colleges bearbeiten. Sie bekommen die Begründung per Mail, und die offenen Meldungen zum Camp sind geschlossen.`,
  hideCampHelp: 'Die Coaches des Colleges lesen sie.',
  campDetails: 'Was im Camp steht',
  campFacts: {
    ...{ state: 'Zustand', description: 'Beschreibung', includes: 'Inbegriffen', staff: 'Trainerteam' },
    ...{ registration: 'Anmeldung', contact: 'Kontakt' },
  },
  campState: { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' },
  editor: 'Zuletzt bearbeitet von',
  editorOf: (name) => `Wer das Camp zuletzt bearbeitet hat, und Sperre: ${name}`,
  hiddenCamp: (college, day) => `Camp von ${college} · verborgen seit ${day}`,
  closedByHidingCamp: (day) => `Geschlossen am ${day}: das Camp wurde verborgen`,
  suggestionDetails: 'Was vorgeschlagen wurde',
  suggestionFacts: { college: 'College', fact: 'Angabe', value: 'Vorschlag', link: 'Link zur Quelle', note: 'Anmerkung' },
  suggestionGone: 'Er lässt sich nicht mehr entfernen: Er wurde inzwischen geändert, zurückgezogen, übernommen oder entfernt.',
  removeSuggestion: 'Vorschlag entfernen',
  removeSuggestionOf: (name) => `Vorschlag entfernen: ${name}`,
  removeSuggestionTitle: 'Diesen Vorschlag entfernen?',
  removeSuggestionText:
    'Ab sofort sieht ihn nur noch, wer ihn gemacht hat. Die Begründung geht per Mail an diese Person, und die offenen Meldungen dazu sind geschlossen.',
  removeSuggestionHelp: 'Das liest, wer den Vorschlag gemacht hat.',
  suggestionRemoved: 'Der Vorschlag ist entfernt',
  closedByRemoving: (day) => `Geschlossen am ${day}: der Vorschlag wurde entfernt`,
  hidePartText: (name) =>
    `Ab sofort sieht das außer ${name} niemand; der Rest des Profils bleibt. Die Begründung geht per Mail heraus, und die Meldungen dazu sind geschlossen.`,
  partHidden: 'Das ist jetzt verborgen',
  partShown: 'Das ist wieder sichtbar',
  closedByPart: (day) => `Geschlossen am ${day}: dieser Teil wurde verborgen`,
  closedBySuspending: (day) => `Geschlossen am ${day}: das Konto wurde gesperrt`,
  closedByShowing: (day) => `Geschlossen am ${day}: wieder gezeigt`,
  objection: 'Antwort der Person',
  objectionOf: (day) => `von der Person selbst, ${day}`,
  person: 'Person und Sperre',
  personOf: (name) => `Person und Sperre: ${name}`,
  waits: (time) => `wartet schon ${time}`,
  answerLabel: 'Deine Antwort',
  answerHelp: (email, language) =>
    `Sie geht an ${email}. Schreib bitte auf ${LANGUAGE_NAMES.de[language]}. Bleibt das Feld leer, wird nichts gesendet.`,
  requestText: 'Sag der Person, wie du entschieden hast. Du kannst die Anfrage später wieder öffnen.',
  answered: 'Die Anfrage ist geschlossen und die Antwort unterwegs',
  ourAnswer: (text) => `Unsere Antwort: ${text}`,
  closedByAnswer: (day) => `Geschlossen am ${day}: per Mail beantwortet`,
  showPicture: 'Zeigen',
  showPictureOf: (name) => `Bild scharf zeigen: ${name}`,
  pictureGone: 'Dieses Bild gibt es nicht mehr.',
  matchOf: (place, day) => `Das Bild ${place} · beim Hochladen erkannt, ${day}`,
  numbers: 'Zahlen nach Wochen',
  showNumbers: 'Zahlen zeigen',
  showAgain: 'Bild erlauben',
  showAgainOf: (name) => `Bild erlauben: ${name}`,
};

/** The texts of the queue's decisions, which only admins download. */
export const MODERATION_TEXTS: Readonly<Record<Language, ModerationTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of the queue's decisions in the language of the page. */
export function useModerationTexts(): ModerationTexts {
  return MODERATION_TEXTS[useLanguage().language];
}
