import { compareAddress } from '@touchline/domain/college/comparison/compare-address';
import type { Language } from '@touchline/domain/kernel/language';
import type { CollegeColumn } from './college-column';

const TEXTS = {
  en: {
    title: (names: string) => `${names} compared`,
    none: 'Colleges side by side',
    description: (names: string) => `${names} side by side: soccer team, admission, costs, outcomes and life, with sources.`,
  },
  de: {
    title: (names: string) => `${names} im Vergleich`,
    none: 'Colleges im Vergleich',
    description: (names: string) =>
      `${names} nebeneinander: Fußballteam, Aufnahme, Kosten, Ergebnisse und Leben dort, mit Quellen.`,
  },
} as const;

/** The head of a comparison. There are more of them than a search engine should read, so that none is indexed. */
export function headOfComparison(compared: readonly CollegeColumn[], language: Language) {
  const t = TEXTS[language];
  const names = new Intl.ListFormat(language).format(compared.map(({ shortName, name }) => shortName ?? name));
  return {
    title: names === '' ? t.none : t.title(names),
    ...(names === '' ? {} : { description: t.description(names) }),
    canonical: compareAddress(compared.map(({ _id }) => _id)),
    isIndexable: false,
  };
}
