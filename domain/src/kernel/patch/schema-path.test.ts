import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ownFinding, resolvePath } from './schema-path';

const name = z.string();
const album = z.strictObject({ name, pictures: z.array(z.string()) });
const page = z.strictObject({
  title: z.nullable(z.string()),
  albums: z.array(album).check(z.maxLength(3)),
  details: z.record(z.string(), z.strictObject({ area: name })),
});
const document = {
  title: null,
  albums: [
    { name: 'Campus', pictures: ['p1'] },
    { name: 'City', pictures: [] },
  ],
  details: { p1: { area: 'x' } },
};

describe('a path of a schema', () => {
  test.each([
    [['title'], false],
    [['albums'], false],
    [['albums', '1'], true],
    [['albums', '2'], true],
    [['albums', '-'], true],
    [['albums', '1', 'name'], false],
    [['albums', '0', 'pictures', '0'], true],
    [['details', 'p1'], false],
    [['details', 'p1', 'area'], false],
    [[], false],
  ])('%j is one; an entry of a list: %s', (segments, inList) => {
    expect(resolvePath(page, document, segments)).toMatchObject({ inList });
  });

  test('is found with its schema and all that stand around it', () => {
    const resolved = resolvePath(page, document, ['albums', '0', 'name']);
    expect(resolved?.schema).toBe(name);
    expect(resolved?.around).toEqual([page, page.def.shape.albums, album]);
  });

  test.each([
    [['nothing']],
    [['toString']],
    [['__proto__']],
    [['constructor', 'prototype']],
    [['title', 'length']],
    [['albums', '3']],
    [['albums', '2', 'name']],
    [['albums', '-', 'name']],
    [['albums', '01']],
    [['albums', '-1']],
    [['albums', 'length']],
    [['albums', '0', 'pictures', '2']],
    [['details', 'p2']],
    [['details', 'p2', 'area']],
    [['details', 'toString', 'area']],
    [['details', '__proto__', 'area']],
  ])('%j is none', (segments) => {
    expect(resolvePath(page, document, segments)).toBeNull();
  });
});

test.each([
  [null, ['title']],
  [{}, ['albums', '0']],
  [{ albums: null }, ['albums', '-']],
  [{ details: null }, ['details', 'p1']],
  [{ title: { length: 1 } }, ['title', 'length']],
])('in %j there is no path %j, whatever the schema says', (incomplete, segments) => {
  expect(resolvePath(page, incomplete, segments)).toBeNull();
});

test('the checks of a list itself are run without those of what is in it', () => {
  const list = page.def.shape.albums;
  expect(ownFinding(list, document.albums)).toBeNull();
  expect(ownFinding(list, [{}, {}, {}])).toBeNull();
  expect(ownFinding(list, [1, 2, 3, 4])).toMatchObject({ code: 'too_big' });
  expect(ownFinding(album, {})).toBeNull();
});
