import type { Language } from '@touchline/domain/http/api-messages';
import { type CollegeSearchAddress, withSearch } from './search-address';

const TEXTS = {
  en: {
    all: 'Colleges with soccer teams',
    found: (search: string) => `Colleges for “${search}”`,
    page: (title: string, page: number) => `${title}, page ${page}`,
    description: 'Search colleges by name, nickname, town or state, and see the league, conference and soccer teams of each.',
  },
  de: {
    all: 'Colleges mit Fußballteams',
    found: (search: string) => `Colleges zu „${search}“`,
    page: (title: string, page: number) => `${title}, Seite ${page}`,
    description: 'Colleges nach Name, Spitzname, Ort oder Bundesstaat suchen: mit Liga, Conference und Fußballteams.',
  },
} as const;

/** What search engines and link previews say of /colleges; `path` is the canonical one, with nothing but search and page. The title comes without the site's name. */
export function headOfCollegeSearch(
  { search, page }: CollegeSearchAddress,
  language: Language,
): { readonly title: string; readonly description: string; readonly path: string } {
  const say = TEXTS[language];
  const title = search === '' ? say.all : say.found(search);
  const query = withSearch(new URLSearchParams(), { search, page }).toString();
  return {
    title: page === 1 ? title : say.page(title, page),
    description: say.description,
    path: query === '' ? '/colleges' : `/colleges?${query}`,
  };
}
