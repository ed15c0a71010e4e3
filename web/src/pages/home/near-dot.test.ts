import { dotsPath } from '@touchline/domain/search/college-dots';
import { dotOf } from '@touchline/domain/reference/geography/map-projection';
import { expect, test } from 'vitest';
import { dotsOf, nearestDot, nextDot } from './near-dot';

const BOSTON = { lat: 42.36, lng: -71.06 };
const MIAMI = { lat: 25.76, lng: -80.19 };
const SEATTLE = { lat: 47.61, lng: -122.33 };
const path = dotsPath([BOSTON, MIAMI, SEATTLE]);

test('the points of a path are those that it was made of, from west to east', () => {
  expect(dotsOf(path)).toEqual([dotOf(SEATTLE), dotOf(MIAMI), dotOf(BOSTON)]);
  expect(dotsOf('')).toEqual([]);
});

test('a press finds the nearest point', () => {
  const [x, y] = dotOf(MIAMI);

  expect(nearestDot(path, [x - 20, y - 9])).toEqual([x, y]);
  expect(nearestDot('', [x, y])).toBeNull();
});

test('keys lead from point to point, and past the last one to the first', () => {
  const first = nextDot(path, null);
  const second = nextDot(path, first);

  expect(first).toEqual(dotOf(MIAMI));
  expect(second).toEqual(dotOf(BOSTON));
  expect(nextDot(path, second)).toEqual(dotOf(SEATTLE));
  expect(nextDot('', null)).toBeNull();
});
