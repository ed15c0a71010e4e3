import { expect, test } from 'vitest';
import { BY_THE_SEA_MILES, milesBetween } from './miles-between';
import { milesToSea } from './miles-to-sea';

test.each([
  ['Miami', 25.72, -80.28],
  ['Malibu', 34.04, -118.71],
  ['Boston', 42.34, -71.09],
  ['New Haven', 41.31, -72.92],
  ['Seattle', 47.61, -122.32],
  ['Honolulu', 21.3, -157.82],
  ['Corpus Christi', 27.71, -97.32],
  ['Halifax', 44.64, -63.59],
  ['Vancouver', 49.26, -123.25],
])('%s lies by the sea', (_, lat, lng) => {
  expect(milesToSea({ lat, lng })).toBeLessThanOrEqual(BY_THE_SEA_MILES);
});

test.each([
  ['Durham, NC', 36.0, -78.94, 75, 140],
  ['Chicago: a lake is no sea', 41.79, -87.6, 500, 900],
  ['Buffalo: a lake is no sea', 43.0, -78.79, 200, 400],
  ['Denver', 39.68, -104.96, 600, 1000],
  ['El Paso: a river is no sea', 31.77, -106.5, 500, 800],
  ['Burlington, VT: a border is no sea', 44.48, -73.2, 100, 200],
])('%s lies inland', (_, lat, lng, least, most) => {
  const miles = milesToSea({ lat, lng }) ?? 0;
  expect(miles).toBeGreaterThan(least);
  expect(miles).toBeLessThan(most);
});

test('there is no distance for points outside of the listed coast', () => {
  expect(milesToSea({ lat: 64.86, lng: -147.8 })).toBeNull();
  expect(milesToSea({ lat: 52.5, lng: 13.4 })).toBeNull();
});

test('a distance is the one of the globe, and the same both ways', () => {
  const [boston, losAngeles] = [
    { lat: 42.36, lng: -71.06 },
    { lat: 34.05, lng: -118.24 },
  ];
  expect(milesBetween(boston, losAngeles)).toBeCloseTo(2591, -1);
  expect(milesBetween(losAngeles, boston)).toBeCloseTo(milesBetween(boston, losAngeles), 6);
  expect(milesBetween(boston, boston)).toBe(0);
});
