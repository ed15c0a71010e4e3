import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headToHeads, seasonSummary } from './season-summary';
import { derivedSeason } from './seasons-of-teams';
import { sumOfGames } from './team-games';
import { aMatch, aSeason } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

const CONFERENCE = { id: 'ncaa-d1-trees', name: 'Tree Conference', shortName: 'Trees', members: ['ash', 'birch', 'cedar'] };
const MATCHES = [
  aMatch('2025-08-20', 'ash', 'birch', '0-2'),
  aMatch('2025-09-02', 'oak', 'ash', '0-1', { isNeutral: true, place: 'Cary, NC' }),
  aMatch('2025-09-20', 'ash', 'birch', '2-0'),
  aMatch('2025-09-27', 'cedar', 'ash', '1-1'),
  aMatch('2025-09-30', 'birch', 'cedar', '3-1'),
  aMatch('2025-10-10', 'cedar', 'ash', '0-4'),
  aMatch('2025-10-12', 'ash', ':Mobile', '9-0', { counts: false }),
];
const season = (matches = MATCHES, year = 2025) => {
  const own = derivedSeason(aStoredSeason(matches, { season: year, conferences: [CONFERENCE] })).teams.get('ash');
  if (own === undefined) throw new Error('ash has not played');
  return own;
};

test('a season tells what each match belongs to', () => {
  const { games, all, conference, home, away, neutral } = seasonSummary(season(), 'ash');
  expect(games.map(({ kind }) => kind)).toEqual([
    ...['other', 'other', 'conference', 'conference', 'conferenceTournament', 'uncounted'],
  ]);
  expect([all.wins, all.losses, all.ties]).toEqual([4, 1, 1]);
  expect(conference).toMatchObject({ wins: 1, losses: 0, ties: 1 });
  expect([home, away, neutral].map(({ wins, losses, ties }) => wins + losses + ties)).toEqual([3, 2, 1]);
});

test('the best win is that against the opponent that stood highest, and never one that does not count', () => {
  const { bestWin, lastFive } = seasonSummary(season(), 'ash');
  expect(bestWin).toMatchObject({ opponent: 'birch', goalsFor: 2, opponentRank: 1 });
  expect(lastFive.map(({ opponent }) => opponent)).toEqual(['oak', 'birch', 'cedar', 'cedar', ':Mobile']);
});

test('meetings are counted over all seasons, the opponents met most often first', () => {
  const earlier = season([aMatch('2024-09-01', 'birch', 'ash', '1-0'), aMatch('2024-09-09', 'ash', 'fir', '1-0')], 2024);
  const [first, second] = headToHeads([season(), earlier], 'ash');
  expect(first).toMatchObject({ opponent: 'birch', sum: { wins: 1, losses: 2, ties: 0 } });
  expect(first?.games.map(({ day }) => day)).toEqual(['2025-09-20', '2025-08-20', '2024-09-01']);
  expect(second?.opponent).toBe('cedar');
});

test('home, away, neutral and unknown grounds make the whole season, whatever was played', () => {
  fc.assert(
    fc.property(aSeason(), (matches) => {
      for (const [team, own] of derivedSeason(aStoredSeason(matches)).teams) {
        const { games, all, home, away, neutral } = seasonSummary(own, team);
        const unknown = sumOfGames(games.filter(({ ground }) => ground === 'unknown'));
        for (const of of ['wins', 'losses', 'ties', 'goalsFor', 'goalsAgainst', 'cleanSheets'] as const)
          expect(home[of] + away[of] + neutral[of] + unknown[of]).toBe(all[of]);
        const met = headToHeads([own], team).reduce((sum, { games: some }) => sum + some.length, 0);
        expect(met).toBe(games.length);
      }
    }),
    { seed: 39, numRuns: 60 },
  );
});
