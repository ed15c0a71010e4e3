import { describe, expect, test } from 'vitest';
import { listIndexOf, pathOf, segmentsOf } from './pointer';

describe('the steps of a path', () => {
  test.each([
    ['/name', ['name']],
    ['/albums/2/pictures/-', ['albums', '2', 'pictures', '-']],
    ['/a~1b', ['a~1b']],
    ['/%2F', ['%2F']],
  ])('%s', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
    expect(pathOf(segments)).toBe(path);
  });

  test.each(['', '/', 'name', '//name', '/name/', '/a//b', ' /name'])('%j is no path', (path) => {
    expect(segmentsOf(path)).toBeNull();
  });
});

describe('a place in a list', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['12', 12],
    ['999999', 999_999],
  ])('%s', (segment, index) => {
    expect(listIndexOf(segment)).toBe(index);
  });

  test.each(['', '-', '-1', '01', '00', '1e0', '1.0', '+1', ' 1', '0x1', '1000000', 'length', '١'])('%j is none', (segment) => {
    expect(listIndexOf(segment)).toBeNull();
  });
});
