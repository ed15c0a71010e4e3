import { expect, test } from 'vitest';
import { currentRanks, ranksByCollege } from './college-ranks';
import { BLANK_ROW, type Ranking, rankingIdOf } from './ranking';
import { aRanking, aStoredTable } from './testing/a-ranking';

const table = (division: 1 | 2, ...ids: (string | null)[]): Ranking['tables'][number] => ({
  ...aStoredTable(),
  division,
  rows: ids.map((collegeId, index) => ({ ...BLANK_ROW, rank: index + 1, collegeId, name: `${division} ${index}` })),
});
const ranking = (list: Ranking['list'], season: number, sex: Ranking['sex'], ...tables: Ranking['tables']): Ranking =>
  aRanking({ list, season, sex, tables });

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
  const ranks = ranksByCollege([ranking('usc', 2025, 'male', table(1, 'x', 'y', 'ash'), table(2, 'z', 'ash'))]);
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

test('of lists that follow from facts nothing that is stored counts', () => {
  expect(ranksByCollege([ranking('bestPublic', 2025, 'male', table(1, 'ash'))]).get('ash')).toBeUndefined();
});

test('the ranks of a team today are those of the newest season of each list, a sample only where nothing is real', () => {
  const sample = (season: number, list: Ranking['list'], id: string): Ranking => ({
    ...ranking(list, season, 'female', table(1, id)),
    ...{ _id: rankingIdOf(list, season, 'female', 'sample'), origin: 'sample' },
  });
  const ranks = ranksByCollege([
    sample(2025, 'rpi', 'ash'),
    ranking('rpi', 2023, 'female', table(1, 'x', 'ash')),
    ranking('rpi', 2022, 'female', table(1, 'ash')),
    sample(2024, 'usc', 'ash'),
    ranking('naia', 2025, 'male', table(1, 'ash')),
  ]).get('ash');
  expect(currentRanks(ranks ?? [], 'female').map(({ list, season, rank, isSample }) => [list, season, rank, isSample])).toEqual([
    ['rpi', 2023, 2, false],
    ['usc', 2024, 1, true],
  ]);
});

test.each([
  [4, []],
  [5, ['byTheSea']],
])('of a list that follows from facts and ranks %i teams %j counts', (teams, counted) => {
  const [rank] = ranksByCollege([ranking('rpi', 2025, 'female', table(1, 'ash'))]).get('ash') ?? [];
  if (rank === undefined) throw new Error('The college has no rank.');
  const computed = { ...rank, list: 'byTheSea' as const, season: null, teams };
  expect(currentRanks([computed], 'female').map(({ list }) => list)).toEqual(counted);
});
