import { describe, expect, test } from 'vitest';
import { type Ranking, ranking, RANKING_SCHEMA_VERSION, type RankingRow } from './ranking';

const row = (rank: number, name: string): RankingRow => ({
  rank,
  name,
  previousRank: null,
  collegeId: null,
  conference: null,
  state: null,
  record: { wins: 10, losses: 3, ties: 2 },
  rating: 0.61,
});
const listed = (...rows: RankingRow[]): Ranking => ({
  _id: 'rpi-2025-female',
  schemaVersion: RANKING_SCHEMA_VERSION,
  version: 1,
  list: 'rpi',
  season: 2025,
  sex: 'female',
  isSample: true,
  publisher: 'Samples',
  sourceURL: null,
  publishedOn: '2025-11-10',
  tables: [{ league: 'ncaa', division: 1, rows }],
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
});
