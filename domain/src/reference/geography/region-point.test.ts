import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { milesBetween } from './miles-between';
import { isInset, MILES_A_UNIT, regionPoint } from './region-point';

const DRAWING = readFileSync(join(import.meta.dirname, '../../../../web/public/regions.svg'), 'utf8');

/** The box around a state in the drawing, whose paths have an absolute start and then relative steps. */
function boxOf(code: string) {
  const path = new RegExp(`id="${code}" d="([^"]+)"`).exec(DRAWING)?.[1] ?? '';
  const points = path.split('M').flatMap((part) => {
    const numbers = [...part.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    let [x, y] = [0, 0];
    return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => {
      x += numbers[2 * at] ?? 0;
      y += numbers[2 * at + 1] ?? 0;
      return { x, y };
    });
  });
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each([
  ['CA', { lat: 37.43, lng: -122.17 }],
  ['MA', { lat: 42.34, lng: -71.09 }],
  ['FL', { lat: 25.72, lng: -80.28 }],
  ['WA', { lat: 47.66, lng: -122.31 }],
  ['QC', { lat: 45.5, lng: -73.58 }],
  ['HI', { lat: 21.3, lng: -157.82 }],
  ['AK', { lat: 61.19, lng: -149.82 }],
])('a campus in %s lies in that region of the drawing', (code, campus) => {
  const { left, right, top, bottom } = boxOf(code);
  const { x, y } = regionPoint(campus);
  expect(x).toBeGreaterThan(left);
  expect(x).toBeLessThan(right);
  expect(y).toBeGreaterThan(top);
  expect(y).toBeLessThan(bottom);
});

test('the corners of states are drawn where they are, within a unit', () => {
  const colorado = boxOf('CO');
  const southeast = regionPoint({ lat: 37, lng: -102.042 });
  expect(Math.abs(southeast.y - colorado.bottom)).toBeLessThan(1);
  const wyoming = boxOf('WY');
  const northwest = regionPoint({ lat: 45, lng: -111.055 });
  expect(Math.abs(northwest.y - wyoming.top)).toBeLessThan(1);
});

test('miles are read off the drawing within three percent, but for the places that are moved', () => {
  const [boston, raleigh] = [
    { lat: 42.34, lng: -71.09 },
    { lat: 35.78, lng: -78.64 },
  ];
  const [from, to] = [regionPoint(boston), regionPoint(raleigh)];
  const drawn = Math.hypot(from.x - to.x, from.y - to.y) * MILES_A_UNIT;
  expect(drawn / milesBetween(boston, raleigh)).toBeGreaterThan(0.97);
  expect(drawn / milesBetween(boston, raleigh)).toBeLessThan(1.03);
  expect([boston, { lat: 21.3, lng: -157.82 }, { lat: 61.19, lng: -149.82 }].map(isInset)).toEqual([false, true, true]);
});
