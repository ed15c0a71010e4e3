import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../i18n/language-provider';

/** What stands around the text of a chapter. */
interface BodyTexts {
  readonly keyFacts: string;
  readonly sources: string;
  readonly sourcesText: string;
  readonly source: (source: string) => string;
  readonly season: (season: string) => string;
  readonly checked: (date: string) => string;
  readonly notRechecked: (date: string) => string;
  readonly low: string;
  readonly unknown: (source: string) => string;
  readonly disagree: string;
  readonly otherSays: (other: { readonly value: string; readonly source: string }) => string;
  readonly mark: (number: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly neighbours: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly template: string;
  readonly templateHint: string;
  readonly markRead: string;
  readonly markUnread: string;
}

const TEXTS: Readonly<Record<Language, BodyTexts>> = {
  en: {
    keyFacts: 'Key facts',
    sources: 'Sources',
    sourcesText: 'The rules that this chapter names. A chapter cannot know your case: before you decide, ask the college.',
    source: (source) => `Source: ${source}`,
    season: (season) => `Season: ${season}`,
    checked: (date) => `Last checked ${date}`,
    notRechecked: (date) => `Not re-checked since ${date}`,
    low: 'Not confirmed for this season',
    unknown: (source) => `Not found. Look there: ${source}`,
    disagree: 'Sources disagree',
    otherSays: ({ value, source }) => `Another source says: ${value} (${source})`,
    mark: (number) => `Source ${number}`,
    previous: 'Previous',
    next: 'Next',
    neighbours: 'More chapters',
    copy: 'Copy the text',
    copied: 'Text copied',
    notCopied: 'The browser did not allow copying. Select the text and copy it yourself.',
    template: 'Template',
    templateHint: 'Replace everything in brackets with your own words.',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
  },
  de: {
    keyFacts: 'Das Wichtigste',
    sources: 'Quellen',
    sourcesText:
      'Die Regeln, die dieses Kapitel nennt. Deinen Fall kennt kein Kapitel: Frag das College, bevor du dich entscheidest.',
    source: (source) => `Quelle: ${source}`,
    season: (season) => `Saison: ${season}`,
    checked: (date) => `Zuletzt geprüft am ${date}`,
    notRechecked: (date) => `Nicht mehr geprüft seit ${date}`,
    low: 'Für diese Saison nicht bestätigt',
    unknown: (source) => `Nicht gefunden. Sieh dort nach: ${source}`,
    disagree: 'Quellen uneinig',
    otherSays: ({ value, source }) => `Eine andere Quelle sagt: ${value} (${source})`,
    mark: (number) => `Quelle ${number}`,
    previous: 'Zurück',
    next: 'Weiter',
    neighbours: 'Weitere Kapitel',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.',
    template: 'Vorlage',
    templateHint: 'Ersetze alles in Klammern durch deine eigenen Worte.',
    markRead: 'Als gelesen markieren',
    markUnread: 'Als ungelesen markieren',
  },
};

/** The texts around the text of a chapter, in the language of the page; they come with it, after the page. */
export function useBodyTexts(): BodyTexts {
  return TEXTS[useLanguage().language];
}
