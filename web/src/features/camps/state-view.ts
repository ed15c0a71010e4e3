/** The edges of a region in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The size of every drawn map of a state, in its own units. */
export const MAP_SIZE = { width: 400, height: 300 } as const;

/** A part of the world on such a map: a Mercator projection, as on the map of colleges. */
export interface StateView {
  /** The point of the map's upper left corner, in degrees of longitude and of the projection. */
  readonly left: number;
  readonly top: number;
  /** Units of the map for each degree of longitude. */
  readonly scale: number;
}

const RADIANS = Math.PI / 180;
/** The free margin around a state, of its own size. */
const MARGIN = 0.08;
const MILES_OF_A_DEGREE = 69.17;
const BARS = [5, 10, 25, 50, 100, 200, 500] as const;
/** The longest bar of a scale, of the width of the map. */
const LONGEST_BAR = 0.3;

/** The map of a region: the whole of it in the middle, however small it is. */
export function viewOf([west, south, east, north]: Bounds): StateView {
  const [bottom, top] = [projected(south), projected(north)];
  const { width, height } = MAP_SIZE;
  const scale = Math.min(width / (east - west), height / (top - bottom)) / (1 + 2 * MARGIN);
  return {
    left: (west + east) / 2 - width / 2 / scale,
    top: (bottom + top) / 2 + height / 2 / scale,
    scale,
  };
}

/** Where a place lies on a map, in its units; also outside of it. */
export function placeIn({ left, top, scale }: StateView, { lat, lng }: { readonly lat: number; readonly lng: number }) {
  return [(lng - left) * scale, (top - projected(lat)) * scale] as const;
}

/** The bar that shows the scale of a map at a latitude: a round number of miles, and its length in units. */
export function scaleBar({ scale }: StateView, lat: number): { readonly miles: number; readonly length: number } {
  const unitsOfMile = scale / (MILES_OF_A_DEGREE * Math.cos(lat * RADIANS));
  const miles = BARS.findLast((bar) => bar * unitsOfMile <= LONGEST_BAR * MAP_SIZE.width) ?? BARS[0];
  return { miles, length: miles * unitsOfMile };
}

/** A latitude as Mercator draws it, in degrees of longitude. */
function projected(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / RADIANS;
}
