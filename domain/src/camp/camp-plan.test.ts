import { expect, test } from 'vitest';
import { planOf } from './camp-plan';
import { aListedCamp } from './testing/a-listed-camp';

const planned = (_id: string, startsOn: string, endsOn: string, further: Parameters<typeof aListedCamp>[0] = {}) =>
  aListedCamp({ _id, startsOn, endsOn, ...further });

test('a plan is in the order of time and names every pair of camps that overlap', () => {
  const plan = planOf([
    planned('c', '2026-07-14', '2026-07-15'),
    planned('a', '2026-07-10', '2026-07-12'),
    planned('b', '2026-07-12', '2026-07-14'),
    planned('d', '2026-08-01', '2026-08-01'),
  ]);
  expect(plan.camps.map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd']);
  expect(plan.overlaps).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
});

test('it sums the known prices and says how many are unknown', () => {
  const plan = planOf([
    planned('a', '2026-07-10', '2026-07-10', { priceCents: 19_550 }),
    planned('b', '2026-07-11', '2026-07-11', { priceCents: 0 }),
    planned('c', '2026-07-12', '2026-07-12', { priceCents: null }),
  ]);
  expect([plan.totalCents, plan.unpriced]).toEqual([19_550, 1]);
});

test('it measures the way from each camp to the next one, where both places are known', () => {
  const plan = planOf([
    planned('a', '2026-07-10', '2026-07-10', { position: { lat: 40.7128, lng: -74.006 } }),
    planned('b', '2026-07-11', '2026-07-11', { position: { lat: 34.0522, lng: -118.2437 } }),
    planned('c', '2026-07-12', '2026-07-12'),
  ]);
  expect(plan.legs.map(({ from, to, miles }) => [from, to, miles === null ? null : Math.round(miles)])).toEqual([
    ['a', 'b', 2446],
    ['b', 'c', null],
  ]);
  expect(Math.round(plan.totalMiles)).toBe(2446);
});

test('nothing planned costs nothing', () => {
  expect(planOf([])).toEqual({ camps: [], overlaps: [], legs: [], totalCents: 0, unpriced: 0, totalMiles: 0 });
});
