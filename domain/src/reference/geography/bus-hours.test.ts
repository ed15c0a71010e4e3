import { expect, test } from 'vitest';
import { bearing, BUS_MPH, busHours } from './bus-hours';

test('a bus needs an hour for its speed, and half an hour at least', () => {
  expect(busHours(BUS_MPH)).toBe(1);
  expect(busHours(4 * BUS_MPH)).toBe(4);
  expect(busHours(BUS_MPH * 2.3)).toBe(2.5);
  expect(busHours(0)).toBe(0.5);
});

test('Boston lies to the northeast of Washington, and nothing in the direction of itself', () => {
  const washington = { lat: 38.9, lng: -77.04 };
  const { east, north } = bearing(washington, { lat: 42.36, lng: -71.06 });

  expect(east).toBeGreaterThan(0.5);
  expect(north).toBeGreaterThan(0.4);
  expect(Math.hypot(east, north)).toBeCloseTo(1, 10);
  expect(bearing(washington, washington)).toEqual({ east: 0, north: 0 });
});
