import type { GeoPoint } from '@touchline/domain/reference/geography/miles-between';
import { BUS_MPH } from '@touchline/domain/reference/geography/bus-hours';
import { isInset, MILES_A_UNIT, regionPoint } from '@touchline/domain/reference/geography/region-point';

/** A point of the map in its own pixels. */
interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A ring of equal distance around the campus, and where its label stands. */
interface Ring {
  readonly miles: number;
  readonly hours: number | null;
  readonly radius: number;
  readonly label: MapPoint;
}

interface TripLayout {
  readonly height: number;
  /** How public/regions.svg is placed below: its point `left`, `top` is the corner, drawn `scale` times as large. */
  readonly ground: { readonly left: number; readonly top: number; readonly scale: number };
  readonly home: MapPoint;
  /** The places of the others, in their order, and where their crests stand, so that none covers another. */
  readonly stops: readonly { readonly place: MapPoint; readonly crest: MapPoint }[];
  readonly rings: readonly Ring[];
}

export const MAP_WIDTH = 400;
const HEIGHTS = { least: 240, most: 400 } as const;
/** Room for a crest between a place and the edge. */
const MARGIN = 34;
/** The map is never closer than this many units of the drawing, whose outlines are coarse. */
const LEAST_UNITS = 30;

/** Beyond so many miles a team hardly goes by bus, and no hours are told. */
export const BUS_MILES = 500;
const RING_HOURS = [1, 2, 4, 8] as const;
const RING_MILES = [500, 1000, 2000] as const;
/** A ring below this radius is covered by the crest of the campus. */
const LEAST_RADIUS = 34;
const MOST_RINGS = 2;

/** How far apart the middles of two crests stand, and how often they are pushed apart at most. */
const APART = { other: 29, home: 36 } as const;
const PUSHES = 200;
const LEAST_PUSH = 0.2;

/**
 * Lays out the map of trips from a campus: as close as its farthest trip allows, with rings of hours by bus, or of
 * miles where a trip is too far for a bus. No rings where Alaska or Hawaii is among the places.
 */
export function tripLayout(campus: GeoPoint, others: readonly GeoPoint[], farthestMiles: number): TripLayout {
  const points = [campus, ...others].map(regionPoint);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (MAP_WIDTH - 2 * MARGIN) / Math.max(LEAST_UNITS, right - left),
    (HEIGHTS.most - 2 * MARGIN) / Math.max(LEAST_UNITS, bottom - top),
  );
  const height = Math.max(HEIGHTS.least, Math.ceil((bottom - top) * scale + 2 * MARGIN));
  const ground = {
    left: (left + right) / 2 - MAP_WIDTH / 2 / scale,
    top: (top + bottom) / 2 - height / 2 / scale,
    scale,
  };
  const onMap = ({ x, y }: MapPoint): MapPoint => ({ x: (x - ground.left) * scale, y: (y - ground.top) * scale });
  const [home = { x: MAP_WIDTH / 2, y: height / 2 }, ...places] = points.map(onMap);
  const crests = spread(places, home, height);
  const stops = places.map((place, index) => ({ place, crest: crests[index] ?? place }));
  const hasRings = ![campus, ...others].some(isInset);
  return { height, ground, home, stops, rings: hasRings ? ringsOf(home, crests, { height, scale, farthestMiles }) : [] };
}

/** Pushes crests apart until none covers another or the campus; those at one place leave it in different directions. */
function spread(places: readonly MapPoint[], home: MapPoint, height: number): readonly MapPoint[] {
  let crests: readonly MapPoint[] = places.map(({ x, y }, index) => ({
    x: x + 0.1 * Math.cos(2.4 * index),
    y: y + 0.1 * Math.sin(2.4 * index),
  }));
  for (let push = 0; push < PUSHES; push += 1) {
    const pushed = crests.map((crest, index) => pushedFrom(crest, home, crests.toSpliced(index, 1), height));
    const most = Math.max(
      ...pushed.map(({ x, y }, index) => Math.hypot(x - (crests[index]?.x ?? x), y - (crests[index]?.y ?? y))),
    );
    crests = pushed;
    if (most < LEAST_PUSH) break;
  }
  return crests;
}

/** A crest away from the campus and halfway from the others that are too close, within the map. */
function pushedFrom(crest: MapPoint, home: MapPoint, others: readonly MapPoint[], height: number): MapPoint {
  const pushes = [home, ...others].map((other, at) => {
    const [least, share] = at === 0 ? [APART.home, 1] : [APART.other, 0.5];
    const [dx, dy] = [crest.x - other.x, crest.y - other.y];
    const distance = Math.hypot(dx, dy);
    const by = distance === 0 || distance >= least ? 0 : ((least - distance) / distance) * share;
    return { x: dx * by, y: dy * by };
  });
  const x = pushes.reduce((sum, push) => sum + push.x, crest.x);
  const y = pushes.reduce((sum, push) => sum + push.y, crest.y);
  return { x: Math.min(MAP_WIDTH - 16, Math.max(16, x)), y: Math.min(height - 18, Math.max(18, y)) };
}

interface Around {
  readonly height: number;
  readonly scale: number;
  readonly farthestMiles: number;
}

/** The largest rings with a place for their label: within the map, on the ring, away from crests. */
function ringsOf(home: MapPoint, crests: readonly MapPoint[], { height, scale, farthestMiles }: Around): readonly Ring[] {
  const wanted =
    farthestMiles > BUS_MILES
      ? RING_MILES.map((miles) => ({ miles, hours: null }))
      : RING_HOURS.map((hours) => ({ miles: hours * BUS_MPH, hours }));
  const rings = wanted.flatMap(({ miles, hours }): readonly Ring[] => {
    const radius = (miles / MILES_A_UNIT) * scale;
    if (radius < LEAST_RADIUS || miles > 1.2 * farthestMiles) return [];
    const best = Array.from({ length: 24 }, (_, turn) => (turn * Math.PI) / 12)
      .map((angle) => ({ x: home.x + radius * Math.sin(angle), y: home.y - radius * Math.cos(angle) }))
      .filter(({ x, y }) => x > 30 && x < MAP_WIDTH - 30 && y > 14 && y < height - 10)
      .map((label) => ({ label, room: Math.min(60, ...crests.map(({ x, y }) => Math.hypot(x - label.x, y - label.y))) }))
      .reduce<{ readonly label: MapPoint; readonly room: number } | null>(
        (one, other) => (one === null || other.room > one.room ? other : one),
        null,
      );
    return best === null ? [] : [{ miles, hours, radius, label: best.label }];
  });
  return rings.slice(-MOST_RINGS);
}
