import { expect, test } from 'vitest';
import { isObject } from '../kernel/json/json';
import { blankCollege, college as collegeSchema, COLLEGE_SCHEMA_VERSION } from './college';

const identity = { _id: 'new-college', name: 'New College', pathName: 'New_College' };

test('a new college has its identity, version 1, and nothing else', () => {
  const blank = blankCollege(identity);
  expect(blank).toMatchObject({
    ...identity,
    version: 1,
    schemaVersion: COLLEGE_SCHEMA_VERSION,
    albums: [],
    pictures: [],
    sources: {},
    collegeURL: null,
  });
  expect(collegeSchema.parse(blank)).toEqual(blank);
});

test('every field of the schema is there, so that each edit finds its path', () => {
  const missing = (schema: typeof collegeSchema.def.shape, value: object): string[] =>
    Object.keys(schema).filter((key) => !(key in value));
  const blank = blankCollege(identity);
  expect(missing(collegeSchema.def.shape, blank)).toEqual([]);
  for (const part of [
    blank.academics,
    blank.athletics,
    blank.facilities,
    blank.campus,
    blank.city,
    blank.address,
    blank.admissions,
  ]) {
    expect(isObject(part) && Object.values(part).every((value) => value !== undefined)).toBe(true);
  }
});

test.each([
  ['an id with capitals', { _id: 'New' }],
  ['an id with a slash', { _id: 'a/b' }],
  ['no name', { name: ' ' }],
  ['an address with a space', { pathName: 'New College' }],
])('%s is refused', (_, change) => {
  expect(() => blankCollege({ ...identity, ...change })).toThrow();
});
