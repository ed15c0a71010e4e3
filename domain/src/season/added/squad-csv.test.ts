import { describe, expect, test } from 'vitest';
import { cellsOfSquad } from './squad-cells';
import { csvOfSquad, squadOfCsv } from './squad-csv';

const HEAD = 'class,GK,DF,MF,FW';
const WHOLE = [HEAD, 'freshman,1,2,3,', 'senior,2,0,1,4', 'season,2026', 'players,25', 'abroad,few', 'home,9'].join('\n');

test('a table fills the fields that it names', () => {
  expect(squadOfCsv(WHOLE).cells).toEqual({
    ...{ 'GK freshman': '1', 'DF freshman': '2', 'MF freshman': '3', 'FW freshman': '' },
    ...{ 'GK senior': '2', 'DF senior': '0', 'MF senior': '1', 'FW senior': '4' },
    ...{ season: '2026', players: '25', abroad: 'few', home: '9' },
  });
});

test('what a form writes it reads again, in both languages', () => {
  const none = { freshman: 0, sophomore: 0, junior: 0, senior: 0, graduate: 0 };
  const squad = {
    season: 2026,
    players: 9,
    abroad: 'few',
    home: 4,
    lines: { GK: none, DF: { ...none, junior: 2 }, MF: none, FW: none },
  } as const;
  for (const language of ['en', 'de'] as const) {
    const cells = cellsOfSquad(squad, language);
    expect(squadOfCsv(csvOfSquad(cells)).cells).toEqual(cells);
  }
  expect(squadOfCsv(csvOfSquad({})).problems).toEqual([
    expect.objectContaining({ kind: 'value', line: 7 }),
    expect.objectContaining({ kind: 'value', line: 8 }),
  ]);
});

test('semicolons, German names and columns in another order are read', () => {
  const text = '\uFEFFKlasse;Angriff;Mittelfeld;Abwehr;Tor\r\nSeniors;4;3;2;1\r\nKader;10\r\nAusland;weniger als 3\r\n';
  expect(squadOfCsv(text).cells).toMatchObject({ 'GK senior': '1', 'FW senior': '4', players: '10', abroad: 'weniger als 3' });
});

describe('attack 362: a table that is none, or of which one line is bad, fills nothing', () => {
  test.each([
    ['', 'empty'],
    [HEAD, 'empty'],
    ['class,GK,DF\nsenior,1,2', 'columns'],
    [`${HEAD}\n"senior,1`, 'quote'],
    [`${HEAD}\n${'senior,1,1,1,1\n'.repeat(201)}`, 'empty'],
  ])('%j: %s', (text, kind) => {
    expect(squadOfCsv(text)).toMatchObject({ cells: null, problems: [{ kind }] });
  });

  test.each([
    ['coach,1,1,1,1', 'unknown', 'coach'],
    ['__proto__,1,1,1,1', 'unknown', '__proto__'],
    ['freshman,9,9,9,9', 'twice', 'freshman'],
    ['junior,1,-2,0,0', 'value', '-2'],
    ['junior,1,=1+1,0,0', 'value', '=1+1'],
    ['junior,1,2.5,0,0', 'value', '2.5'],
    ['graduate,1000,0,0,0', 'value', '1000'],
  ])('the line %j is refused by its number', (line, kind, text) => {
    const problems = [{ kind, line: 8, text }];
    expect(squadOfCsv(`${WHOLE}\n${line}`)).toEqual({ cells: null, problems });
  });

  test('a season that is no year is refused, and a long text is quoted in part', () => {
    expect(squadOfCsv(`${HEAD}\nseason,26`).problems).toEqual([{ kind: 'value', line: 2, text: '26' }]);
    expect(squadOfCsv(`${HEAD}\n${'x'.repeat(99)},1`).problems).toEqual([{ kind: 'unknown', line: 2, text: 'x'.repeat(40) }]);
  });
});
