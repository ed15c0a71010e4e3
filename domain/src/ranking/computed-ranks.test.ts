import { expect, test } from 'vitest';
import { BEST_PUBLIC_RANKS } from '../reference/ranking-lists';
import type { CollegeRank } from './college-ranks';
import { computedRanks, withComputedLists } from './computed-ranks';
import { aRankedCollege } from './testing/a-ranking';

const STORED = {
  recruiting: [],
  hasCamp: false,
  rank: 4,
  isSampleRank: false,
  lists: ['rpi', 'champions'],
  squadMarks: [],
  strength: [],
} as const;
const listsOf = (ranks: readonly CollegeRank[]) => withComputedLists(STORED, ranks).lists;

test('a college has a rank in each computed list of each of its teams, without a season', () => {
  const beach = aRankedCollege('beach', { milesToSea: 1, sexes: ['female'], division: 3 });
  const pier = aRankedCollege('pier', { milesToSea: 3, sexes: ['female', 'male'], division: 3 });
  const ranks = computedRanks([beach, pier]).get('pier') ?? [];
  expect(ranks.map(({ list, season, sex, rank, teams }) => [list, season, sex, rank, teams])).toEqual([
    ['byTheSea', null, 'female', 2, 2],
    ['byTheSea', null, 'male', 1, 1],
  ]);
  expect(listsOf(ranks)).toEqual(['rpi', 'champions', 'byTheSea']);
  expect(listsOf([])).toEqual(STORED.lists);
});

test('[S7-09] the search takes the first of the list of public colleges for the best, in any league and division', () => {
  const colleges = Array.from({ length: BEST_PUBLIC_RANKS + 5 }, (_, index) =>
    aRankedCollege(`c${index}`, { collegeType: 'public', graduationRate: 90 - index, netPrice: 10_000 + index }),
  );
  const lower = aRankedCollege('lower', { collegeType: 'public', graduationRate: 20, netPrice: 30_000, division: 2 });
  const ranks = computedRanks([...colleges, lower]);
  const best = [...ranks].flatMap(([id, own]) => (listsOf(own).includes('bestPublic') ? [id] : []));
  expect(best).toEqual([...colleges.slice(0, BEST_PUBLIC_RANKS).map(({ _id }) => _id), 'lower']);
  expect(ranks.get(`c${BEST_PUBLIC_RANKS}`)?.[0]).toMatchObject({ rank: BEST_PUBLIC_RANKS + 1, teams: colleges.length });
});
