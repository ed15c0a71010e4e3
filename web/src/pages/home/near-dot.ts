import type { MapDot } from '@touchline/domain/reference/geography/map-projection';

/** The points of a path of `dotsPath`, in the order of the path: from west to east. */
export function dotsOf(path: string): readonly MapDot[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(\d+) ?(-?\d+)h0/g)].map(([, right, down]) => {
    x += Number(right);
    y += Number(down);
    return [x, y] as const;
  });
}

/** The point of a path that is nearest to a pressed one; null where the path has none. */
export function nearestDot(path: string, [x, y]: MapDot): MapDot | null {
  const far = (dot: MapDot) => Math.hypot(dot[0] - x, dot[1] - y);
  return dotsOf(path).reduce<MapDot | null>((best, dot) => (best === null || far(dot) < far(best) ? dot : best), null);
}

/** A long stride over the points, so that the next one is never a neighbor. */
const STRIDE = 0.382;

/** The point that follows another one for who presses keys: each press leads far away, and over time to all regions. */
export function nextDot(path: string, dot: MapDot | null): MapDot | null {
  const dots = dotsOf(path);
  const at = dot === null ? 0 : dots.findIndex(([x, y]) => x === dot[0] && y === dot[1]);
  return dots[(at + Math.max(1, Math.round(dots.length * STRIDE))) % dots.length] ?? null;
}
