import type { GeoPoint } from './miles-between';

const RADIAN = Math.PI / 180;
const [SOUTH, NORTH, MIDDLE] = [33 * RADIAN, 52 * RADIAN, 40 * RADIAN];
const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + latitude / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(stretch(NORTH) / stretch(SOUTH));
const radiusAt = (latitude: number): number => (Math.cos(SOUTH) * stretch(SOUTH) ** CONE) / CONE / stretch(latitude) ** CONE;

/** How the drawing is placed: units for each radius of the earth, and where 96 degrees west and 40 north lie. */
const SCALE = 957;
const CENTER = { x: 534.3, y: 427.4 };
const MERIDIAN = -96;
/** Alaska and Hawaii are drawn at the lower left, Alaska smaller. */
const INSETS = {
  alaska: { meridian: -152, size: 0.38, right: -0.42, down: 0.35 },
  hawaii: { meridian: -157, size: 1, right: -0.27, down: -0.13 },
} as const;

/** Miles for each unit of the drawing; Alaska and Hawaii stand out of place. */
export const MILES_A_UNIT = 3958.8 / SCALE;

/** Whether a place is in Alaska or Hawaii: distances to it cannot be read off the drawing. */
export function isInset(place: GeoPoint): boolean {
  return insetOf(place) !== null;
}

function insetOf({ lat, lng }: GeoPoint): (typeof INSETS)[keyof typeof INSETS] | null {
  if (lng < -130 && lat > 50) return INSETS.alaska;
  return lng < -150 ? INSETS.hawaii : null;
}

/**
 * Where a place lies in public/regions.svg, the map of states and provinces that web/scripts/region-map.ts has drawn:
 * Lambert's conformal conic projection around 40 degrees north.
 */
export function regionPoint(place: GeoPoint): { readonly x: number; readonly y: number } {
  const inset = insetOf(place);
  const { meridian, size, right, down } = inset ?? { meridian: MERIDIAN, size: 1, right: 0, down: 0 };
  const radius = radiusAt(place.lat * RADIAN);
  const angle = CONE * (place.lng - meridian) * RADIAN;
  const [east, south] = [radius * Math.sin(angle), radius * Math.cos(angle) - radiusAt(MIDDLE)];
  return { x: CENTER.x + SCALE * (size * east + right), y: CENTER.y + SCALE * (size * south + down) };
}
