import { expect, test } from 'vitest';
import { ranksByCollege } from './college-ranks';
import { BLANK_ROW, type Ranking, RANKING_SCHEMA_VERSION, rankingIdOf } from './ranking';

const table = (division: 1 | 2, ...ids: (string | null)[]): Ranking['tables'][number] => ({
  league: 'ncaa',
  division,
  rows: ids.map((collegeId, index) => ({ ...BLANK_ROW, rank: index + 1, collegeId, name: `${division} ${index}` })),
});
const ranking = (list: Ranking['list'], season: number, sex: Ranking['sex'], ...tables: Ranking['tables']): Ranking => ({
  _id: rankingIdOf(list, season, sex),
  schemaVersion: RANKING_SCHEMA_VERSION,
  version: 1,
  ...{
    list,
    season,
    sex,
    tables,
    origin: 'published',
    publisher: 'Test',
    source: null,
    sourceURL: null,
    publishedOn: `${season}-11-10`,
  },
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

test('of several makers of a season the publisher’s rank counts, and a sample only where there is no other', () => {
  const made = (origin: Ranking['origin'], ...ids: string[]): Ranking => ({
    ...ranking('rpi', 2025, 'male', table(1, ...ids)),
    ...{ _id: rankingIdOf('rpi', 2025, 'male', origin), origin },
  });
  const ranks = ranksByCollege([
    made('sample', 'ash', 'oak'),
    made('computed', 'birch', 'ash'),
    made('published', 'elm', 'x', 'birch'),
  ]);
  expect(ranks.get('birch')).toMatchObject([{ rank: 3, isSample: false }]);
  expect(ranks.get('ash')).toMatchObject([{ rank: 2, isSample: false }]);
  expect(ranks.get('oak')).toMatchObject([{ rank: 2, isSample: true }]);
});
