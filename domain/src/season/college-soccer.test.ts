import { expect, test } from 'vitest';
import { blankSoccer, collegeSoccer, withSeason } from './college-soccer';
import { derivedSeason } from './seasons-of-teams';
import { aMatch } from './testing/a-season';
import { aStoredSeason } from './testing/a-stored-season';

const played = (season: number) => {
  const match = aMatch(`${season}-09-01`, 'ash', 'birch', '1-0');
  return derivedSeason(aStoredSeason([match], { season })).teams.get('ash') ?? null;
};

test('seasons stand newest first, a season replaces itself, and one that is gone leaves no trace', () => {
  const both = [2024, 2025, 2024].reduce(
    (soccer, season) => withSeason(soccer, 'female', season, played(season)),
    blankSoccer('ash'),
  );
  expect(collegeSoccer.parse(both).teams.female?.seasons.map(({ season }) => season)).toEqual([2025, 2024]);
  expect(both.teams.male).toBeNull();
  const one = withSeason(both, 'female', 2025, null);
  expect(one.teams.female?.seasons.map(({ season }) => season)).toEqual([2024]);
  expect(withSeason(one, 'male', 2025, null)).toBe(one);
});

test('whatever else is known of a team stays', () => {
  const links = { soccerPage: 'https://ash.example.edu/soccer', rosterPage: null };
  const known = withSeason(blankSoccer('ash'), 'male', 2025, played(2025));
  const team = known.teams.male;
  const linked = { ...known, teams: { ...known.teams, male: team === null ? null : { ...team, links } } };
  expect(withSeason(linked, 'male', 2024, played(2024)).teams.male?.links).toEqual(links);
});
