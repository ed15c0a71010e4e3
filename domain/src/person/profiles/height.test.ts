import { expect, test } from 'vitest';
import { HEIGHTS, heightText, inchesOf } from './height';
import { characteristics } from './profile-parts';

test('every height to choose is one that a profile stores, each inch once', () => {
  expect(HEIGHTS.filter(({ feet }) => !characteristics.safeParse({ feet, foot: null }).success)).toEqual([]);
  expect(new Set(HEIGHTS.map(({ feet }) => feet)).size).toBe(39);
  expect(HEIGHTS.map(({ feet, cm }) => `${feet} ${cm}`)).toEqual(expect.arrayContaining([`4'0" 122`, `5'11" 180`, `7'2" 218`]));
});

test('a height is read in inches and written in feet or centimetres', () => {
  for (const { feet, cm } of HEIGHTS) {
    expect(heightText(inchesOf(feet) ?? 0, 'feet')).toBe(feet);
    expect(heightText(inchesOf(feet) ?? 0, 'cm')).toBe(`${cm} cm`);
  }
  expect(inchesOf('180 cm')).toBe(null);
});
