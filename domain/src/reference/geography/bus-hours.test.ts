import { expect, test } from 'vitest';
import { BUS_MPH, busHours } from './bus-hours';

test('a bus needs an hour for its speed, and half an hour at least', () => {
  expect(busHours(BUS_MPH)).toBe(1);
  expect(busHours(4 * BUS_MPH)).toBe(4);
  expect(busHours(BUS_MPH * 2.3)).toBe(2.5);
  expect(busHours(0)).toBe(0.5);
});
