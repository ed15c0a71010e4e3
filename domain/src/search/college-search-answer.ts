import { collegeListItemOf } from '../college/college-list-item-of';
import type { CollegeListItem } from '../college/college-list-item';
import type { CollegeIndex } from './college-index';
import { type CollegeQuery, pageOf } from './college-query';
import { type FacetCounts, type FindableCollege, findColleges } from './find-colleges';
import { similarNames } from './similar-names';

/** A page of search results, as the API answers it (contract row searchColleges) and as the browser computes it. */
export interface CollegeSearchAnswer {
  readonly items: CollegeListItem[];
  readonly total: number;
  readonly facets: FacetCounts | null;
  readonly similar: string[];
}

/** Answers a query, with counts only where they are requested. */
export function answerCollegeSearch(
  index: CollegeIndex<FindableCollege & CollegeListItem>,
  query: CollegeQuery,
  isCounted: boolean,
): CollegeSearchAnswer {
  const { found, counts } = findColleges(index, query);
  return {
    items: pageOf(found, query.page).map(collegeListItemOf),
    total: found.length,
    facets: isCounted ? counts : null,
    similar: found.length === 0 && query.text !== '' ? [...similarNames(index, query.text)] : [],
  };
}
