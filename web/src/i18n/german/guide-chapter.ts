import type { englishGuideChapter } from '../english/guide-chapter';

/** The German texts around a chapter of the guide. */
export const germanGuideChapter: Record<keyof typeof englishGuideChapter, string> = {
  'guide.crumbs': 'Du bist hier',
  'guide.contents': 'In diesem Kapitel',
  'guide.updated': 'Stand: {date}',
  'guide.print': 'Drucken',
  'guide.keyFacts': 'Das Wichtigste',
  'guide.sources': 'Quellen',
  'guide.sourcesText':
    'Die Regeln, die dieses Kapitel nennt. Deinen Fall kennt kein Kapitel: Frag das College, bevor du dich entscheidest.',
  'guide.source': 'Quelle: {source}',
  'guide.season': 'Saison: {season}',
  'guide.checked': 'Zuletzt geprüft am {date}',
  'guide.notRechecked': 'Nicht mehr geprüft seit {date}',
  'guide.low': 'Für diese Saison nicht bestätigt',
  'guide.unknown': 'Nicht gefunden. Sieh dort nach: {source}',
  'guide.disagree': 'Quellen uneinig',
  'guide.otherSays': 'Eine andere Quelle sagt: {value} ({source})',
  'guide.mark': 'Quelle {number}',
  'guide.previous': 'Zurück',
  'guide.next': 'Weiter',
  'guide.neighbours': 'Weitere Kapitel',
  'guide.copy': 'Text kopieren',
  'guide.copied': 'Text kopiert',
  'guide.notCopied': 'Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.',
  'guide.template': 'Vorlage',
  'guide.templateHint': 'Ersetze alles in Klammern durch deine eigenen Worte.',
  'guide.markRead': 'Als gelesen markieren',
  'guide.markUnread': 'Als ungelesen markieren',
};
