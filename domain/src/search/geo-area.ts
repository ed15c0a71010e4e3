import type { GeoPoint } from '../reference/geography/miles-between';

/** A rectangle of the map in degrees, its edges included. It never crosses the date line. */
export interface GeoArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const EDGE = /^-?\d{1,3}(?:\.\d{1,10})?$/;
/** Edges are kept to a thousandth of a degree, some 100 m. */
const PARTS = 1000;

/**
 * An area written `south,west,north,east` in degrees, or null for any other text and for one that holds nothing. Its
 * edges are rounded inwards, so that a map that shows the area never has to zoom out for it.
 */
export function geoAreaOf(text: string): GeoArea | null {
  const edges = text.split(',');
  if (edges.length !== 4 || !edges.every((edge) => EDGE.test(edge))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = edges.map(Number);
  return roundedArea({ south, west, north, east });
}

/** The area with its edges rounded inwards; null where it holds nothing or is not on the globe. */
export function roundedArea({ south, west, north, east }: GeoArea): GeoArea | null {
  const area = { south: up(south), west: up(west), north: down(north), east: down(east) };
  const isOnGlobe = area.south >= -90 && area.north <= 90 && area.west >= -180 && area.east <= 180;
  return isOnGlobe && area.south < area.north && area.west < area.east ? area : null;
}

/** The text that `geoAreaOf` reads. */
export function areaText({ south, west, north, east }: GeoArea): string {
  return [south, west, north, east].join(',');
}

/** Whether a point lies in the area or on its edge. */
export function isInArea({ lat, lng }: GeoPoint, { south, west, north, east }: GeoArea): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Adding zero makes -0 the zero that an address has. */
function up(degrees: number): number {
  return Math.ceil(tidy(degrees)) / PARTS + 0;
}

function down(degrees: number): number {
  return Math.floor(tidy(degrees)) / PARTS + 0;
}

/** Thousandths, without the last digits in which 0.003 × 1000 differs from 3. */
function tidy(degrees: number): number {
  return Number((degrees * PARTS).toFixed(6));
}
