import { expect, test } from 'vitest';
import { HEIGHTS } from './height';
import { characteristics } from './profile-parts';

test('every height to choose is one that a profile stores, each inch once', () => {
  expect(HEIGHTS.filter(({ feet }) => !characteristics.safeParse({ feet, foot: null }).success)).toEqual([]);
  expect(new Set(HEIGHTS.map(({ feet }) => feet)).size).toBe(39);
  expect(HEIGHTS.map(({ feet, cm }) => `${feet} ${cm}`)).toEqual(expect.arrayContaining([`4'0" 122`, `5'11" 180`, `7'2" 218`]));
});
