import { expect, test } from 'vitest';
import type { SquadFacts } from './added-squad';
import { cellsOfSquad, isReadableFigure, squadOfCells } from './squad-cells';

const NO_PLAYERS = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
const squad = (changes: Partial<SquadFacts> = {}): SquadFacts => ({
  ...{ season: 2026, players: 25, abroad: 'few', home: 9 },
  lines: { GK: { ...NO_PLAYERS, senior: 2 }, DF: { ...NO_PLAYERS, freshman: 3 }, MF: NO_PLAYERS, FW: NO_PLAYERS },
  ...changes,
});

test.each(['en', 'de'] as const)('a squad that is opened and saved unchanged stays the same (%s)', (language) => {
  for (const shares of [{}, { abroad: 3, home: 'few' }, { abroad: null, home: null }, { abroad: 'few', home: 'few' }] as const) {
    expect(squadOfCells(cellsOfSquad(squad(shares), language))).toEqual(squad(shares));
  }
});

test('a share of fewer than three is shown in words, and one that nobody counted is empty', () => {
  expect(cellsOfSquad(squad(), 'en')).toMatchObject({ abroad: 'fewer than 3', home: '9' });
  expect(cellsOfSquad(squad({ abroad: null, home: null }), 'de')).toMatchObject({ abroad: '', home: '' });
  expect(cellsOfSquad(null, 'en')).toMatchObject({ season: '', abroad: '', 'GK senior': '' });
});

test.each(['fewer than 3', 'Weniger  als 3', 'few', '<3', '< 3', '0', '2'])('“%s” is fewer than three', (text) => {
  expect(squadOfCells({ ...cellsOfSquad(squad(), 'en'), abroad: text })?.abroad).toBe('few');
});

test.each(['fewer', '-1', '3.5', '1e2', '1000', 'three'])('“%s” is no share', (text) => {
  expect(isReadableFigure('home', text)).toBe(false);
  expect(squadOfCells({ ...cellsOfSquad(squad(), 'en'), home: text })).toBeNull();
});

test('a season and the number of players are needed', () => {
  for (const name of ['season', 'players']) expect(squadOfCells({ ...cellsOfSquad(squad(), 'en'), [name]: '' })).toBeNull();
});
