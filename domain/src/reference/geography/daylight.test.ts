import { expect, test } from 'vitest';
import { daylightHours, daylightOfMonths } from './daylight';

const JUNE_21 = 172;
const DECEMBER_21 = 355;
const MARCH_21 = 80;

test('a day is as long as almanacs say, within five minutes', () => {
  expect(daylightHours(41.88, JUNE_21)).toBeCloseTo(15.23, 1);
  expect(daylightHours(41.88, DECEMBER_21)).toBeCloseTo(9.13, 1);
  expect(daylightHours(25.76, DECEMBER_21)).toBeCloseTo(10.53, 1);
});

test('days and nights are of one length in March, wherever one is', () => {
  for (const lat of [0, 30, 60]) expect(Math.abs(daylightHours(lat, MARCH_21) - 12.1)).toBeLessThan(0.3);
});

test('beyond the polar circle a day has all hours, or none', () => {
  expect([daylightHours(70, JUNE_21), daylightHours(70, DECEMBER_21)]).toEqual([24, 0]);
});

test('the months run from January, and the north has the longer June', () => {
  const [north, south] = [daylightOfMonths(47), daylightOfMonths(29)];
  expect(north).toHaveLength(12);
  expect(north[5]).toBeGreaterThan(south[5] ?? 24);
  expect(north[11]).toBeLessThan(south[11] ?? 0);
});
