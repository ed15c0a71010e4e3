import { pick } from '../../kernel/json/json';
import type { Sex } from '../athletics';
import type { CatalogueRow } from './catalogue-row';
import { listedConference } from './listed-conference';

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
  'outOfStateTuition',
  'collegeType',
  'unitId',
  'lat',
  'lng',
] as const;

type Listed = Pick<CatalogueRow, (typeof LISTED_COLUMNS)[number]>;
type ListItem = Listed & { readonly rank: number | null; readonly isSampleRank: boolean };
type ListedRow = ListItem & Pick<CatalogueRow, 'mensConference' | 'womensConference'>;

/** What a list shows of a college of the catalogue; the conference is that of the asked team, or of both. */
export function collegeListItemOf(row: ListedRow, team?: Sex): ListItem {
  return { ...pick(row, [...LISTED_COLUMNS, 'rank', 'isSampleRank']), conference: listedConference(row, team) };
}
