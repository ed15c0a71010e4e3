import { aMatch } from '../../season/testing/a-season';
import { expect, test } from 'vitest';
import { plannedSeason } from './planned-seasons';
import type { ResultLine } from './result-lines';

const named = (id: string, conference: string | null) => ({ collegeId: id, name: id.toUpperCase(), conference, state: null });
const NAMES = new Map([
  ['ash', named('ash', 'ACC')],
  ['birch', named('birch', 'ACC')],
  ['cedar', named('cedar', null)],
]);
const line = (season: number, day: string, home: string, away: string, score: string): ResultLine => ({
  ...{ line: 2, season, league: 'ncaa', division: 1, sex: 'female', source: 'a list' },
  match: aMatch(`${season}-${day}`, home, away, score),
});
const LINES = (season: number) => [line(season, '09-01', 'ash', 'birch', '1-0'), line(season, '09-05', 'cedar', 'ash', '2-2')];

/** What an import on a day makes of the lines of a season. */
function planned(season: number, today: string, before: Parameters<typeof plannedSeason>[1] = null, lines = LINES(season)) {
  const made = plannedSeason(lines, before, { namesOf: { female: NAMES, male: new Map() }, at: new Date(today) });
  if (typeof made === 'string') throw new Error(made);
  return made;
}

test.each([
  ['2025-08-20T12:00:00.000Z', true],
  ['2026-06-30T12:00:00.000Z', true],
  ['2026-07-01T12:00:00.000Z', false],
  ['2030-01-01T12:00:00.000Z', false],
])('a new season of 2025 has the conferences of its day, and none of a later year: imported %s', (today, isKnown) => {
  const { conferences } = planned(2025, today).after;
  expect(conferences.map(({ id, members }) => [id, members])).toEqual(isKnown ? [['ncaa-d1-acc', ['ash', 'birch']]] : []);
});

test('a season that is stored keeps its conferences, whenever a file adds to it', () => {
  const { after: stored } = planned(2025, '2025-10-01T12:00:00.000Z');
  const more = [line(2025, '09-09', 'birch', 'cedar', '0-1')];
  const grown = planned(2025, '2030-01-01T12:00:00.000Z', { ...stored, createdAt: '2025-10-01T12:00:00.000Z' }, more);
  expect(grown).toMatchObject({ added: 1, corrected: [], isChanged: true });
  expect(grown.after.conferences).toEqual(stored.conferences);
  expect(grown.after.createdAt).toBe(stored.createdAt);
  expect(grown.after.matches).toHaveLength(3);
});

test('a file that says nothing new leaves the season as it is', () => {
  const { after: stored } = planned(2025, '2025-10-01T12:00:00.000Z');
  const again = planned(2025, '2025-11-01T12:00:00.000Z', stored);
  expect([again.isChanged, again.after]).toEqual([false, stored]);
});
