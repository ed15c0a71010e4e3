import * as z from 'zod/mini';
import { DOTS_BOX } from '../reference/geography/map-drawing';
import { dotOf } from '../reference/geography/map-projection';
import { LONGEST_QUERY } from './search-limits';

/** The query of GET /ui/v1/search/dots. */
export const collegeDotsQuery = z.object({ q: z._default(z.string().check(z.maxLength(LONGEST_QUERY)), '') });

/** How many colleges a text finds, and those with a place as a path of points in DOTS_BOX. */
export const collegeDotsAnswer = z.strictObject({ total: z.int(), path: z.string() });

/**
 * Colleges as a path of points, each drawn by a round line end; neighbours of one pixel are one point. It is sorted and
 * relative, so that 1,500 colleges need about 8 kB. Colleges without a place, or far from the map, are left out.
 */
export function dotsPath(colleges: readonly { readonly lat: number | null; readonly lng: number | null }[]): string {
  const places = new Set<number>();
  for (const { lat, lng } of colleges) {
    if (lat === null || lng === null) continue;
    const [x, y] = dotOf({ lat, lng });
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
