import { COAST_OF_PROVINCES } from './coast-of-provinces';
import { COAST_OF_STATES } from './coast-of-states';
import { milesBetween, type GeoPoint } from './miles-between';

const COAST: readonly (readonly GeoPoint[])[] = [...COAST_OF_STATES, ...COAST_OF_PROVINCES].map((line) =>
  line.split(',').map((point) => {
    const [lat = 0, lng = 0] = point.split(' ').map(Number);
    return { lat, lng };
  }),
);

/**
 * Miles to the nearest sea coast, whole, accurate to some 3. Null outside of the area whose coast is listed: the United
 * States without Alaska, and Canada.
 */
export function milesToSea(point: GeoPoint): number | null {
  return isCharted(point) ? Math.round(milesToLines(point, COAST)) : null;
}

/** Miles to the nearest of some lines on the map; infinite where there is none. */
export function milesToLines(point: GeoPoint, lines: readonly (readonly GeoPoint[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let at = 1; at < line.length; at++) {
      const [from, to] = [line[at - 1], line[at]];
      if (from !== undefined && to !== undefined) nearest = Math.min(nearest, milesBetween(point, nearestOf(point, from, to)));
    }
  }
  return nearest;
}

function isCharted({ lat, lng }: GeoPoint): boolean {
  return lat > 17 && lat < 54 && lng > -162 && lng < -52;
}

/** The nearest point of a line segment, on a map that is flat around the given point. */
function nearestOf(point: GeoPoint, from: GeoPoint, to: GeoPoint): GeoPoint {
  const shrink = Math.cos((point.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((point.lng - from.lng) * shrink * x + (point.lat - from.lat) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
}
