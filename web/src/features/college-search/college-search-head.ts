import type { Language } from '@touchline/domain/kernel/language';
import { type CollegeQuery, paramsOfQuery } from '@touchline/domain/search/college-query';
import { filtersChosen } from './search-address';

const TEXTS = {
  en: {
    all: 'Colleges with soccer teams',
    found: (search: string) => `Colleges for “${search}”`,
    filtered: (title: string) => `${title}, filtered`,
    page: (title: string, page: number) => `${title}, page ${page}`,
    description: 'Search colleges by name, nickname, town or state, and see the league, conference and soccer teams of each.',
  },
  de: {
    all: 'Colleges mit Fußballteams',
    found: (search: string) => `Colleges zu „${search}“`,
    filtered: (title: string) => `${title}, gefiltert`,
    page: (title: string, page: number) => `${title}, Seite ${page}`,
    description: 'Colleges nach Name, Spitzname, Ort oder Bundesstaat suchen: mit Liga, Conference und Fußballteams.',
  },
} as const;

/**
 * The head of /colleges for search engines and link previews. `canonical` is the search without the user's
 * position and without a part of the map. The title lacks the site's name.
 */
export function headOfCollegeSearch(
  query: CollegeQuery,
  language: Language,
): { readonly title: string; readonly description: string; readonly canonical: string } {
  const t = TEXTS[language];
  const title = query.text === '' ? t.all : t.found(query.text);
  const whole = filtersChosen(query) === 0 ? title : t.filtered(title);
  const params = paramsOfQuery({
    ...query,
    near: null,
    within: null,
    area: null,
    sort: query.sort === 'distance' ? 'relevance' : query.sort,
  });
  const address = new URLSearchParams(params.map(([name, value]): [string, string] => [name, value])).toString();
  return {
    title: query.page === 1 ? whole : t.page(whole, query.page),
    description: t.description,
    canonical: address === '' ? '/colleges' : `/colleges?${address}`,
  };
}
