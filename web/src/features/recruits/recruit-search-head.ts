import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { recruitFiltersChosen } from './recruit-address';

const TEXTS = {
  en: {
    all: 'Recruits',
    found: (search: string) => `Recruits for “${search}”`,
    filtered: (title: string) => `${title}, filtered`,
    description: 'Find soccer players by position, graduation year, team, town, grades and video.',
  },
  de: {
    all: 'Talente',
    found: (search: string) => `Talente zu „${search}“`,
    filtered: (title: string) => `${title}, gefiltert`,
    description: 'Fußballtalente finden: nach Position, Abschlussjahr, Team, Ort, Noten und Video.',
  },
} as const;

/**
 * The head of / for link previews. Search engines do not list it: its results name minors
 * (docs/decisions/064-search-engines.md).
 */
export function headOfRecruitSearch(query: RecruitQuery, language: Language) {
  const t = TEXTS[language];
  const title = query.text === '' ? t.all : t.found(query.text);
  return {
    title: recruitFiltersChosen(query) === 0 ? title : t.filtered(title),
    description: t.description,
    canonical: '/',
    isIndexable: false,
  };
}
