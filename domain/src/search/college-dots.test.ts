import { expect, test } from 'vitest';
import { DOTS_BOX } from '../reference/geography/map-drawing';
import { dotsPath } from './college-dots';

/** The points of a path of relative steps. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(-?\d+)[ ]?(-?\d+)h0/g)].map(([, right, down]) => {
    [x, y] = [x + Number(right), y + Number(down)];
    return [x, y] as const;
  });
}
const pointOf = (lat: number, lng: number) => pointsOf(dotsPath([{ lat, lng }]))[0] ?? null;

const PLACES = {
  seattle: [47.6, -122.3],
  miami: [25.8, -80.2],
  boston: [42.3, -71.1],
  halifax: [44.6, -63.6],
  stJohns: [47.6, -52.7],
  edmonton: [53.5, -113.5],
  sanDiego: [32.7, -117.2],
  brownsville: [25.9, -97.5],
  honolulu: [21.3, -157.8],
  fairbanks: [64.8, -147.8],
} as const;

test('places of both countries lie in the drawing, east to the right and north above', () => {
  const at = Object.fromEntries(Object.entries(PLACES).map(([name, [lat, lng]]) => [name, pointOf(lat, lng)]));
  for (const [name, point] of Object.entries(at)) expect(point, name).not.toBeNull();
  expect(at.boston?.[0]).toBeGreaterThan(at.seattle?.[0] ?? 999);
  expect(at.miami?.[1]).toBeGreaterThan(at.boston?.[1] ?? 999);
});

test('every college with a place is a point, neighbours are one, and the path draws all of them', () => {
  const places = Object.values(PLACES).map(([lat, lng]) => ({ lat, lng }));
  const path = dotsPath([...places, ...places, { lat: null, lng: -80 }, { lat: 48.8, lng: 2.3 }]);
  expect(pointsOf(path)).toHaveLength(places.length);
  expect(pointsOf(path).every(([x, y]) => x >= 0 && x < DOTS_BOX.width && y >= 0 && y < DOTS_BOX.height)).toBe(true);
  expect(path.replace(/m-?\d+[ ]?-?\d+h0/g, '')).toBe('');
});
