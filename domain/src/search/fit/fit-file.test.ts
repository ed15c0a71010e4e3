import { expect, test } from 'vitest';
import { figuresOfFile, fitFileOf } from './fit-file';
import { fitFile } from './fit-file-schema';
import { someFigures } from './testing/a-fit-college';

const figures = someFigures({
  strength: { ahead: 0, season: 2025 },
  lines: { GK: { known: 4, leaving: [0, 1, 4] }, DF: null, MF: { known: 35, leaving: [10, 20, 35] }, FW: null },
  freshmen: { share: 0, median: 14, season: 2024 },
});

test('the figures of teams survive the file, and colleges without any are left out', () => {
  const colleges = new Map([
    ['first', { male: null, female: figures }],
    ['none', { male: someFigures(), female: null }],
    ['last', { male: figures, female: someFigures() }],
  ]);
  const file = fitFileOf(colleges);
  expect(fitFile.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
  const read = figuresOfFile(file);
  expect([...read.keys()]).toEqual(['first', 'last']);
  expect(read.get('first')).toEqual({ male: someFigures(), female: figures });
  expect(read.get('last')).toEqual({ male: figures, female: someFigures() });
});

test('a position with more players than a digit says is unknown, and so are squads of another season', () => {
  const lines = { ...figures.lines, GK: { known: 36, leaving: [0, 0, 0] } };
  const file = fitFileOf(new Map([['first', { male: null, female: { ...figures, lines } }]]));
  expect(figuresOfFile(file).get('first')?.female?.lines.GK).toBeNull();
  const others = figuresOfFile({ ...file, squadSeason: 2001 }).get('first')?.female;
  expect(others?.lines).toEqual({ GK: null, DF: null, MF: null, FW: null });
  expect(others?.strength).toEqual(figures.strength);
});
