import { expect, test } from 'vitest';
import { personKeysOf, personQueryOf } from './person-keys';

const person = { firstName: 'Zoë-Anne', lastName: "O'Sample", email: 'z.sample@harborpoint.example.edu' };

test('[S4-16] a person is found by beginnings of the names and of the mail address, without marks', () => {
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
])('[S4-16] "%s" asks for %s and fits: %s', (typed, key, fits) => {
  const query = personQueryOf(typed);
  expect([query.key, query.holds(person)]).toEqual([key, fits]);
});

test('[S4-16] whatever is typed of a name finds it: its key is one of the kept ones', () => {
  const long = { ...person, lastName: 'Abcdefghijklmnopqrstuvwxyzabc' };
  const { key, holds } = personQueryOf(long.lastName);
  expect([personKeysOf(long).includes(key ?? ''), holds(long), holds(person)]).toEqual([true, true, false]);
});
