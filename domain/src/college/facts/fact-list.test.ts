import { expect, test } from 'vitest';
import { blankCollege } from '../college';
import { COLLEGE_FACTS, FACTS_OF_TEAM, withBlankFacts } from './fact-list';
import { factValue } from './sourced-fields';

test('each fact has one path, at which a blank college holds nothing', () => {
  const blank = blankCollege({ _id: 'new', name: 'New', pathName: 'New' });
  const paths = COLLEGE_FACTS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const blanks = ['null', '[]', '{"low":null,"high":null}', '{"lat":null,"lng":null}'];
  for (const path of paths) expect(blanks, path).toContain(JSON.stringify(factValue(blank, path)));
});

test('no two facts share a position of a table or of the headline', () => {
  const tables = COLLEGE_FACTS.flatMap(({ row }) => (row.shown === undefined ? [] : [row.shown.join(' ')]));
  const headline = COLLEGE_FACTS.flatMap(({ row }) => row.headline ?? []);
  expect([new Set(tables).size, new Set(headline).size]).toEqual([tables.length, headline.length]);
  expect(FACTS_OF_TEAM.filter(({ row }) => row.shown !== undefined)).toEqual([]);
});

test('a fact that is added is blank in a stored college, and what is stored stays', () => {
  const stored = { name: 'Old', academics: { details: { costs: { applicationFee: 5 } } } };
  const added = [
    { path: 'motto', row: { kind: 'text', most: 200 } },
    { path: 'academics.details.costs.applicationFee', row: { kind: 'dollars' } },
    { path: 'academics.details.costs.parking', row: { kind: 'dollars' } },
    { path: 'library.languages', row: { kind: 'lines', most: 9, mostEach: 9 } },
    { path: 'library.hours', row: { kind: 'range', most: 24 } },
  ] as const;

  expect(withBlankFacts(stored, added)).toEqual({
    name: 'Old',
    motto: null,
    academics: { details: { costs: { applicationFee: 5, parking: null } } },
    library: { languages: [], hours: { low: null, high: null } },
  });
});
