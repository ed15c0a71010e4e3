import type { GeoPoint } from './miles-between';

/** A point of the map of colleges in pixels of DOTS_BOX. */
export type MapDot = readonly [x: number, y: number];

const RADIAN = Math.PI / 180;
const MERIDIAN = -96;
const [SOUTH, NORTH, MIDDLE] = [33 * RADIAN, 45 * RADIAN, 39 * RADIAN];
const half = (angle: number): number => Math.tan(Math.PI / 4 + angle / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(half(NORTH) / half(SOUTH));
const FACTOR = (Math.cos(SOUTH) * half(SOUTH) ** CONE) / CONE;
const REACH = FACTOR / half(MIDDLE) ** CONE;
/** Pixels of the drawing for each radius of the earth, and where its middle lies. */
const SCALE = 545;
const CENTER = { x: 208, y: 178 };

/** Alaska and Hawaii are drawn where maps of the country have them, below the southwest: their middle and its pixel. */
const INSETS = {
  alaska: { lat: 61, lng: -152, x: 40, y: 270, east: 1.2, north: 3 },
  hawaii: { lat: 20.5, lng: -157, x: 92, y: 288, east: 5, north: 5 },
} as const;
/** The part of the drawing where Alaska and Hawaii stand. */
const ALASKA_TO = { x: 76, y: 240 };
const HAWAII = { from: 77, to: 110, y: 275 };

function insetOf({ lat, lng }: GeoPoint): (typeof INSETS)[keyof typeof INSETS] | null {
  if (lng < -130 && lat > 50) return INSETS.alaska;
  return lng < -150 ? INSETS.hawaii : null;
}

/** Where a place lies in the drawing, in whole pixels: Lambert's conformal conic projection around 39 degrees north. */
export function dotOf(place: GeoPoint): MapDot {
  const { lat, lng } = place;
  const inset = insetOf(place);
  if (inset !== null)
    return [Math.round(inset.x + (lng - inset.lng) * inset.east), Math.round(inset.y - (lat - inset.lat) * inset.north)];
  const radius = FACTOR / half(lat * RADIAN) ** CONE;
  const angle = CONE * (lng - MERIDIAN) * RADIAN;
  return [
    Math.round(CENTER.x + SCALE * radius * Math.sin(angle)),
    Math.round(CENTER.y - SCALE * (REACH - radius * Math.cos(angle))),
  ];
}

/** The place of a point of the drawing, the inverse of `dotOf`: to about five miles, thirty in Alaska and Hawaii. */
export function placeOfDot([x, y]: MapDot): GeoPoint {
  const inset =
    x <= ALASKA_TO.x && y >= ALASKA_TO.y
      ? INSETS.alaska
      : x >= HAWAII.from && x <= HAWAII.to && y >= HAWAII.y
        ? INSETS.hawaii
        : null;
  if (inset !== null) return { lat: inset.lat - (y - inset.y) / inset.north, lng: inset.lng + (x - inset.x) / inset.east };
  const [east, south] = [(x - CENTER.x) / SCALE, REACH - (CENTER.y - y) / SCALE];
  const radius = Math.hypot(east, south);
  return {
    lat: (2 * Math.atan((FACTOR / radius) ** (1 / CONE)) - Math.PI / 2) / RADIAN,
    lng: MERIDIAN + Math.atan2(east, south) / CONE / RADIAN,
  };
}
