import { collegeListItemOf } from '../college/catalogue/college-list-item-of';
import type { CollegeListItem } from '../college/catalogue/college-list-item';
import type { CollegeIndex } from './matching/college-index';
import { type CollegeQuery, pageOf } from './college-query';
import { type FacetCounts, type FindableCollege, findColleges } from './find-colleges';
import { correctedQuery } from './matching/corrected-query';
import type { SearchableCollege } from './matching/searchable-college';
import { similarNames } from './matching/similar-names';

/** A page of search results, as the API answers it (contract row searchColleges) and as the browser computes it. */
export interface CollegeSearchAnswer {
  readonly items: CollegeListItem[];
  readonly total: number;
  readonly facets: FacetCounts | null;
  readonly similar: string[];
  /** How the text was read where it was taken for mistyped, else null. */
  readonly readAs: string | null;
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
    readAs: readingOf(query.text, found[0]),
    similar: found.length === 0 && query.text !== '' ? [...similarNames(index, query.text)] : [],
  };
}

function readingOf(text: string, best: SearchableCollege | undefined): string | null {
  return text === '' || best === undefined ? null : correctedQuery(text, best);
}
