import { expect, test } from 'vitest';
import { leaguesOfTeam, namesOfTeam } from './team-leagues';
import { YOUTH_LEAGUES } from './youth-leagues';

test('[S3-10] a college is offered the leagues with their divisions, a professional the leagues and clubs of the lists', () => {
  expect(leaguesOfTeam('college')).toEqual([
    ...['NCAA D1', 'NCAA D2', 'NCAA D3', 'NAIA', 'NJCAA D1', 'NJCAA D2', 'NJCAA D3', 'U SPORTS'],
  ]);
  expect(leaguesOfTeam('professional')).toEqual(expect.arrayContaining(['Major League Soccer', 'USL Championship']));
  expect(namesOfTeam('professional')).toEqual(expect.arrayContaining(['Austin FC', 'Indy Eleven', 'Union Omaha']));
});

test('a club and an academy are offered the leagues of youth teams, each once', () => {
  for (const type of ['club', 'academy']) expect(leaguesOfTeam(type)).toEqual(YOUTH_LEAGUES.entries);
  expect(new Set(YOUTH_LEAGUES.entries).size).toBe(YOUTH_LEAGUES.entries.length);
});

test('nothing is offered for a kind of team that plays in too many leagues, nor for none', () => {
  expect(['highSchool', 'national', 'constructor', null].flatMap(leaguesOfTeam)).toEqual([]);
  expect(['club', 'college', null].flatMap(namesOfTeam)).toEqual([]);
});
