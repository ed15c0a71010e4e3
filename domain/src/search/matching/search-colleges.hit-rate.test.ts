import { expect, test } from 'vitest';
import { buildCollegeIndex } from './college-index';
import { searchColleges } from './search-colleges';
import { seededRandom } from '../testing/seeded-random';
import { inventedColleges } from '../testing/invented-colleges';
import { type TypoKind, TYPO_KINDS, withOneTypo } from '../testing/one-typo';

const index = buildCollegeIndex(inventedColleges(3000));
/** One name in seven; `npm run bench` asks for all of them. */
const names = index.rows.filter((_, at) => at % 7 === 0).map(({ name }) => name);
const isFirst = (query: string, name: string) => searchColleges(index, query)[0]?.name === name;

test('[S2-03] among 3,000 colleges each name is found first', () => {
  expect(names.filter((name) => !isFirst(name, name))).toEqual([]);
});

test.each(Object.keys(TYPO_KINDS) as TypoKind[])(
  '[S2-03] with one typo (%s) at least 95 of 100 names are still found first',
  (slip) => {
    const random = seededRandom(41);
    const missed = names.filter((name) => !isFirst(withOneTypo(name, slip, random), name));
    expect(1 - missed.length / names.length, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  },
);
