import { expect, test } from 'vitest';
import type { SeasonMatch } from './match-line';
import { nationalTournamentOf } from './national-tournament';
import { aMatch } from './testing/a-season';

const TEAMS = Array.from({ length: 16 }, (_, index) => `team-${String.fromCharCode(97 + index)}`);

/** A knock-out of 16 in which the team that stands first wins each match. */
const KNOCK_OUT = [8, 4, 2, 1].flatMap((pairs, round) =>
  Array.from({ length: pairs }, (_, index) =>
    aMatch(`2025-11-${20 + 3 * round}`, TEAMS[index] ?? '', TEAMS[2 * pairs - 1 - index] ?? '', '1-0'),
  ),
);
const FINAL = KNOCK_OUT.at(-1) ?? aMatch('2025-11-29', 'a', 'b', '0-0');
/** Finals of conferences on the Sunday before, and an exhibition in between. */
const BEFORE = [
  aMatch('2025-11-16', 'team-a', 'team-b', '2-1'),
  aMatch('2025-11-16', 'team-c', 'oak', '2-1'),
  aMatch('2025-11-15', 'team-d', 'fir', '2-1'),
  aMatch('2025-11-21', 'elm', 'oak', '2-1', { counts: false }),
];

test('is the knock-out at the end of the season, with the round in which each team went out', () => {
  const national = nationalTournamentOf([...BEFORE, ...KNOCK_OUT]);
  expect(national).toMatchObject({ since: '2025-11-20', champion: 'team-a' });
  expect(['team-a', 'team-b', 'team-c', 'team-h', 'team-p', 'oak'].map((team) => national?.levels.get(team))).toEqual([
    ...[1, 1, 2, 3, 4],
    undefined,
  ]);
});

test('a tie was decided by penalties, by whoever plays on; of the final nobody says how', () => {
  const tied = KNOCK_OUT.map((match) => ({ ...match, homeGoals: 1, awayGoals: 1 }));
  const national = nationalTournamentOf([...BEFORE, ...tied]);
  expect(national?.champion).toBeNull();
  expect(national?.levels.get('team-c')).toBe(2);
});

test('finals of conferences are no part of it, even where they would fit into the knock-out', () => {
  const national = nationalTournamentOf([...KNOCK_OUT, ...BEFORE.slice(1), aMatch('2025-11-13', 'ash', 'yew', '0-2')]);
  expect([national?.since, national?.levels.size]).toEqual(['2025-11-20', 16]);
});

test.each<[string, readonly SeasonMatch[]]>([
  ['the final is missing', [...BEFORE, ...KNOCK_OUT.slice(0, -1)]],
  ['the season ends before it', BEFORE],
  ['somebody plays on after a loss', [...KNOCK_OUT.slice(0, -1), { ...FINAL, home: 'team-c', away: 'team-d' }]],
  ['two teams meet twice', [...KNOCK_OUT, { ...FINAL, day: '2025-12-01' }]],
  ['only four teams play it', KNOCK_OUT.slice(-3)],
])('nothing is certain where %s', (_, matches) => {
  expect(nationalTournamentOf(matches)).toBeNull();
});
