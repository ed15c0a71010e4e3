import { describe, expect, test } from 'vitest';
import { identityOf, listIndexOf, ownersOf, pathOf, segmentsOf, siblingsOf, valueAt } from './pointer';

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

describe('a list index', () => {
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

const document = {
  name: 'Harbor',
  city: { population: null },
  albums: [
    { name: 'Campus', pictures: ['p1', 'p2'] },
    { name: 'City', pictures: [] },
  ],
  athletics: { sport: [{ sex: 'female', coaches: [{ id: 'c1', name: 'Kim' }] }] },
};

describe('the value at a path', () => {
  test.each([
    [[], document],
    [['name'], 'Harbor'],
    [['city', 'population'], null],
    [['albums', '1', 'name'], 'City'],
    [['albums', '0', 'pictures', '1'], 'p2'],
  ])('%j', (segments, value) => {
    expect(valueAt(document, segments)).toEqual(value);
  });

  test.each([
    [['nothing']],
    [['name', 'length']],
    [['albums', '2']],
    [['albums', 'length']],
    [['albums', '-']],
    [['toString']],
    [['constructor', 'name']],
    [['__proto__']],
    [['city', 'population', 'x']],
  ])('there is none at %j', (segments) => {
    expect(valueAt(document, segments)).toBeUndefined();
  });
});

test('an entry is known by its id, else its name, else its team; a text by itself; anything else by its whole content', () => {
  expect(identityOf({ id: 'c1', name: 'Kim' })).toBe('c1');
  expect(identityOf({ name: 'Campus', pictures: [] })).toBe('Campus');
  expect(identityOf({ sex: 'female' })).toBe('female');
  expect(identityOf({ _id: 'd1', name: 'Kim', sex: 'female' })).toBe('d1');
  expect(identityOf({ id: 'c1', _id: 'd1' })).toBe('c1');
  expect(identityOf({ id: 7 })).toBe('{"id":7}');
  expect(identityOf('picture')).toBe('"picture"');
  expect(identityOf({ other: 1 })).toBe('{"other":1}');
  expect(identityOf(null)).toBe('null');
});

test('the owners of a path are the list entries on the way, not the entry it leads to', () => {
  expect(ownersOf(document, ['name'])).toEqual([]);
  expect(ownersOf(document, ['albums', '1'])).toEqual([]);
  expect(ownersOf(document, ['albums', '1', 'name'])).toEqual(['City']);
  expect(ownersOf(document, ['athletics', 'sport', '0', 'coaches', '0', 'name'])).toEqual(['female', 'c1']);
});

test('the siblings of a path are all entries of its list; outside a list there are none', () => {
  expect(siblingsOf(document, ['albums', '0'])).toEqual(['Campus', 'City']);
  expect(siblingsOf(document, ['albums', '0', 'pictures', '0'])).toEqual(['"p1"', '"p2"']);
  expect(siblingsOf(document, ['name'])).toBeNull();
  expect(siblingsOf(document, ['albums', '0', 'name'])).toBeNull();
});
