import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { collegeListItemOf } from '@touchline/domain/college/catalogue/college-list-item-of';
import { askedTeam } from '@touchline/domain/search/asked-team';
import { type CatalogueFile, entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { answerCollegeSearch, type CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { findColleges } from '@touchline/domain/search/find-colleges';

/** Searches the whole catalogue in the browser, with the same code as the API. */
export interface CatalogueEngine {
  readonly answer: (query: CollegeQuery) => CollegeSearchAnswer;
  /** Every college that a query finds, on all pages. */
  readonly all: (query: CollegeQuery) => readonly CollegeListItem[];
}

/** Makes a downloaded catalogue searchable. */
export function catalogueEngine(file: CatalogueFile): CatalogueEngine {
  const index = buildCollegeIndex(entriesOfCatalogue(file));
  return {
    answer: (query) => answerCollegeSearch(index, query, true),
    all: (query) => {
      const { found, reading } = findColleges(index, query);
      const team = askedTeam(query.filters, reading);
      return found.map((row) => collegeListItemOf(row, team));
    },
  };
}
