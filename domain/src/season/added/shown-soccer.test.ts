import { expect, test } from 'vitest';
import { blankSoccer, type CollegeSoccer, withAddedSoccer, withSeason } from '../college-soccer';
import { seasonSummary } from '../season-summary';
import { derivedSeason } from '../seasons-of-teams';
import { aMatch } from '../testing/a-season';
import { aSquad } from '../testing/a-squad';
import { aStoredSeason } from '../testing/a-stored-season';
import { addedConflicts } from './added-conflicts';
import { type AddedMatch, type AddedTeam, blankAddedSoccer } from './added-soccer';
import { collegeByName } from './college-by-name';
import { shownSoccer } from './shown-soccer';

const FILE = [aMatch('2025-09-01', 'ash', 'birch', '2-1'), aMatch('2025-09-05', 'cedar', 'ash', '0-0')];
const NAIA = { league: 'naia', division: null, mensDivision: null, womensDivision: null } as const;
const match = (changes: Partial<AddedMatch> = {}): AddedMatch => ({
  ...{ day: '2025-09-09', opponent: ':Mobile', goalsFor: 3, goalsAgainst: 0, ground: 'away', place: null, counts: true },
  ...{ by: 'coach', on: '2025-09-10', ...changes },
});
const additions = (team: Partial<AddedTeam>) => ({
  ...blankAddedSoccer('ash'),
  teams: { ...blankAddedSoccer('ash').teams, female: { matches: {}, squad: null, ...team } },
});
function soccer(team: Partial<AddedTeam>, hasFile = true): CollegeSoccer {
  const season = hasFile ? (derivedSeason(aStoredSeason(FILE)).teams.get('ash') ?? null) : null;
  return withAddedSoccer(withSeason(blankSoccer('ash'), 'female', 2025, season), additions(team));
}
const recordOf = (one: CollegeSoccer) => {
  const [season] = shownSoccer(one, 'female', NAIA)?.seasons ?? [];
  if (season === undefined) return null;
  const { wins, losses, ties } = seasonSummary(season, 'ash').all;
  return [wins, losses, ties];
};

test('an added match counts for the record of the team and carries who added it', () => {
  const shown = soccer({ matches: { a: match() } });
  expect(recordOf(shown)).toEqual([2, 0, 1]);
  expect(shownSoccer(shown, 'female', NAIA)?.seasons[0]).toMatchObject({
    ...{
      league: 'ncaa',
      isAdded: false,
      added: [{ day: '2025-09-09', opponent: ':Mobile', by: 'coach', on: '2025-09-10', official: null }],
    },
  });
});

test('a season that no file knows is the team’s alone, in its league of today', () => {
  const shown = soccer({ matches: { a: match({ day: '2024-10-01' }) } }, false);
  expect(recordOf(shown)).toEqual([1, 0, 0]);
  expect(shownSoccer(shown, 'female', NAIA)?.seasons).toMatchObject([
    { season: 2024, league: 'naia', isAdded: true, conference: null, rpi: null, lastDay: '2024-10-01' },
  ]);
  expect(shownSoccer(shown, 'male', NAIA)).toBeNull();
});

test('a season that is the team’s alone is of the team’s division, where it plays in another one than the college', () => {
  const shown = soccer({ matches: { a: match({ day: '2024-10-01' }) } }, false);
  const college = { league: 'ncaa', division: 2, mensDivision: 1, womensDivision: null } as const;
  expect(shownSoccer(shown, 'female', college)?.seasons[0]?.division).toBe(2);
  const upward = { ...college, mensDivision: null, womensDivision: 1 } as const;
  expect(shownSoccer(shown, 'female', upward)?.seasons[0]?.division).toBe(1);
});

test('a match that a file knows with the same score is the file’s; with another score the team’s word stands', () => {
  const same = match({ day: '2025-09-01', opponent: 'birch', goalsFor: 2, goalsAgainst: 1, ground: 'home' });
  expect(shownSoccer(soccer({ matches: { a: same } }), 'female', NAIA)?.seasons[0]).toMatchObject({ added: [], isAdded: false });
  const other = soccer({ matches: { a: { ...same, goalsFor: 0 } } });
  expect(recordOf(other)).toEqual([0, 1, 1]);
  expect(shownSoccer(other, 'female', NAIA)?.seasons[0]?.added).toMatchObject([{ official: { goalsFor: 2, goalsAgainst: 1 } }]);
});

test('a file contradicts an added match only where both have it with different scores', () => {
  const known = match({ day: '2025-09-01', opponent: 'birch', goalsFor: 0, goalsAgainst: 1, ground: 'home' });
  const list = [additions({ matches: { a: known, b: match() } })];
  expect(addedConflicts(list, 'female', FILE)).toMatchObject([
    { collegeId: 'ash', id: 'a', file: { goalsFor: 2, goalsAgainst: 1 } },
  ]);
  expect(addedConflicts([additions({ matches: { a: { ...known, goalsFor: 2 } } })], 'female', FILE)).toEqual([]);
  expect(addedConflicts(list, 'male', FILE)).toEqual([]);
});

test('counted squads stand where no later roster does, and sum their classes', () => {
  const none = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
  const lines = { GK: { ...none, senior: 2 }, DF: { ...none, senior: 1, freshman: 3 }, MF: none, FW: none };
  const counted = { season: 2025, players: 7, lines, abroad: null, home: null, by: 'coach', on: '2025-09-10' } as const;
  expect(shownSoccer(soccer({ squad: counted }, false), 'female', NAIA)?.squad).toMatchObject({
    ...{ players: 7, division: null, origins: 0, added: { by: 'coach', on: '2025-09-10' } },
    ...{ classes: { ...none, senior: 3, freshman: 3 }, lines: { DF: { players: 4 } } },
  });
  const withRoster = (season: number): CollegeSoccer => {
    const one = soccer({ squad: counted });
    const female = one.teams.female;
    if (female === null) throw new Error('no team');
    return { ...one, teams: { ...one.teams, female: { ...female, squad: aSquad({ season }) } } };
  };
  expect(shownSoccer(withRoster(2025), 'female', NAIA)?.squad).toMatchObject({
    players: 7,
    division: 1,
    medians: { players: 28 },
  });
  expect(shownSoccer(withRoster(2026), 'female', NAIA)?.squad).toMatchObject({ players: 28, added: null });
});

test('a college is found by the name that people type, and not where two share it', () => {
  const college = (_id: string, name: string, shortName: string | null = null) => ({
    ...{ _id, name, shortName, legalName: null, sexes: ['female'] as const },
  });
  const named = collegeByName([college('ash', 'Ash College', 'Ash'), college('b', 'Birch'), college('c', 'Birch')], 'female');
  expect(['ash  COLLEGE', 'ash', 'Birch', 'Elm'].map(named)).toEqual(['ash', 'ash', null, null]);
  expect(collegeByName([college('ash', 'Ash')], 'male')('Ash')).toBeNull();
});
