import * as z from 'zod/mini';
import { DOTS_BOX } from '../reference/geography/map-drawing';
import type { GeoPoint } from '../reference/geography/miles-between';
import { LONGEST_QUERY } from './search-limits';

/** The query of GET /ui/v1/search/dots. */
export const collegeDotsQuery = z.object({ q: z._default(z.string().check(z.maxLength(LONGEST_QUERY)), '') });

/** How many colleges a text finds, and those with a place as a path of points in DOTS_BOX. */
export const collegeDotsAnswer = z.strictObject({ total: z.int(), path: z.string() });

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const MERIDIAN = -96;
const [SOUTH, NORTH, MIDDLE] = [radians(33), radians(45), radians(39)];
const half = (angle: number): number => Math.tan(Math.PI / 4 + angle / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(half(NORTH) / half(SOUTH));
const FACTOR = (Math.cos(SOUTH) * half(SOUTH) ** CONE) / CONE;
const REACH = FACTOR / half(MIDDLE) ** CONE;
/** Pixels of the drawing for each radius of the earth, and where its middle lies. */
const SCALE = 545;
const CENTER = { x: 208, y: 178 };

/** Where a place lies in the drawing, in whole pixels: Lambert's conformal conic projection around 39 degrees north. */
function projected({ lat, lng }: GeoPoint): readonly [x: number, y: number] {
  const radius = FACTOR / half(radians(lat)) ** CONE;
  const angle = CONE * radians(lng - MERIDIAN);
  return [
    Math.round(CENTER.x + SCALE * radius * Math.sin(angle)),
    Math.round(CENTER.y - SCALE * (REACH - radius * Math.cos(angle))),
  ];
}

/** Alaska and Hawaii are drawn where maps of the country have them: below the southwest. */
function inset({ lat, lng }: GeoPoint): readonly [x: number, y: number] | null {
  if (lng < -130 && lat > 50) return [Math.round(40 + (lng + 152) * 1.2), Math.round(270 - (lat - 61) * 3)];
  if (lng < -150) return [Math.round(92 + (lng + 157) * 5), Math.round(288 - (lat - 20.5) * 5)];
  return null;
}

/**
 * Colleges as a path of points, each drawn by a round line end; neighbours of one pixel are one point. It is sorted and
 * relative, so that 1,500 colleges need about 8 kB. Colleges without a place, or far from the map, are left out.
 */
export function dotsPath(colleges: readonly { readonly lat: number | null; readonly lng: number | null }[]): string {
  const places = new Set<number>();
  for (const { lat, lng } of colleges) {
    if (lat === null || lng === null) continue;
    const [x, y] = inset({ lat, lng }) ?? projected({ lat, lng });
    if (x >= 0 && x < DOTS_BOX.width && y >= 0 && y < DOTS_BOX.height) places.add(x * DOTS_BOX.height + y);
  }
  let [lastX, lastY] = [0, 0];
  return [...places]
    .sort((one, other) => one - other)
    .map((place) => {
      const [x, y] = [Math.floor(place / DOTS_BOX.height), place % DOTS_BOX.height];
      const step = `m${x - lastX} ${y - lastY}h0`.replace(' -', '-');
      [lastX, lastY] = [x, y];
      return step;
    })
    .join('');
}
