import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { answerCollegeSearch, type CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { collegeQueryOfParams } from '@touchline/domain/search/college-search-schema';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';

/** GET /ui/v1/search/colleges?q=&page=&sort=&facets= and the filters */
export function searchColleges(catalogue: CatalogueStore): Handler<'searchColleges'> {
  return ({ query }) => foundColleges(catalogue, collegeQueryOfParams(query), query.facets === 'true');
}

/** A page of what a search finds, as the API answers it and as pages are rendered with it; `isCounted` asks for the counts of every filter. */
export async function foundColleges(
  catalogue: CatalogueStore,
  query: CollegeQuery,
  isCounted = false,
): Promise<CollegeSearchAnswer> {
  const { index } = await catalogue.current();
  return answerCollegeSearch(index, query, isCounted);
}
