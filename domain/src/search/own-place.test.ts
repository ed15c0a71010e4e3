import { expect, test } from 'vitest';
import { distanceFromOwnPlace } from './own-place';

const own = { sex: 'female', positions: ['CB', 'DM'], graduationYear: 2027 } as const;

test.each([
  ['wCB2027', 0],
  ['wDM2027', 0],
  ['wCB2028', 1],
  ['wFW2027', 2],
  ['mCB2027', 3],
  ['wDF2027', 0],
  ['wMF2028', 1],
  ['wGK2027', 2],
  ['mDF2027', 3],
  ['w:freshmenPlay', 3],
  ['nonsense', 3],
])('%s is %i steps from the place of a defender of 2027', (code, distance) => {
  expect(distanceFromOwnPlace(code, own)).toBe(distance);
});

test('without a class no place is of the own class, and without a position none is the own one', () => {
  expect(distanceFromOwnPlace('wCB2027', { ...own, graduationYear: null })).toBe(1);
  expect(distanceFromOwnPlace('wCB2027', { ...own, positions: [] })).toBe(2);
});
