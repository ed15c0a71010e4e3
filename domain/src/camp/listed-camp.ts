import * as z from 'zod/mini';
import { catalogueRow, type CatalogueRow } from '../college/catalogue/catalogue-row';
import { NAMED_COLUMNS } from '../college/catalogue/named-columns';
import { pick } from '../kernel/json/json';
import { type Camp, camp } from './camp';

/** Its teams may play in other divisions than the college. */
const HOST_COLUMNS = [...NAMED_COLUMNS, 'mensDivision', 'womensDivision'] as const;
type HostColumn = (typeof HOST_COLUMNS)[number];

/** The college that holds a camp, as far as its camps show it; `pathName` leads to its page. */
export const campHost = z.pick(
  catalogueRow,
  Object.fromEntries(HOST_COLUMNS.map((column) => [column, true])) as Record<HostColumn, true>,
);

export type CampHost = z.infer<typeof campHost>;

const LISTED_FIELDS = [
  '_id',
  'name',
  'type',
  'sex',
  'startsOn',
  'endsOn',
  'startsAt',
  'endsAt',
  'timeZone',
  'registrationClosesOn',
  'placeName',
  'priceCents',
  'priceIncludes',
  'capacity',
  'spacesLeft',
  'ages',
  'grades',
  'registrationURL',
  'position',
] as const;

type ListedField = (typeof LISTED_FIELDS)[number];

/**
 * A camp as lists, calendar and planner show it, with its host. `position` is that of the host where the camp's own is
 * unknown; `staffCount` is the number of named staff.
 */
export const listedCamp = z.extend(
  z.pick(
    z.strictObject(camp.def.shape),
    Object.fromEntries(LISTED_FIELDS.map((field) => [field, true])) as Record<ListedField, true>,
  ),
  { staffCount: z.int(), host: campHost },
);

export type ListedCamp = z.infer<typeof listedCamp>;

/** What a camp shows of the college that holds it. */
export function campHostOf(row: Pick<CatalogueRow, HostColumn>): CampHost {
  return pick(row, HOST_COLUMNS);
}

/** Where a camp is: its own position, that of its host where it is unknown. */
export function campPosition({ position }: Pick<Camp, 'position'>, { lat, lng }: Pick<CatalogueRow, 'lat' | 'lng'>) {
  return position.lat !== null && position.lng !== null ? position : { lat, lng };
}

/** What lists show of a camp. */
export function listedCampOf(one: Camp, host: Pick<CatalogueRow, HostColumn | 'lat' | 'lng'>): ListedCamp {
  return {
    ...pick(one, LISTED_FIELDS),
    position: campPosition(one, host),
    staffCount: one.staff.length,
    host: campHostOf(host),
  };
}
