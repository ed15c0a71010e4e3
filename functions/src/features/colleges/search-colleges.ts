import { collegeListItemOf } from '@touchline/domain/search/college-list-item';
import { pageOf } from '@touchline/domain/search/page-of';
import { searchColleges as search } from '@touchline/domain/search/search-colleges';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';

/** GET /ui/v1/search/colleges?q=&page= */
export function searchColleges(catalogue: CatalogueStore): Handler<'searchColleges'> {
  return ({ query }) => foundColleges(catalogue, query.q, query.page);
}

/** A page of what a search finds, as the API answers it and as pages are rendered with it. */
export async function foundColleges(catalogue: CatalogueStore, text: string, page: number): Promise<AnswerOf<'searchColleges'>> {
  const { index } = await catalogue.current();
  const found = search(index, text);
  return { items: pageOf(found, page).map(collegeListItemOf), total: found.length };
}
