import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

interface ModerationTexts {
  readonly minor: string;
  readonly waits: (time: string) => string;
  readonly answerLabel: string;
  readonly answerHelp: (email: string, language: Language) => string;
  readonly requestText: string;
  readonly answered: string;
  readonly ourAnswer: (text: string) => string;
  readonly closedByAnswer: (day: string) => string;
}

const LANGUAGE_NAMES = {
  en: { en: 'English', de: 'German' },
  de: { en: 'Englisch', de: 'Deutsch' },
} as const;

const ENGLISH: ModerationTexts = {
  minor: 'About a minor',
  waits: (time) => `waiting for ${time}`,
  answerLabel: 'Your answer',
  answerHelp: (email, language) =>
    `Sent to ${email}. Please write in ${LANGUAGE_NAMES.en[language]}. If you leave it empty, nothing is sent.`,
  requestText: 'Tell the person what you decided. You can reopen the request later.',
  answered: 'The request is closed and the answer is on its way',
  ourAnswer: (text) => `Our answer: ${text}`,
  closedByAnswer: (day) => `Closed on ${day}: answered by email`,
};

const GERMAN: ModerationTexts = {
  minor: 'Betrifft Minderjährige',
  waits: (time) => `wartet seit ${time}`,
  answerLabel: 'Deine Antwort',
  answerHelp: (email, language) =>
    `Sie geht an ${email}. Schreib bitte auf ${LANGUAGE_NAMES.de[language]}. Bleibt das Feld leer, wird nichts gesendet.`,
  requestText: 'Sag der Person, wie du entschieden hast. Du kannst die Anfrage später wieder öffnen.',
  answered: 'Die Anfrage ist geschlossen und die Antwort unterwegs',
  ourAnswer: (text) => `Unsere Antwort: ${text}`,
  closedByAnswer: (day) => `Geschlossen am ${day}: per Mail beantwortet`,
};

const MODERATION_TEXTS: Readonly<Record<Language, ModerationTexts>> = { en: ENGLISH, de: GERMAN };

/** The texts of the queue's decisions, which only admins download. */
export function useModerationTexts(): ModerationTexts {
  return MODERATION_TEXTS[useLanguage().language];
}
