import { describe, expect, test } from 'vitest';
import { keptDocument } from '../kernel/documents/define-collection';
import { BLANK_ROW, type Ranking, ranking, RANKING_SCHEMA_VERSION, RANKINGS, type RankingRow } from './ranking';

const row = (rank: number, name: string): RankingRow => ({
  ...BLANK_ROW,
  rank,
  name,
  record: { wins: 10, losses: 3, ties: 2 },
  rating: 0.61,
});
const MADE = { publisher: 'Samples', source: null, sourceURL: null, publishedOn: '2025-11-10' };
const listed = (...rows: RankingRow[]): Ranking => ({
  _id: 'rpi-2025-female-sample',
  schemaVersion: RANKING_SCHEMA_VERSION,
  version: 1,
  list: 'rpi',
  season: 2025,
  sex: 'female',
  origin: 'sample',
  tables: [{ league: 'ncaa', division: 1, ...MADE, isWhole: null, rows }],
  createdAt: '2025-11-10T12:00:00.000Z',
  updatedAt: '2025-11-10T12:00:00.000Z',
});

describe('a ranking', () => {
  test('holds the teams of a league and division in the order of their ranks; equal ones share a rank', () => {
    expect(ranking.safeParse(listed(row(1, 'A'), row(2, 'B'), row(2, 'C'), row(4, 'D'))).success).toBe(true);
    expect(ranking.safeParse(listed()).success).toBe(true);
  });

  test.each([
    ['leaves a rank out without a reason', listed(row(1, 'A'), row(3, 'B'))],
    ['does not begin with the first', listed(row(2, 'A'))],
    ['goes backwards', listed(row(1, 'A'), row(2, 'B'), row(1, 'C'))],
    ['goes on counting after equal ones', listed(row(1, 'A'), row(1, 'B'), row(2, 'C'))],
    ['names a team twice', listed(row(1, 'A'), row(2, 'A'))],
    ['is named for another season', { ...listed(row(1, 'A')), season: 2024 }],
    ['is of an unknown list', { ...listed(row(1, 'A')), _id: 'best-2025-female', list: 'best' }],
    ['has a division twice', { ...listed(), tables: [...listed().tables, ...listed().tables] }],
    ['counts half games', listed({ ...row(1, 'A'), record: { wins: 1.5, losses: 0, ties: 0 } })],
  ])('is refused where it %s', (_, given) => {
    expect(ranking.safeParse(given).success).toBe(false);
  });

  test('may be dated to a month where nobody knows the day', () => {
    const datedTo = (publishedOn: string) => listed().tables.map((table) => ({ ...table, publishedOn }));
    expect(ranking.safeParse({ ...listed(), tables: datedTo('2023-12') }).success).toBe(true);
    for (const day of ['2023-13', '2023', '2023-12-32', 'December 2023'])
      expect(ranking.safeParse({ ...listed(), tables: datedTo(day) }).success).toBe(false);
  });

  test('of the first version says whether it was a sample, and keeps its id', () => {
    const { origin: _, ...current } = listed();
    const tables = [{ league: 'ncaa', division: 1, rows: [] }];
    const stored = { ...current, ...MADE, source: undefined, tables, _id: 'rpi-2025-female', schemaVersion: 1, isSample: true };
    const upgraded = keptDocument(RANKINGS, stored);
    expect(upgraded).toMatchObject({ _id: 'rpi-2025-female', origin: 'sample', tables: [{ ...tables[0], ...MADE }] });
  });

  test('of the second version says of each table who published it and when', () => {
    const tables = [1, 2].map((division) => ({ league: 'ncaa', division, rows: [row(1, 'A')] }));
    const stored = { ...listed(), ...MADE, source: 'rpi.csv', tables, schemaVersion: 2 };
    const upgraded = keptDocument(RANKINGS, stored);
    expect(upgraded.tables).toEqual(tables.map((table) => ({ ...table, ...MADE, isWhole: null, source: 'rpi.csv' })));
  });

  test('of the fourth version has no goals, and is the table of no whole season', () => {
    const { goals: _, ...before } = row(1, 'A');
    const stored = { ...listed(), tables: [{ league: 'ncaa', division: 1, ...MADE, rows: [before] }], schemaVersion: 4 };
    const [table] = keptDocument(RANKINGS, stored).tables;
    expect(table).toMatchObject({ isWhole: null, rows: [{ name: 'A', goals: null }] });
  });
});
