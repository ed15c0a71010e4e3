import { collegesOfSite } from '@touchline/domain/college/colleges-of-site';
import type { Handler } from '../../platform/handler';
import type { CatalogueStore } from './catalogue-store';

/** GET /ui/v1/colleges/property?keys= */
export function collegeProperty(catalogue: CatalogueStore): Handler<'collegeProperty'> {
  return async ({ query }) => {
    const { rows } = await catalogue.current();
    return { items: [...new Set(query.keys)].map((key) => ({ key, colleges: collegesOfSite(rows, key) })) };
  };
}
