import { pageOf } from '@touchline/domain/search/page-of';
import { collegeListItemOf } from '@touchline/domain/search/college-list-item';
import { searchColleges as search } from '@touchline/domain/search/search-colleges';
import { type Handler } from '../../platform/handler';
import { type CatalogueStore } from './catalogue-store';

/** GET /ui/v1/search/colleges?q=&page= */
export function searchColleges(catalogue: CatalogueStore): Handler<'searchColleges'> {
  return async ({ query }) => {
    const { index } = await catalogue.current();
    const found = search(index, query.q);
    return { items: pageOf(found, query.page).map(collegeListItemOf), total: found.length };
  };
}
