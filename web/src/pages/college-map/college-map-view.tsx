import { DEFERRED_OF_MAP } from '../../features/college-search/filters/deferred-filters';
import { CollegeMapScreen } from '../../features/college-search/map/college-map-screen';
import { DEFERRED_MAP } from '../../features/college-search/map/deferred-map';
import { type FirstSearch, SeededSearch } from '../../features/college-search/seeded-search';
import type { HeadContext, PageHead } from '../page-definition';

const TEXTS = {
  en: {
    title: 'Map of colleges with soccer teams',
    description: 'Find colleges with soccer teams on a map, with every filter of the college search.',
  },
  de: {
    title: 'Karte der Colleges mit Fußballteams',
    description: 'Colleges mit Fußballteams auf einer Karte finden, mit allen Filtern der College-Suche.',
  },
} as const;

export const deferred = [...DEFERRED_OF_MAP, ...DEFERRED_MAP];

/** /collegeMap: the college search on a map, for narrow windows; its queries begin with what the loader found. */
export function View({ data }: { readonly data: FirstSearch }) {
  return (
    <SeededSearch first={data}>
      <CollegeMapScreen />
    </SeededSearch>
  );
}

/** The head of the map; every search on it is one page for search engines. */
export function head({ language }: HeadContext<FirstSearch>): PageHead {
  return { ...TEXTS[language], canonical: '/collegeMap' };
}
