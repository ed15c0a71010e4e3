import type { CollegeListItem } from '@touchline/domain/search/college-list-item';
import { type CatalogueFile, entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { buildCollegeIndex } from '@touchline/domain/search/college-index';
import { collegeListItemOf } from '@touchline/domain/search/college-list-item-of';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { answerCollegeSearch, type CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { findColleges } from '@touchline/domain/search/find-colleges';

/** Searches the whole catalogue in the browser, by the very code that the API answers with. */
export interface CatalogueEngine {
  readonly answer: (query: CollegeQuery) => CollegeSearchAnswer;
  /** Every college that a query finds, whatever its page. */
  readonly all: (query: CollegeQuery) => readonly CollegeListItem[];
}

/** Makes a downloaded catalogue searchable. */
export function catalogueEngine(file: CatalogueFile): CatalogueEngine {
  const index = buildCollegeIndex(entriesOfCatalogue(file));
  return {
    answer: (query) => answerCollegeSearch(index, query, true),
    all: (query) => findColleges(index, query).found.map(collegeListItemOf),
  };
}
