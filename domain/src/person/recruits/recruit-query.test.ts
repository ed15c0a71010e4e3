import { describe, expect, test } from 'vitest';
import {
  ALL_RECRUITS,
  paramsOfRecruitQuery,
  possibleQuery,
  recruitQueryOf,
  refusedCombination,
  withoutEach,
} from './recruit-query';

const queryOf = (address: string) => recruitQueryOf(new URLSearchParams(address));

describe('a search of recruits in an address', () => {
  test('is read and written again', () => {
    const address = 'q=Emma&position=CB&position=GK&year=2028&gender=Female&state=OH&gpa=from35&video=true&sort=year';
    const params = paramsOfRecruitQuery(queryOf(address)).map(([name, value]): [string, string] => [name, value]);
    expect(new URLSearchParams(params).toString()).toBe(address);
    expect(queryOf('')).toEqual(ALL_RECRUITS);
  });

  test('leaves out what no filter takes', () => {
    const strange =
      'position=XX&year=28&year=1999&gender=other&type=coach&class=5&state=Ohio&country=usa&citizenship=U&tier=T9&league=No%20Slug&gpa=4&video=false&verified=1&updated=ever&sort=best&page=2&__proto__=x';
    expect(queryOf(strange)).toEqual(ALL_RECRUITS);
  });

  test.each([
    ['a text and a citizenship', 'q=Emma&citizenship=US', 'q=Emma'],
    ['two filters of several values', 'position=CB&position=GK&year=2027&year=2028', 'position=CB&position=GK&year=2027'],
    ['a change without its order', 'updated=week', 'updated=week&sort=updated'],
    ['a change with another order', 'updated=week&sort=year', 'updated=week&sort=updated'],
  ])('is made possible: %s', (_, address, possible) => {
    const query = queryOf(address);
    expect(refusedCombination(query)).toBeNull();
    expect(query).toEqual(queryOf(possible));
  });
});

test.each([
  ['q=Emma', {}, null],
  ['q=Emma', { citizenship: ['US'] }, 'searchTextOrCitizenship'],
  ['', { position: ['CB', 'GK'], year: ['2027', '2028'] }, 'searchSeveralInOne'],
  ['', { position: ['CB', 'GK'], year: ['2027'] }, null],
  ['', { updated: ['week'] }, 'searchUpdatedNeedsItsOrder'],
  ['sort=updated', { updated: ['week'] }, null],
] as const)('%s with %j is refused as %s', (address, filters, code) => {
  const query = { ...queryOf(address), filters };
  expect(refusedCombination(query)).toBe(code);
  expect(refusedCombination(possibleQuery(query))).toBeNull();
});

test('a query is offered without its text and without each of its filters', () => {
  const without = withoutEach(queryOf('q=Emma&position=GK&year=2028'));
  expect(
    without.map(({ filter, query }) => [
      filter,
      paramsOfRecruitQuery(query)
        .map((pair) => pair.join('='))
        .join('&'),
    ]),
  ).toEqual([
    ['text', 'position=GK&year=2028'],
    ['position', 'q=Emma&year=2028'],
    ['year', 'q=Emma&position=GK'],
  ]);
});
