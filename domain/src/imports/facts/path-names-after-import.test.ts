import { describe, expect, test } from 'vitest';
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
const fulton = college('fulton', 'Westminster College', { city: 'Fulton', state: 'MO' });
const wilmington = college('wilmington', 'Westminster College', { city: 'New Wilmington', state: 'PA' });
const names = (colleges: readonly AddressedCollege[], taken: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(pathNamesAfterImport(colleges, new Map(Object.entries(taken))));

describe('addresses after an import', () => {
  test('twins that come in both get their city', () => {
    expect(names([fulton, wilmington])).toEqual({
      fulton: 'Westminster_College_(Fulton)',
      wilmington: 'Westminster_College_(New_Wilmington)',
    });
  });

  test('a stored college moves aside when its twin comes in', () => {
    expect(names([{ ...fulton, pathName: 'Westminster_College' }, wilmington], { Westminster_College: 'fulton' })).toEqual({
      fulton: 'Westminster_College_(Fulton)',
      wilmington: 'Westminster_College_(New_Wilmington)',
    });
  });

  test('a third of the name never gets the plain address, even after the first two moved aside', () => {
    const stored = [
      { ...fulton, pathName: 'Westminster_College_(Fulton)' },
      { ...wilmington, pathName: 'Westminster_College_(New_Wilmington)' },
    ];

    expect(names([...stored, college('erie', 'Westminster College', { city: 'Erie', state: 'PA' })])).toEqual({
      erie: 'Westminster_College_(Erie)',
    });
  });

  test('nobody else moves: not a stored college of another name, not one whose city has changed', () => {
    const stored = [
      { ...fulton, city: 'Columbia', pathName: 'Westminster_College_(Fulton)' },
      college('stanford', 'Stanford University', { pathName: 'Stanford' }),
    ];

    expect(names([...stored, college('amherst', 'Amherst College')])).toEqual({ amherst: 'Amherst_College' });
  });

  test("an admin's address stays, and its twin finds another", () => {
    expect(names([{ ...fulton, pathName: 'Westminster_College', isFixed: true }, wilmington])).toEqual({
      wilmington: 'Westminster_College_(New_Wilmington)',
    });
  });

  test('an old address that leads to a college of another name is not given away', () => {
    const renamed = college('salt-lake', 'Westminster University', { pathName: 'Westminster_University' });

    expect(names([renamed, wilmington], { Westminster_College: 'salt-lake', Westminster_University: 'salt-lake' })).toEqual({
      wilmington: 'Westminster_College_(New_Wilmington)',
    });
  });

  test('a college that takes its old name back takes its old address back', () => {
    const back = college('foo', 'Foo College', { pathName: 'Bar_College', isRenamed: true });

    expect(names([back], { Foo_College: 'foo', Bar_College: 'foo' })).toEqual({ foo: 'Foo_College' });
  });

  test('a college that is really called like another with its city finds a third form', () => {
    const literal = college('literal', 'Westminster College (Fulton)', { pathName: 'Westminster_College_(Fulton)' });

    expect(names([literal, fulton, wilmington])).toEqual({
      fulton: 'Westminster_College_(Fulton,_MO)',
      wilmington: 'Westminster_College_(New_Wilmington)',
    });
  });

  test('a name that is no address or too long a one gives way to the id', () => {
    expect(names([college('odd', '///')])).toEqual({ odd: 'odd' });
    expect(names([{ ...fulton, city: 'x'.repeat(200) }, wilmington])).toMatchObject({ fulton: 'Westminster_College_(fulton)' });
  });
});
