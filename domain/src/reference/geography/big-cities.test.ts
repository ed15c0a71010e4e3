import { expect, test } from 'vitest';
import { nearestBigCities } from './big-cities';

const names = (lat: number, lng: number, count = 2) => nearestBigCities({ lat, lng }, count).map(({ name }) => name);

test('the big cities around a place come with the nearest first', () => {
  expect(names(40.376, -82.397)).toEqual(['Columbus', 'Cleveland']);
  expect(names(49.26, -123.25)).toEqual(['Vancouver', 'Seattle']);
  expect(names(21.3, -157.82, 1)).toEqual(['Honolulu']);
});

test('their distance is in whole miles, in a straight line', () => {
  expect(nearestBigCities({ lat: 32.469, lng: -99.71 }, 1)).toEqual([{ name: 'Dallas', lat: 32.78, lng: -96.8, miles: 171 }]);
});

test('all of them lie in the United States and Canada, with one name each', () => {
  const all = nearestBigCities({ lat: 40, lng: -95 }, 1000);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, lat, lng } of all) expect([name, lat > 20 && lat < 56, lng > -160 && lng < -70]).toEqual([name, true, true]);
});
