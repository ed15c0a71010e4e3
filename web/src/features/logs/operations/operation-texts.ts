import { CONTACT_TOPIC_NAMES } from '@touchline/domain/person/contact/contact-topics';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

const ENGLISH = {
  loading: 'The list is loading',
  more: 'Show more',
  topics: CONTACT_TOPIC_NAMES.en,
  intro: {
    feedback: 'What people wrote by the feedback button.',
    contact: 'What people wrote through the contact form. Messages expire after one year.',
  },
  none: { feedback: 'Nobody has left feedback yet', contact: 'Nobody has written yet' },
  visitor: 'A visitor',
  gone: 'Deleted account',
  onPage: (page: string) => `on ${page}`,
  addressGiven: (address: string) => `${address}, not checked`,
  states: { open: 'Open', answered: 'Answered', closed: 'Closed' },
  yourAnswer: 'Our answer:',
  answer: 'Answer by mail',
  answerTo: (name: string) => `Answer ${name}`,
  close: 'Close',
  closeOf: (name: string) => `Close the message of ${name}`,
  closed: 'The message is closed.',
  answerTitle: 'Answer by mail',
  answerText: (language: Language) =>
    `The mail greets the person and says when they wrote. Please write in ${language === 'en' ? 'English' : 'German'}: that is what they used.`,
  answerLabel: 'Your answer',
  answerMissing: 'Please write an answer.',
  send: 'Send answer',
  sent: 'The answer is on its way.',
};

export type OperationTexts = typeof ENGLISH;

const GERMAN: OperationTexts = {
  loading: 'Die Liste wird geladen',
  more: 'Mehr anzeigen',
  topics: CONTACT_TOPIC_NAMES.de,
  intro: {
    feedback: 'Was über den Feedback-Knopf geschrieben wurde.',
    contact: 'Was über das Kontaktformular geschrieben wurde. Nachrichten verschwinden nach einem Jahr.',
  },
  none: { feedback: 'Noch kein Feedback', contact: 'Noch keine Nachricht' },
  visitor: 'Jemand ohne Konto',
  gone: 'Gelöschtes Konto',
  onPage: (page) => `auf ${page}`,
  addressGiven: (address) => `${address}, nicht geprüft`,
  states: { open: 'Offen', answered: 'Beantwortet', closed: 'Geschlossen' },
  yourAnswer: 'Unsere Antwort:',
  answer: 'Per Mail antworten',
  answerTo: (name) => `Antworten: ${name}`,
  close: 'Schließen',
  closeOf: (name) => `Nachricht schließen: ${name}`,
  closed: 'Die Nachricht ist geschlossen.',
  answerTitle: 'Per Mail antworten',
  answerText: (language) =>
    `Die Mail enthält eine Begrüßung und den Tag der Nachricht. Schreib bitte auf ${language === 'en' ? 'Englisch' : 'Deutsch'}, denn in dieser Sprache kam sie an.`,
  answerLabel: 'Deine Antwort',
  answerMissing: 'Bitte schreib eine Antwort.',
  send: 'Antwort senden',
  sent: 'Die Antwort ist unterwegs.',
};

const TEXTS: Readonly<Record<Language, OperationTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of what admins run: messages, mails and jobs, which only they download. */
export function useOperationTexts(): OperationTexts {
  return TEXTS[useLanguage().language];
}
