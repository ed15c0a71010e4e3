import type { GeoPoint } from '../reference/geography/miles-between';

/** Longest text of a search, in characters. */
export const LONGEST_QUERY = 200;
/** Most values of one group of filters. */
export const MOST_VALUES = 60;

/** Entries of a list on one page. */
export const PAGE_SIZE = 20;

/** The distances, in miles, that a search can be limited to. */
export const SEARCH_MILES = [25, 50, 100, 250, 500] as const;
export type SearchMiles = (typeof SEARCH_MILES)[number];

/**
 * A point written `latitude,longitude` in degrees, or null for any other text. Rounded to a tenth of a degree, because
 * a search does not need an exact position.
 */
export function geoPointOf(text: string): GeoPoint | null {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d{1,10})?),(-?\d{1,3}(?:\.\d{1,10})?)$/.exec(text) ?? [];
  const [lat, lng] = [tenth(north), tenth(east)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function tenth(text: string | undefined): number {
  return text === undefined ? Number.NaN : Math.round(Number(text) * 10) / 10 + 0;
}
