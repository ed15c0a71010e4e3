/** A point on earth, in degrees north and east. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A college lies by the sea at most this far from it, in miles. */
export const BY_THE_SEA_MILES = 10;

const EARTH_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** The great-circle distance between two points, in miles. */
export function milesBetween(from: GeoPoint, to: GeoPoint): number {
  const [north, east] = [(to.lat - from.lat) * RADIANS, (to.lng - from.lng) * RADIANS];
  const half = Math.sin(north / 2) ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}
