import { collegeListItemOf } from '../college/catalogue/college-list-item-of';
import type { CollegeListItem } from '../college/catalogue/college-list-item';
import type { CollegeIndex } from './matching/college-index';
import { type CollegeQuery, pageOf } from './college-query';
import { type FacetCounts, type FindableCollege, findColleges } from './find-colleges';
import { askedTeam } from './asked-team';
import { correctedQuery } from './matching/corrected-query';
import type { SearchableCollege } from './matching/searchable-college';
import type { TextReading } from './reading/read-text';
import { similarNames } from './matching/similar-names';

/** A page of search results, as the API answers it (contract row searchColleges) and as the browser computes it. */
export interface CollegeSearchAnswer {
  readonly items: CollegeListItem[];
  readonly total: number;
  readonly facets: FacetCounts | null;
  readonly similar: string[];
  /** How the text was read where it was taken for mistyped, else null. */
  readonly readAs: string | null;
  /** The words that were read as filters or as an order, and the text without all of them; null where none were. */
  readonly read: TextReading | null;
}

/** Answers a query, with counts only where they are requested. */
export function answerCollegeSearch(
  index: CollegeIndex<FindableCollege & CollegeListItem>,
  query: CollegeQuery,
  isCounted: boolean,
): CollegeSearchAnswer {
  const { found, counts, reading } = findColleges(index, query);
  const team = askedTeam(query.filters, reading);
  return {
    items: pageOf(found, query.page).map((row) => collegeListItemOf(row, team)),
    total: found.length,
    facets: isCounted ? counts : null,
    readAs: correctedText(query.text, reading.text, found[0]),
    similar: found.length === 0 && reading.text !== '' ? [...similarNames(index, reading.text)] : [],
    read: reading.parts.length === 0 ? null : reading,
  };
}

/** The typed text with the words of the sought name corrected; null where nothing was taken for mistyped. */
function correctedText(typed: string, sought: string, best: SearchableCollege | undefined): string | null {
  const corrected = sought === '' || best === undefined ? null : correctedQuery(sought, best);
  if (corrected === null) return null;
  const [before, after] = [sought.split(/\s+/), corrected.split(' ')];
  if (before.length !== after.length) return corrected;
  return typed
    .split(/\s+/)
    .map((word) => after[before.indexOf(word)] ?? word)
    .join(' ');
}
