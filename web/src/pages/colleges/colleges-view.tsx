import { collegeQueryOf } from '@touchline/domain/search/college-query';
import { headOfCollegeSearch } from '../../features/college-search/college-search-head';
import { CollegeSearchScreen } from '../../features/college-search/college-search-screen';
import { DEFERRED_OF_SEARCH } from '../../features/college-search/filters/deferred-filters';
import { DEFERRED_MAP } from '../../features/college-search/map/deferred-map';
import { type FirstSearch, SeededSearch } from '../../features/college-search/seeded-search';
import { DeferredComparison } from '../../features/compare/deferred-comparison';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedComparison } from './load-comparison';

/** What /colleges shows: a search, or the colleges that its address compares. */
export type CollegesData = FirstSearch | LoadedComparison;

export const deferred = [...DEFERRED_OF_SEARCH, ...DEFERRED_MAP];

/** /colleges: the college search, whose queries begin with what the loader found, or a comparison. */
export function View({ data }: { readonly data: CollegesData }) {
  if ('compared' in data) return <DeferredComparison {...data} />;
  return (
    <SeededSearch first={data}>
      <CollegeSearchScreen />
    </SeededSearch>
  );
}

/** The head of the search that the address asks for now, or of its comparison. */
export function head({ data, query, language }: HeadContext<CollegesData>): PageHead {
  if ('compared' in data) return data.heads[language];
  return headOfCollegeSearch(collegeQueryOf(query), language);
}
