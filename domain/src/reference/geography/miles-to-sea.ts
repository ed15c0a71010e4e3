import { COAST_OF_STATES } from './coast-of-states';
import { milesBetween, type GeoPoint } from './miles-between';

/**
 * The sea coast of Canada where colleges are near it, traced by hand from public maps, accurate to some 5 km: lines of
 * "latitude longitude" in degrees. The St. Lawrence counts from its gulf on.
 */
const COAST_OF_PROVINCES: readonly string[] = [
  '48.55 -124.42,48.36 -123.73,48.31 -123.54,48.42 -123.39,48.46 -123.28,48.66 -123.40,48.80 -123.60,49.16 -123.93,49.70 -124.88,50.02 -125.24',
  '49.00 -122.76,49.05 -123.08,49.20 -123.21,49.28 -123.26,49.29 -122.92,49.34 -123.27,49.69 -123.16,49.84 -124.53',
  '45.09 -66.98,45.13 -66.48,45.27 -66.06,45.40 -65.55,45.61 -64.78,45.86 -64.42,45.32 -64.93,45.10 -64.35,45.37 -63.44,45.32 -64.94,44.62 -65.76,43.84 -66.12,43.45 -65.62,44.03 -64.71,44.37 -64.31,44.55 -63.57,44.68 -63.60,44.64 -63.48,44.92 -62.02,45.31 -61.10,45.60 -61.37',
  '45.60 -61.37,45.68 -61.90,45.68 -62.71,45.86 -63.60,46.02 -64.00,46.23 -64.54,46.80 -64.86,47.05 -65.10,47.79 -65.02,47.62 -65.65,48.07 -66.38,48.36 -64.53,48.83 -64.49,49.13 -66.49',
  '46.45 -64.00,46.23 -63.13,46.01 -62.47,46.45 -62.00,46.43 -63.10,47.06 -64.00,46.62 -64.38,46.45 -64.00',
  '45.60 -61.37,45.95 -60.20,46.22 -59.96,46.14 -60.20,46.25 -60.45,47.00 -60.45,46.63 -61.01,45.98 -61.53,45.60 -61.37',
  '47.58 -59.13,47.60 -57.60,47.07 -55.80,46.87 -54.20,46.64 -53.08,47.52 -52.64,47.60 -52.70,48.18 -52.97,47.62 -53.20,47.80 -54.00,48.65 -53.10,49.25 -54.20,49.95 -56.10,51.62 -55.43,49.56 -57.90,48.95 -57.95,48.53 -58.95,47.58 -59.13',
];

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

/** Miles to the nearest of some lines on the map; infinite if there is none. */
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
