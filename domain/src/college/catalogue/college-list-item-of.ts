import { pick } from '../../kernel/json/json';
import type { CatalogueRow } from './catalogue-row';

/** What a list shows of a college's catalogue row. */
export const LISTED_COLUMNS = [
  '_id',
  'name',
  'pathName',
  'shortName',
  'abbreviation',
  'nickname',
  'city',
  'state',
  'league',
  'division',
  'mensDivision',
  'womensDivision',
  'conference',
  'sexes',
  'inferred',
  'color',
  'secondColor',
  'students',
  'setting',
  'acceptanceRate',
  'graduationRate',
  'netPrice',
  'lat',
  'lng',
] as const;

type Listed = Pick<CatalogueRow, (typeof LISTED_COLUMNS)[number]>;
type ListItem = Listed & { readonly rank: number | null; readonly isSampleRank: boolean };

/** What a list shows of a college of the catalogue. */
export function collegeListItemOf(row: ListItem): ListItem {
  return pick(row, [...LISTED_COLUMNS, 'rank', 'isSampleRank']);
}
