import { expect, test } from 'vitest';
import { fixtureStar } from './fixture-star';

const pointsIn = (path: string) => path.split('M').length - 1;

test('a conference has a point for each member, at most 24', () => {
  expect([1, 2, 9, 24, 40].map((members) => pointsIn(fixtureStar('Coast', members).points))).toEqual([1, 2, 9, 24, 24]);
  expect(fixtureStar('Coast', 1).lines).toBe('');
});

test('conferences of one size look different, and each always the same', () => {
  const names = ['Big Ten', 'Big 12', 'Ivy League', 'Patriot League', 'Summit League', 'Sun Belt'];
  const drawn = names.map((name) => fixtureStar(name, 12));
  expect(new Set(drawn.map(({ lines, points }) => `${lines} ${points}`)).size).toBe(names.length);
  expect(fixtureStar('Big Ten', 12)).toEqual(drawn[0]);
});
