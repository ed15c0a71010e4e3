import { milesBetween } from '@touchline/domain/reference/geography/miles-between';
import { expect, test } from 'vitest';
import { MAP_WIDTH, tripLayout } from './trip-layout';

const WELLESLEY = { lat: 42.29, lng: -71.31 };
const STANFORD = { lat: 37.43, lng: -122.17 };
const MAUI = { lat: 20.9, lng: -156.5 };
/** Campuses around Boston, two of them at one place. */
const NEAR = [
  { lat: 42.36, lng: -71.09 },
  { lat: 42.35, lng: -71.07 },
  { lat: 42.35, lng: -71.07 },
  { lat: 42.1, lng: -72.56 },
  { lat: 41.37, lng: -72.1 },
];
const FAR = [
  { lat: 37.87, lng: -122.26 },
  { lat: 42.34, lng: -71.17 },
  { lat: 25.72, lng: -80.28 },
];

function layoutOf(campus: typeof WELLESLEY, others: readonly (typeof WELLESLEY)[]) {
  return tripLayout(campus, others, Math.max(...others.map((other) => milesBetween(campus, other))));
}

test('no crest covers another one or the campus, also of two at one place, and all are on the map', () => {
  const { home, stops, height } = layoutOf(WELLESLEY, NEAR);
  const crests = stops.map(({ crest }) => crest);
  for (const [index, { x, y }] of crests.entries()) {
    expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= height).toBe(true);
    for (const other of [home, ...crests.slice(index + 1)]) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(26);
  }
});

test('rings are hours of a bus, and miles where a trip is too far for one', () => {
  expect(layoutOf(WELLESLEY, NEAR).rings.map(({ miles, hours }) => [miles, hours])).toEqual([
    [45, 1],
    [90, 2],
  ]);
  expect(layoutOf(STANFORD, FAR).rings.map(({ miles, hours }) => [miles, hours])).toEqual([
    [1000, null],
    [2000, null],
  ]);
});

test('a ring goes through the places at its distance', () => {
  const { home, stops, rings } = layoutOf(STANFORD, [...FAR, { lat: 32.79, lng: -96.77 }]);
  const place = stops[3]?.place ?? home;
  const [ring] = rings;
  const miles = (Math.hypot(place.x - home.x, place.y - home.y) / (ring?.radius ?? 1)) * (ring?.miles ?? 0);
  expect(Math.abs(miles - 1462)).toBeLessThan(60);
});

test('no distance is drawn to an island that stands out of place', () => {
  expect(layoutOf(STANFORD, [...FAR, MAUI]).rings).toEqual([]);
  expect(layoutOf(MAUI, FAR).stops).toHaveLength(3);
});
