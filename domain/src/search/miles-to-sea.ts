import { COAST_OF_PROVINCES } from './coast-of-provinces';
import { COAST_OF_STATES } from './coast-of-states';
import { milesBetween, type Place } from './miles-between';

const COAST: readonly (readonly Place[])[] = [...COAST_OF_STATES, ...COAST_OF_PROVINCES].map((line) =>
  line.split(',').map((point) => {
    const [lat = 0, lng = 0] = point.split(' ').map(Number);
    return { lat, lng };
  }),
);

/** Miles from a place to the nearest sea coast, whole, accurate to some 3; null outside of what the coast is drawn for: the United States without Alaska, and Canada. */
export function milesToSea(place: Place): number | null {
  if (!isCharted(place)) return null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of COAST) {
    for (let at = 1; at < line.length; at++) {
      const [from, to] = [line[at - 1], line[at]];
      if (from !== undefined && to !== undefined) nearest = Math.min(nearest, milesBetween(place, nearestOf(place, from, to)));
    }
  }
  return Math.round(nearest);
}

function isCharted({ lat, lng }: Place): boolean {
  return lat > 17 && lat < 54 && lng > -162 && lng < -52;
}

/** The point of a stretch that is nearest to a place, on a map that is flat around the place. */
function nearestOf(place: Place, from: Place, to: Place): Place {
  const shrink = Math.cos((place.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((place.lng - from.lng) * shrink * x + (place.lat - from.lat) * y) / length;
  const share = Math.min(1, Math.max(0, along));
  return { lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) };
}
