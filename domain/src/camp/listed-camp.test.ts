import { expect, test } from 'vitest';
import { playersPerCoach } from '../search/camps/camp-facets';
import { listedCamp, listedCampOf } from './listed-camp';
import { aCamp } from './testing/a-camp';
import { aCampHost } from './testing/a-listed-camp';

const campus = { ...aCampHost(), lat: 40, lng: -75 };

test('a listed camp lies where it says, else at its host', () => {
  const own = listedCampOf(aCamp({ position: { lat: 41, lng: -74 } }), campus);
  const at = listedCampOf(aCamp({ position: { lat: null, lng: null } }), campus);
  expect([own.position, at.position]).toEqual([
    { lat: 41, lng: -74 },
    { lat: 40, lng: -75 },
  ]);
});

test('it has a host and the number of its staff, and nothing of what only its own page tells', () => {
  const listed = listedCampOf(aCamp({ staff: ['Sam Invented', 'Kim Invented'], description: 'Two days.' }), campus);
  expect(listedCamp.parse(listed)).toEqual(listed);
  expect(listed).toMatchObject({ staffCount: 2, host: { name: 'Sample College' } });
  expect(listed).not.toHaveProperty('description');
  expect(listed.host).not.toHaveProperty('lat');
});

test('the ratio of players to a coach is rounded up, and unknown without either', () => {
  expect([playersPerCoach(60, 4), playersPerCoach(61, 4), playersPerCoach(1, 3)]).toEqual([15, 16, 1]);
  expect([playersPerCoach(null, 4), playersPerCoach(0, 4), playersPerCoach(60, 0)]).toEqual([null, null, null]);
});
