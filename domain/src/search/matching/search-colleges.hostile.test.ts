import { describe, expect, test } from 'vitest';
import { namesFound } from '../testing/known-colleges';

describe('hostile queries are text like any other', () => {
  test.each([
    ['a pattern', '(k+)+$^[', 'k'],
    ['a quote', '"Duke', 'duke'],
    ['an operator', '{"$ne":"duke"}', 'ne duke'],
    ['a NUL', 'duke\u0000university', 'duke university'],
    ['half a surrogate pair', 'duke \ud83d', 'duke'],
    ['a statement', "duke'; DROP TABLE colleges; --", 'duke drop table colleges'],
  ])('%s means no more than its words', (_, query, words) => {
    expect(namesFound(query)).toEqual(namesFound(words));
    expect(namesFound(query)).not.toEqual([]);
  });

  test.each([
    ['only NULs', '\u0000'.repeat(200)],
    ['names of object members', '__proto__ constructor toString'],
    ['a letter that unfolds to eighteen', '\ufdfa'.repeat(200)],
    ['another script', '斯坦福大学'],
  ])('%s find nothing', (_, query) => expect(namesFound(query)).toEqual([]));

  test.each([
    ['one endless word', 'a'.repeat(10_000)],
    ['endless words', 'qx '.repeat(10_000)],
    ['endless letters', 'a b '.repeat(10_000)],
    ['endless marks', '\u0301'.repeat(10_000)],
    ['endless known words', 'university '.repeat(10_000)],
  ])('of 10,000 characters and more only the first 200 are read: %s', (_, query) => {
    expect(namesFound(query)).toEqual(namesFound(query.slice(0, 200)));
  });

  test('what comes after the first 200 characters changes nothing', () => {
    expect(namesFound(`boston${' '.repeat(194)}terriers`)).toEqual(namesFound('boston'));
    expect(namesFound(`boston${' '.repeat(150)}terriers`)).toEqual(['Boston University']);
  });
});
