import { describe, expect, test } from 'vitest';
import { aTypedMatch } from '../testing/a-typed-match';
import { csvOfMatches, isCsvProblem, matchesOfCsv } from './match-csv';

const HEAD = 'date,opponent,goals_for,goals_against';

test('a file is read with any separator, quotes, line ends and order of columns', () => {
  for (const [separator, end] of [
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\r'],
  ] as const) {
    const lines = [['opponent', 'date', 'x', 'goals_for', 'goals_against'], ['"A ""B"" C"', '2026-09-04', '', '2', '1'], []];
    const read = matchesOfCsv(`\uFEFF${lines.map((cells) => cells.join(separator)).join(end)}`);
    expect(read).toEqual([{ line: 2, cells: { ...aTypedMatch().cells, opponent: 'A "B" C', ground: '', counts: '' } }]);
  }
  expect(matchesOfCsv('Datum;Gegner;Tore;Gegentore\n\n04.09.2026;FC;1;0')).toMatchObject([
    { line: 3, cells: { date: '04.09.2026', opponent: 'FC' } },
  ]);
});

describe('attack 301: a file that is no table of matches is refused whole', () => {
  test.each([
    ['', { kind: 'empty' }],
    [`${HEAD}\n`, { kind: 'empty' }],
    ['date,opponent\n2026-09-04,A', { kind: 'columns', missing: ['goals_for', 'goals_against'] }],
    [`${HEAD}\n2026-09-04,"A,1,0`, { kind: 'quote', line: 2 }],
    ['\u0000PNG', { kind: 'columns', missing: ['date', 'opponent', 'goals_for', 'goals_against'] }],
    [`${HEAD}\n${'2026-09-04,A,1,0\n'.repeat(20_000)}`, { kind: 'tooMany', lines: 20_000, limit: 1000 }],
  ] as const)('%.40j', (text, problem) => {
    const read = matchesOfCsv(text);
    expect(isCsvProblem(read)).toBe(true);
    expect(read).toEqual(problem);
  });
});

test('a written table is read as it was, and the template has its head alone', () => {
  const cells = { ...aTypedMatch().cells, opponent: 'A, "B"; C' };
  expect(matchesOfCsv(csvOfMatches([cells]))).toEqual([{ line: 2, cells }]);
  expect(csvOfMatches([])).toBe('\uFEFFdate,opponent,goals_for,goals_against,ground,place,counts\r\n');
});

test('no cell of a written table is a formula, and its file reads the name as it was', () => {
  const cells = { ...aTypedMatch().cells, opponent: '=HYPERLINK("https://elsewhere.example")' };
  expect(csvOfMatches([cells])).toContain(`"'=HYPERLINK`);
  expect(matchesOfCsv(csvOfMatches([cells]))).toEqual([{ line: 2, cells }]);
});
