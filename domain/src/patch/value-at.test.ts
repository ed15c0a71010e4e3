import { describe, expect, test } from 'vitest';
import { identityOf, ownersOf, siblingsOf, valueAt } from './value-at';

const document = {
  name: 'Harbor',
  city: { population: null },
  albums: [
    { name: 'Campus', pictures: ['p1', 'p2'] },
    { name: 'City', pictures: [] },
  ],
  athletics: { sport: [{ sex: 'female', coaches: [{ id: 'c1', name: 'Kim' }] }] },
};

describe('the value at a place', () => {
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

test('an entry is known by its id, else its name, else its team; a text by itself; anything else by all it says', () => {
  expect(identityOf({ id: 'c1', name: 'Kim' })).toBe('c1');
  expect(identityOf({ name: 'Campus', pictures: [] })).toBe('Campus');
  expect(identityOf({ sex: 'female' })).toBe('female');
  expect(identityOf('picture')).toBe('"picture"');
  expect(identityOf({ other: 1 })).toBe('{"other":1}');
  expect(identityOf(null)).toBe('null');
});

test('the owners of a place are the list entries on the way to it, not the place itself', () => {
  expect(ownersOf(document, ['name'])).toEqual([]);
  expect(ownersOf(document, ['albums', '1'])).toEqual([]);
  expect(ownersOf(document, ['albums', '1', 'name'])).toEqual(['City']);
  expect(ownersOf(document, ['athletics', 'sport', '0', 'coaches', '0', 'name'])).toEqual(['female', 'c1']);
});

test('the siblings of a place are all entries of its list; outside a list there are none', () => {
  expect(siblingsOf(document, ['albums', '0'])).toEqual(['Campus', 'City']);
  expect(siblingsOf(document, ['albums', '0', 'pictures', '0'])).toEqual(['"p1"', '"p2"']);
  expect(siblingsOf(document, ['name'])).toBeNull();
  expect(siblingsOf(document, ['albums', '0', 'name'])).toBeNull();
});
