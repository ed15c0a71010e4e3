import { expect, test } from 'vitest';
import { type AddressedCollege, pathNamesAfterImport } from './path-names-after-import';

const college = (_id: string, name: string, given: Partial<AddressedCollege> = {}): AddressedCollege => ({
  _id,
  name,
  city: null,
  state: null,
  pathName: null,
  isRenamed: false,
  isFixed: false,
  ...given,
});
const names = (colleges: readonly AddressedCollege[], taken: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(pathNamesAfterImport(colleges, new Map(Object.entries(taken))));

test('an address has at most 200 characters', () => {
  expect(names([college('long', 'x'.repeat(200))])).toEqual({ long: 'x'.repeat(200) });
  expect(names([college('longer', 'x'.repeat(201))])).toEqual({ longer: 'longer' });
});

test('the old address of a college that is renamed now is not given away either', () => {
  const renamed = college('foo', 'Bar College', { pathName: 'Foo_College', isRenamed: true });

  expect(names([renamed, college('new', 'Foo College', { city: 'Erie' })], { Foo_College: 'foo' })).toEqual({
    foo: 'Bar_College',
    new: 'Foo_College_(Erie)',
  });
});

test('a college of unknown place whose plain address is taken gets its id, one of unknown state its city', () => {
  const other = college('other', 'Other College', { pathName: 'Other_College' });
  const taken = { Foo_College: 'other', Other_College: 'other' };

  expect(names([other, college('new', 'Foo College')], taken)).toEqual({ new: 'Foo_College_(new)' });
  expect(names([other, college('new', 'Foo College', { state: 'PA' })], taken)).toEqual({ new: 'Foo_College_(new)' });
  expect(names([other, college('new', 'Foo College', { city: 'Erie' })], taken)).toEqual({ new: 'Foo_College_(Erie)' });
});
