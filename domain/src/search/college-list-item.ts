import * as z from 'zod/mini';
import { type CatalogueRow, catalogueRow } from '../college/catalogue-row';

/** A college as lists show it; `_id`, `name` and `pathName` lead to its page. */
export const collegeListItem = z.omit(catalogueRow, {
  schemaVersion: true,
  aliases: true,
  host: true,
  collegeURL: true,
  country: true,
});

export type CollegeListItem = z.infer<typeof collegeListItem>;

/** What a list shows of a catalogue row. */
export function collegeListItemOf(row: CatalogueRow): CollegeListItem {
  const { _id, name, pathName, shortName, abbreviation, nickname, city, state, league, division, conference, sexes, color } = row;
  return { _id, name, pathName, shortName, abbreviation, nickname, city, state, league, division, conference, sexes, color };
}
