import { join } from 'node:path';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import { searchColleges } from '@touchline/domain/search/matching/search-colleges';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root';
import { readCollegeTables } from '../tables/college-tables';
import { readTable, textOf } from './read-table';
import { realColleges } from './real-colleges';

/**
 * What a player would type, and the colleges that may come first (several where the text is ambiguous). Weights of the
 * search are tuned by the lines marked `tuning`; those marked `final` only judge it.
 */
const QUERIES = await readTable(join(repositoryRoot, 'tests/fixtures/player-queries.csv'));
const COLLEGES = realColleges(await readCollegeTables(), 'whole');
const INDEX = buildCollegeIndex(COLLEGES.map(catalogueRowOf));
const REGISTRY_IDS = new Map(COLLEGES.map(({ _id, ipedsUnitId, canadianId }) => [_id, String(ipedsUnitId ?? canadianId)]));

/** The queries of a half whose college is not among the first so many finds. */
function missedIn(half: string, first: number): readonly string[] {
  const queries = QUERIES.filter((line) => line.half === half).map((line) => ({
    query: textOf(line, 'query'),
    wanted: textOf(line, 'colleges').split(' '),
  }));
  return queries
    .filter(({ query, wanted }) => {
      const found = searchColleges(INDEX, query).slice(0, first);
      return !found.some(({ _id }) => wanted.includes(REGISTRY_IDS.get(_id) ?? ''));
    })
    .map(({ query }) => query);
}

test('there are 300 queries, half of them for judging alone', () => {
  expect([QUERIES.length, QUERIES.filter(({ half }) => half === 'final').length]).toEqual([300, 150]);
});

test.each(['tuning', 'final'])('[S2-03] of the 150 queries for %s at least 98 of 100 find their college first', (half) => {
  const missed = missedIn(half, 1);
  expect(1 - missed.length / 150, missed.join(', ')).toBeGreaterThanOrEqual(0.98);
});

test.each(['tuning', 'final'])('[S2-03] of the 150 queries for %s at least 995 of 1,000 find it among the first five', (half) => {
  const missed = missedIn(half, 5);
  expect(1 - missed.length / 150, missed.join(', ')).toBeGreaterThanOrEqual(0.995);
});

test('[S2-03] every real college is found first by its common name, and by its legal name first or beside its namesakes', () => {
  const firstBy = (text: string) => searchColleges(INDEX, text)[0];
  const missed = COLLEGES.filter(({ name }) => firstBy(name)?.name !== name).map(({ name }) => name);
  expect(missed).toEqual([]);
  const lost = COLLEGES.filter(({ name, legalName }) => {
    const first = firstBy(legalName ?? '');
    return first?.name !== name && first?.legalName !== legalName;
  });
  expect(lost.map(({ legalName }) => legalName)).toEqual([]);
});
