import { expect, test } from 'vitest';
import { hasNoContent, IMPORT_SOURCES, namedSource } from './fact';

test.each([null, false, '', [], {}, { low: null, high: null }, { a: { b: '' } }])('%j is empty', (value) => {
  expect(hasNoContent(value)).toBe(true);
});

test.each([0, true, 'x', [null], { low: null, high: 1 }])('%j is not', (value) => {
  expect(hasNoContent(value)).toBe(false);
});

test.each([
  ['team list D1 2025', 'team list D1', 2025],
  ['team list  1999', 'team list', 1999],
  ['team list', 'team list', null],
  ['list of 2025 and before', 'list of 2025 and before', null],
  ['list 1875', 'list 1875', null],
  ['2025', '2025', null],
])('the source that a row names as %j is %j of the year %s', (named, source, year) => {
  expect(namedSource(named, IMPORT_SOURCES.teamList)).toEqual({ by: 'import', source, year });
});

test('a row that names no source has that of its column', () => {
  expect(namedSource(null, IMPORT_SOURCES.teamList)).toBe(IMPORT_SOURCES.teamList);
});
