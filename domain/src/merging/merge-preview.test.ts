import { expect, test } from 'vitest';
import { aCollege, aTeam } from '../college/testing/a-college';
import { blankSoccer, UNKNOWN_TEAM } from '../season/college-soccer';
import { derivedSeason } from '../season/seasons-of-teams';
import { aMatch } from '../season/testing/a-season';
import { aSquad } from '../season/testing/a-squad';
import { aStoredSeason } from '../season/testing/a-stored-season';
import { conflictOf, pageConflicts } from './merge-preview';

const soccerOf = (id: string) => {
  const season = derivedSeason(aStoredSeason([aMatch('2025-09-01', id, 'ash', '1-0')])).teams.get(id);
  if (season === undefined) throw new Error(`${id} did not play`);
  return { ...blankSoccer(id), teams: { male: null, female: { ...UNKNOWN_TEAM, squad: aSquad(), seasons: [season] } } };
};

test('pages conflict in the teams, albums, seasons and squads that both have', () => {
  const [from, into] = [aCollege({ _id: 'old' }), aCollege({ _id: 'new', athletics: { sport: [aTeam({ sex: 'female' })] } })];
  expect(pageConflicts({ from, into }, { from: soccerOf('old'), into: soccerOf('new') }, [])).toEqual([
    { kind: 'teamPage', count: 1, names: [], teams: ['female'] },
    { kind: 'albumName', count: 2, names: ['Campus', 'City'], teams: [] },
    { kind: 'season', count: 1, names: ['2025'], teams: [] },
    { kind: 'squad', count: 1, names: [], teams: ['female'] },
  ]);
  const other = aCollege({ _id: 'new', albums: [], athletics: { sport: [] } });
  expect(pageConflicts({ from, into: other }, { from: soccerOf('old'), into: blankSoccer('new') }, [])).toEqual([]);
});

test('albums for which there is no room are named', () => {
  const from = aCollege({ _id: 'old' });
  const albums = Array.from({ length: 59 }, (_, index) => ({ name: `A${index}`, cover: null, pictures: [] }));
  const into = aCollege({ _id: 'new', albums, athletics: { sport: [] } });
  const soccer = { from: blankSoccer('old'), into: blankSoccer('new') };
  expect(pageConflicts({ from, into }, soccer, [])).toEqual([{ kind: 'noRoom', count: 1, names: ['City'], teams: [] }]);
});

test('a conflict names twenty at most, each once, and is none without any', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Album ${index % 25}`);
  expect(conflictOf('albumName', { names })).toMatchObject([{ count: 30, names: names.slice(0, 20) }]);
  expect(conflictOf('albumName', {})).toEqual([]);
});
