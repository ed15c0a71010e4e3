import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { SearchableCollege } from '@touchline/domain/search/matching/searchable-college';
import { realColleges as collegesOf } from '@touchline/local/seed/real-colleges';
import { readCollegeTables } from '@touchline/local/tables/college-tables';

/** The real colleges of our tables. */
export async function realColleges(): Promise<readonly SearchableCollege[]> {
  return collegesOf(await readCollegeTables(), 'whole').map(catalogueRowOf);
}
