import { expect, test } from 'vitest';
import { displayNameOf, namesOf, personKeysOf, personQueryOf } from './person-names';

test.each([
  ['Robin Sample', { firstName: 'Robin', lastName: 'Sample' }],
  ['  Ana  Maria   Sample ', { firstName: 'Ana Maria', lastName: 'Sample' }],
  ['Robin', null],
  ['', null],
  [null, null],
])('a provider’s %j is read as %j', (displayName, names) => {
  expect(namesOf(displayName)).toEqual(names);
});

test('a display name is read back as the names it was made of', () => {
  const names = { firstName: 'Ana Maria', lastName: 'Sample' };
  expect(displayNameOf(names)).toBe('Ana Maria Sample');
  expect(namesOf(displayNameOf(names))).toEqual(names);
});

const person = { firstName: 'Zoë-Anne', lastName: "O'Sample", email: 'z.sample@harborpoint.example.edu' };

test('a person is found by beginnings of the names and of the mail address, without marks', () => {
  const keys = personKeysOf(person);
  expect(keys).toEqual(expect.arrayContaining(['zo', 'zoe', 'an', 'anne', 'os', 'osample', 'sample', 'harborpoint', 'edu']));
  expect(keys).not.toContain('z');
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['zoe', 'zoe', true],
  ['Zoë osam', 'osam', true],
  ['z.sample@harborpoint.example.edu', 'harborpoint', true],
  ['sample z', 'sample', true],
  ['sample zoe nobody', 'sample', false],
  ['nobody', 'nobody', false],
  ['z', null, true],
  ['', null, true],
  ['  .,- ', null, true],
])('"%s" asks for %s and fits: %s', (typed, key, fits) => {
  const query = personQueryOf(typed);
  expect([query.key, query.matches(person)]).toEqual([key, fits]);
});

test('whatever is typed of a name finds it: its key is one of the stored ones', () => {
  const long = { ...person, lastName: 'Abcdefghijklmnopqrstuvwxyzabc' };
  const { key, matches } = personQueryOf(long.lastName);
  expect([personKeysOf(long).includes(key ?? ''), matches(long), matches(person)]).toEqual([true, true, false]);
});
