import { expect, test } from 'vitest';
import { ranksByCollege } from './college-ranks';
import { type Ranking, RANKING_SCHEMA_VERSION, rankingIdOf } from './ranking';

const rest = { previousRank: null, conference: null, state: null, record: null, rating: null };
const table = (division: 1 | 2, ...ids: (string | null)[]): Ranking['tables'][number] => ({
  league: 'ncaa',
  division,
  rows: ids.map((collegeId, index) => ({ ...rest, rank: index + 1, collegeId, name: `${division} ${index}` })),
});
const ranking = (list: Ranking['list'], season: number, sex: Ranking['sex'], ...tables: Ranking['tables']): Ranking => ({
  _id: rankingIdOf(list, season, sex),
  schemaVersion: RANKING_SCHEMA_VERSION,
  version: 1,
  ...{ list, season, sex, tables, isSample: false, publisher: 'Test', sourceURL: null, publishedOn: `${season}-11-10` },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

test('a college’s ranks are one for each list, season and team, the newest season of a list first', () => {
  const ranks = ranksByCollege([
    ranking('usc', 2025, 'female', table(1, 'birch', 'ash')),
    ranking('rpi', 2024, 'female', table(1, 'ash', 'birch', null)),
    ranking('rpi', 2025, 'female', table(1, null, 'birch', 'ash')),
    ranking('rpi', 2025, 'male', table(1, 'ash')),
  ]);
  expect(ranks.get('ash')?.map(({ list, season, sex, rank, teams }) => [list, season, sex, rank, teams])).toEqual([
    ['rpi', 2025, 'male', 1, 1],
    ['rpi', 2025, 'female', 3, 3],
    ['rpi', 2024, 'female', 1, 3],
    ['usc', 2025, 'female', 2, 2],
  ]);
  expect(ranks.get('nobody')).toBeUndefined();
});

test('a college that several tables of a list name has its best rank there', () => {
  const ranks = ranksByCollege([ranking('bestPublic', 2025, 'male', table(1, 'x', 'y', 'ash'), table(2, 'z', 'ash'))]);
  expect(ranks.get('ash')).toMatchObject([{ rank: 2, division: 2, teams: 2 }]);
});
