import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../i18n/language-provider';

/** What stands around the text of a chapter. */
interface BodyTexts {
  readonly keyFacts: string;
  readonly sources: string;
  readonly sourcesText: string;
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
