import { milesToLines, milesToSea } from './miles-to-sea';
import type { GeoPoint } from './miles-between';

/** What the land around a place looks like; a ridge is an old, wooded mountain without snow. */
export const LANDSCAPES = ['coast', 'lake', 'mountain', 'ridge', 'desert', 'prairie', 'forest', 'lowland', 'hills'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** The trees that stand there. */
export type Trees = 'palm' | 'conifer' | 'broadleaf' | 'cactus';

const COAST_MILES = 14;
const LAKE_MILES = 9;
const APPALACHIAN_MILES = 42;

/** Shores of the Great Lakes where colleges are, and the crest of the Appalachians: latitude and longitude, coarse. */
const LAKES = [
  lineOf('41.6 -87.3,41.9 -87.6,42.7 -87.8,43.1 -87.9,44.3 -87.5'),
  lineOf('41.7 -86.9,42.4 -86.3,43.2 -86.3,44.3 -86.3,45.4 -85.3'),
  lineOf('42.3 -83.1,41.7 -83.4,41.5 -81.7,42.1 -80.1,42.9 -78.9'),
  lineOf('43.3 -79.1,43.3 -79.8,43.7 -79.4,44.2 -76.5,43.5 -76.5,43.3 -77.6'),
  lineOf('48.4 -89.2,46.8 -92.1,46.6 -90.9,46.6 -87.4,46.5 -84.4'),
];
const APPALACHIANS = [
  lineOf('34.3 -85.0,35.6 -83.3,36.6 -81.7,38.0 -79.8,39.5 -78.8,41.0 -77.0,42.1 -74.3'),
  lineOf('42.4 -73.1,44.1 -72.2,44.3 -71.3,45.3 -70.0'),
  lineOf('43.5 -74.3,44.4 -73.9'),
];

/** A part of the map between two latitudes and two longitudes. */
type Box = readonly [south: number, north: number, west: number, east: number];

const DESERTS: readonly Box[] = [
  [31, 37.4, -117.4, -104.2],
  [35.2, 41.6, -119.9, -114],
  [29, 32.3, -107, -101.5],
];
const MOUNTAINS: readonly Box[] = [
  [37.4, 60, -117.2, -104.6],
  [44, 60, -122.1, -117.2],
  [36.5, 41, -121, -119],
  [60, 72, -170, -130],
];
const PRAIRIES: readonly Box[] = [
  [31.5, 56, -104.6, -95.5],
  [39.4, 43.6, -95.5, -88],
];
const FOREST_NORTH_OF = 43.8;
const LOWLAND_SOUTH_OF = 31.2;

/**
 * The landscape around a place in the United States or Canada: shore before mountains before plains. A rule of thumb by
 * coarse belts of the map, for pictures alone; `hills` where nothing else is known.
 */
export function landscapeOf(place: GeoPoint): Landscape {
  const toSea = milesToSea(place);
  if (toSea !== null && toSea <= COAST_MILES) return 'coast';
  if (milesToLines(place, LAKES) <= LAKE_MILES) return 'lake';
  if (isIn(DESERTS, place)) return 'desert';
  if (isIn(MOUNTAINS, place)) return 'mountain';
  if (milesToLines(place, APPALACHIANS) <= APPALACHIAN_MILES) return 'ridge';
  if (isIn(PRAIRIES, place)) return 'prairie';
  if (place.lat >= FOREST_NORTH_OF) return 'forest';
  return place.lat <= LOWLAND_SOUTH_OF ? 'lowland' : 'hills';
}

/** The trees of a place, by its landscape and its latitude. */
export function treesOf({ lat, lng }: GeoPoint, landscape: Landscape): Trees {
  if (landscape === 'desert') return 'cactus';
  const isWarmShore = lat <= (lng < -115 ? 35.5 : 32.2);
  if (isWarmShore && (landscape === 'coast' || landscape === 'lowland')) return 'palm';
  const isPacificNorthWest = lat > 40 && lng < -117;
  return lat >= FOREST_NORTH_OF || isPacificNorthWest || landscape === 'mountain' ? 'conifer' : 'broadleaf';
}

function isIn(boxes: readonly Box[], { lat, lng }: GeoPoint): boolean {
  return boxes.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east);
}

function lineOf(text: string): readonly GeoPoint[] {
  return text.split(',').map((point) => {
    const [lat = 0, lng = 0] = point.split(' ').map(Number);
    return { lat, lng };
  });
}
