import type { Language } from '@touchline/domain/kernel/language';
import type { FaqAudience } from './faqs';

/** The day on which a question or an answer last changed. */
export const FAQS_CHANGED_ON = '2026-11-27';

interface FaqTexts {
  readonly title: string;
  readonly lead: string;
  readonly audiences: string;
  readonly audience: Readonly<Record<FaqAudience, string>>;
  readonly questions: (count: number) => string;
  readonly rules: (count: number) => string;
  readonly sources: string;
  readonly sourcesText: string;
  readonly more: string;
  readonly contact: string;
}

/** The texts around the questions. */
export const FAQ_TEXTS: Readonly<Record<Language, FaqTexts>> = {
  en: {
    title: 'Questions and answers',
    lead: 'Short answers to what players, parents, coaches and alumni ask most.',
    audiences: 'Who asks',
    audience: { players: 'Players', parents: 'Parents', coaches: 'Coaches', alumni: 'Alumni', everyone: 'Everybody' },
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    rules: (count) => (count === 1 ? '1 rule' : `${count} rules`),
    sources: 'Sources',
    sourcesText: 'The rules that the answers name. An answer cannot know your case: before you decide, ask the college.',
    more: 'Your question is missing?',
    contact: 'Write to us',
  },
  de: {
    title: 'Fragen und Antworten',
    lead: 'Kurze Antworten auf das, was Spielerinnen und Spieler, Eltern, Coaches und Ehemalige am häufigsten fragen.',
    audiences: 'Wer fragt',
    audience: {
      players: 'Spielerinnen und Spieler',
      parents: 'Eltern',
      coaches: 'Coaches',
      alumni: 'Ehemalige',
      everyone: 'Alle',
    },
    questions: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
    rules: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
    sources: 'Quellen',
    sourcesText:
      'Die Regeln, die in den Antworten vorkommen. Deinen Fall kennt eine Antwort nicht: Frag das College, bevor du dich entscheidest.',
    more: 'Deine Frage fehlt?',
    contact: 'Schreib uns',
  },
};
