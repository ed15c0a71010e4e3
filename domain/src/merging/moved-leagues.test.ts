import { describe, expect, test } from 'vitest';
import { aRanking, aRankingRow } from '../ranking/testing/a-ranking';
import { type AddedMatch, blankAddedSoccer } from '../season/added/added-soccer';
import { blankSoccer, UNKNOWN_TEAM } from '../season/college-soccer';
import { aMatch } from '../season/testing/a-season';
import { aSquad } from '../season/testing/a-squad';
import { aStoredSeason } from '../season/testing/a-stored-season';
import {
  movedAdditions,
  movedRanking,
  movedTeamFacts,
  nameInSeason,
  restoredRanking,
  teamFactsOf,
  teamsAround,
  withTeamFacts,
  withTeamRenamed,
} from './moved-leagues';

const MERGING = { from: 'old', into: 'new' };
const line = (collegeId: string | null, name: string, rank = 1) => aRankingRow(rank, name, { collegeId });

describe('the lines of a ranking', () => {
  test('name the remaining college, and come back', () => {
    const ranking = aRanking({}, [line('other', 'Other'), line('old', 'Old', 2)]);
    const moved = movedRanking(ranking, MERGING);
    expect(moved?.tables[0]?.rows.map(({ collegeId }) => collegeId)).toEqual(['other', 'new']);
    const after = { ...ranking, tables: moved?.tables ?? [] };
    expect(restoredRanking(after, moved?.lines ?? [], MERGING)).toEqual(ranking.tables);
  });

  test('of a table with both keep their rank and name no college', () => {
    const ranking = aRanking({}, [line('new', 'New'), line('old', 'Old', 2)]);
    const moved = movedRanking(ranking, MERGING);
    expect(moved?.tables[0]?.rows).toEqual([line('new', 'New'), line(null, 'Old', 2)]);
    const after = { ...ranking, tables: moved?.tables ?? [] };
    expect(restoredRanking(after, moved?.lines ?? [], MERGING)).toEqual(ranking.tables);
  });

  test('stay where an import replaced one of them since, or would be the same as another', () => {
    const ranking = aRanking({}, [line('old', 'Old')]);
    const lines = movedRanking(ranking, MERGING)?.lines ?? [];
    expect(restoredRanking(aRanking({}, [line('new', 'New Name')]), lines, MERGING)).toBeNull();
    expect(movedRanking(aRanking({}, [line('other', 'Other')]), MERGING)).toBeNull();
    const twice = aRanking({}, [line('new', 'New'), line('old', 'Old', 2), line(null, 'Old', 3)]);
    expect(movedRanking(twice, MERGING)).toBeNull();
  });
});

describe('a season', () => {
  const played = aStoredSeason([aMatch('2025-09-01', 'old', 'ash', '2-1'), aMatch('2025-09-08', 'elm', 'old', '0-0')], {
    conferences: [{ id: 'big-east', name: 'Big East', shortName: 'Big East', members: ['ash', 'old'] }],
  });

  test('names the remaining college in its matches and conferences, and comes back', () => {
    const to = nameInSeason(played, MERGING, 'Old College') ?? '';
    expect(to).toBe('new');
    const renamed = withTeamRenamed(played, 'old', to);
    expect(JSON.stringify(renamed)).not.toContain('old');
    expect(renamed.matches[0]).toBe('2025-09-01|new|ash|2-1|c|h|');
    expect(withTeamRenamed(renamed, to, 'old')).toEqual(played);
  });

  test('is shown by the team, those that met it, and those of its conference', () => {
    const season = { ...played, matches: [...played.matches, '2025-09-09|oak|fir|1-0|c|h|'] };
    expect([...teamsAround(season, ['old'])].toSorted()).toEqual(['ash', 'elm', 'old']);
    expect([...teamsAround(season, ['oak'])].toSorted()).toEqual(['fir', 'oak']);
  });

  test('in which both played keeps the merged one by its name', () => {
    const both = aStoredSeason([aMatch('2025-09-01', 'old', 'new', '2-1')]);
    expect(nameInSeason(both, MERGING, 'Old College')).toBe(':Old College');
    expect(withTeamRenamed(both, 'old', ':Old College').matches).toEqual(['2025-09-01|:Old College|new|2-1|c|h|']);
    const taken = aStoredSeason([aMatch('2025-09-01', 'old', 'new', '2-1'), aMatch('2025-09-02', ':Old', 'ash', '0-0')]);
    expect(nameInSeason(taken, MERGING, 'Old')).toBe(':Old 2');
    expect(nameInSeason(aStoredSeason([aMatch('2025-09-01', 'ash', 'elm', '2-1')]), MERGING, 'Old')).toBeNull();
  });
});

describe('what is known of the teams', () => {
  const squad = aSquad();
  const theirs = { ...blankSoccer('old'), teams: { male: null, female: { ...UNKNOWN_TEAM, squad } } };

  test('comes in where the remaining college knows nothing, and goes again', () => {
    const into = blankSoccer('new');
    const facts = movedTeamFacts(theirs, into);
    const moved = withTeamFacts(into, facts);
    expect(moved.teams).toEqual({ male: null, female: { ...UNKNOWN_TEAM, squad } });
    expect(withTeamFacts(moved, teamFactsOf(into))).toEqual(into);
  });

  test('stays that of the remaining college where both know it', () => {
    const own = { ...blankSoccer('new'), teams: { male: null, female: { ...UNKNOWN_TEAM, squad: aSquad({ players: 20 }) } } };
    expect(movedTeamFacts(theirs, own)).toEqual(teamFactsOf(own));
  });
});

test('what coaches of both added stands together, without matches of the two against each other', () => {
  const match = (opponent: string): AddedMatch => ({
    ...{ day: '2025-05-01', opponent, goalsFor: 1, goalsAgainst: 0, ground: 'home', place: null, counts: true },
    ...{ by: 'coach', on: '2025-05-02' },
  });
  const [from, into] = [blankAddedSoccer('old'), blankAddedSoccer('new')];
  const theirs = { ...from, teams: { ...from.teams, male: { squad: null, matches: { a: match(':Town'), b: match('new') } } } };
  const own = { ...into, teams: { ...into.teams, male: { squad: null, matches: { c: match('old'), d: match('ash') } } } };
  expect(movedAdditions(theirs, own)).toEqual({
    male: { squad: null, matches: { a: match(':Town'), d: match('ash') } },
    female: { squad: null, matches: {} },
  });
});
