import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outsideTeam } from './match-line';
import { derivedSeason } from './seasons-of-teams';
import { teamSeason } from './team-season';
import { aMatch, aSeason } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

test('whatever was played, each team gets a season that can be stored, and the order of the lines does not matter', () => {
  fc.assert(
    fc.property(aSeason(), (matches) => {
      const { teams } = derivedSeason(aStoredSeason(matches));
      for (const [team, season] of teams) {
        expect(teamSeason.parse(season)).toEqual(season);
        const again = derivedSeason(aStoredSeason(matches.toReversed())).teams.get(team);
        expect({ ...again, matches: again?.matches.toSorted() }).toEqual({ ...season, matches: season.matches.toSorted() });
      }
    }),
    { seed: 37, numRuns: 60 },
  );
});

test('a team has the ranks of its opponents, and none of teams that we do not have', () => {
  const matches = [
    aMatch('2025-09-06', 'ash', 'birch', '2-0'),
    aMatch('2025-09-13', 'ash', outsideTeam('Hartford'), '1-1'),
    aMatch('2025-09-20', 'birch', outsideTeam('Mobile'), '5-0', { counts: false }),
  ];
  const { teams } = derivedSeason(aStoredSeason(matches));
  expect([...teams.keys()].sort()).toEqual(['ash', 'birch']);
  expect(teams.get('ash')).toMatchObject({
    ranks: { birch: 3 },
    rpi: { rank: 2, teams: 3, weeks: [{ day: '2025-09-07' }, { day: '2025-09-13' }] },
  });
  expect(teams.get('birch')?.matches).toHaveLength(2);
});

test('the conference is that of the team in this season, with the table of its regular season', () => {
  const conference = { id: 'ncaa-d1-trees', name: 'Tree Conference', shortName: 'Trees', members: ['ash', 'birch'] };
  const matches = [aMatch('2025-09-20', 'ash', 'birch', '2-0'), aMatch('2025-08-20', 'ash', 'fir', '0-1')];
  const { teams } = derivedSeason(aStoredSeason(matches, { conferences: [conference] }));
  expect(teams.get('ash')?.conference).toMatchObject({ id: 'ncaa-d1-trees', since: '2025-09-20', lastDay: '2025-09-20' });
  expect(teams.get('birch')?.conference?.table.map(({ team, points }) => [team, points])).toEqual([
    ['ash', 3],
    ['birch', 0],
  ]);
  expect(teams.get('fir')?.conference).toBeNull();
});

test('the medians are those of the division in a match; shots count where the own table was read', () => {
  const unknown = { shotsOnGoal: null, corners: null, fouls: null, yellowCards: null };
  const none = { ...unknown, shotsOnGoalAgainst: null, cornersAgainst: null };
  const figures = [
    { ...none, collegeId: 'ash', isComplete: true, shots: 20, shotsAgainst: 8 },
    { ...none, collegeId: 'birch', isComplete: true, shots: 10, shotsAgainst: 20 },
    { ...none, collegeId: 'cedar', isComplete: false, shots: 2, shotsAgainst: 90 },
  ];
  const matches = [aMatch('2025-09-01', 'ash', 'birch', '3-1'), aMatch('2025-09-08', 'cedar', 'ash', '0-2')];
  const { teams } = derivedSeason(aStoredSeason(matches, { figures }));
  expect(teams.get('ash')?.medians).toEqual({ goalsFor: 1, goalsAgainst: 2, shots: 10, shotsAgainst: 12 });
  expect(teams.get('ash')?.figures).toMatchObject({ shots: 20, isComplete: true });
});
