import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outlinesOf } from '../src/features/college-search/map/outlines';
import { STATE_BOUNDS } from '../src/features/camps/state-bounds';
import { MAP_SIZE, placeIn, scaleBar, viewOf } from '../src/features/camps/state-view';

const WEB = join(import.meta.dirname, '..');
const file: unknown = JSON.parse(readFileSync(join(WEB, 'public/map-outlines.json'), 'utf8'));
const outlines = new Map(outlinesOf(file).map(({ code, rings }) => [code, rings]));

/** Every college of our tables with a place: id, name and aliases stand before, and names may contain commas. */
const COLLEGES = readFileSync(join(WEB, '../college-data/colleges.csv'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, state = '', lat = '', lng = ''] = /,([A-Z]{2}),[^,]*,(-?\d+\.\d+),(-?\d+\.\d+),/.exec(line) ?? [];
    return state === '' ? [] : [{ state, lat: Number(lat), lng: Number(lng) }];
  });

const boundsOf = (code: string) => STATE_BOUNDS[code] ?? [0, 0, 0, 0];
const [RIGHT, BOTTOM] = [MAP_SIZE.width, MAP_SIZE.height];

/** Whether a place lies within rings, by how many of their edges a line to the east crosses. */
function isWithin(rings: ReturnType<typeof outlinesOf>[number]['rings'], lat: number, lng: number): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.filter(([fromLat, fromLng], index) => {
      const [toLat, toLng] = ring[(index + 1) % ring.length] ?? [fromLat, fromLng];
      if (fromLat > lat === toLat > lat) return false;
      return lng < fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat);
    }),
  );
  return crossed.length % 2 === 1;
}

describe('the map of a state', () => {
  test('is drawn for every state whose bounds are known, and for no other', () => {
    for (const [code, bounds] of Object.entries(STATE_BOUNDS)) {
      const points = outlines.get(code)?.flat() ?? [];
      const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)];
      const edges = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
      expect(edges.map((edge) => Math.round(edge * 100) / 100)).toEqual(bounds);
      expect(readFileSync(join(WEB, `public/state-maps/${code}.svg`), 'utf8')).toContain(`viewBox="0 0 ${RIGHT} ${BOTTOM}"`);
    }
    expect([...outlines.keys()].filter((code) => code.length === 2 && !(code in STATE_BOUNDS)).toSorted()).toEqual([
      'NT',
      'NU',
      'YT',
    ]);
  });

  test('shows every college on the map of its state, and 98 of 100 at least inside its outline', () => {
    const known = COLLEGES.filter(({ state }) => state in STATE_BOUNDS);
    expect(known.length).toBeGreaterThan(1500);
    expect(COLLEGES.length - known.length).toBeLessThan(10);
    const beyond = known.filter((college) => {
      const [x, y] = placeIn(viewOf(boundsOf(college.state)), college);
      return x < 0 || x > RIGHT || y < 0 || y > BOTTOM;
    });
    expect(beyond).toEqual([]);
    const inside = known.filter(({ state, lat, lng }) => isWithin(outlines.get(state) ?? [], lat, lng));
    expect(inside.length / known.length).toBeGreaterThan(0.98);
  });

  test('puts known places where they are: Columbus in the middle of Ohio, Cleveland at its upper edge', () => {
    const ohio = viewOf(boundsOf('OH'));
    const [columbus, cleveland] = [placeIn(ohio, { lat: 39.96, lng: -83 }), placeIn(ohio, { lat: 41.5, lng: -81.69 })];
    expect(columbus[0] / RIGHT).toBeCloseTo(0.46, 1);
    expect(columbus[1] / BOTTOM).toBeCloseTo(0.58, 1);
    expect(cleveland[0]).toBeGreaterThan(columbus[0]);
    expect(cleveland[1]).toBeLessThan(0.3 * BOTTOM);
  });

  test('is to scale: its bar is as long as the miles that it names, in the smallest and the largest state', () => {
    for (const [code, lat] of [
      ['RI', 41.6],
      ['OH', 40.4],
      ['AK', 61.2],
    ] as const) {
      const view = viewOf(boundsOf(code));
      const { miles, length } = scaleBar(view, lat);
      const degrees = miles / 69.17;
      const [, from] = placeIn(view, { lat: lat - degrees / 2, lng: -100 });
      const [, to] = placeIn(view, { lat: lat + degrees / 2, lng: -100 });
      expect((from - to) / length).toBeCloseTo(1, 1);
      expect(length).toBeLessThan(0.31 * RIGHT);
      expect(length).toBeGreaterThan(0.1 * RIGHT);
    }
  });
});
