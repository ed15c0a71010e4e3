import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueRowOf } from '../catalogue/catalogue-row';
import { college } from '../college';
import { newCollege, newCollegeForm, newCollegeIds, newCollegePathNames } from './new-college';

const form = {
  name: ' Grove College ',
  collegeURL: 'www.grove.edu',
  league: 'ncaa',
  division: 3,
  teams: ['female'],
};
const at = { _id: 'grove-college', pathName: 'Grove_College', year: 2026 };
const refusalsOf = (changes: object) =>
  (z.safeParse(newCollegeForm, { ...form, ...changes }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('/')}: ${message}`,
  );

describe('a new college', () => {
  test('has what the admin said, everything else unknown, and a row of the catalogue', () => {
    const made = newCollege(newCollegeForm.parse({ ...form, city: 'Grove', state: 'OH' }), at);
    expect(college.parse(made)).toEqual(made);
    expect(made).toMatchObject({ _id: 'grove-college', name: 'Grove College', version: 1, league: 'ncaa', division: 3 });
    expect(catalogueRowOf(made)).toMatchObject({ sexes: ['female'], city: 'Grove', state: 'OH', host: 'grove.edu' });
  });

  test('counts as written by an admin where it says something, and nowhere else', () => {
    const { sources } = newCollege(newCollegeForm.parse(form), at);
    expect(sources.collegeURL).toEqual({ by: 'admin', source: 'admin', year: 2026 });
    expect(Object.keys(sources).toSorted()).toEqual(
      ['athletics.sport.female', 'collegeURL', 'division', 'league', 'name', 'pathName'].toSorted(),
    );
  });

  test('of a league without divisions has none, whatever was sent', () => {
    expect(newCollegeForm.parse({ ...form, league: 'naia', division: 2 }).division).toBeNull();
  });

  test.each([
    [{ name: ' ' }, ['name: textMissing']],
    [{ name: 'x'.repeat(161) }, ['name: textTooLong']],
    [{ collegeURL: 'javascript:alert(1)' }, ['collegeURL: webLinkInvalid']],
    [{ league: '' }, ['league: leagueMissing']],
    [{ division: null }, ['division: divisionMissing']],
    [{ division: 4 }, ['division: divisionMissing']],
    [{ league: 'njcaa', division: undefined }, ['division: divisionMissing']],
    [{ teams: [] }, ['teams: teamMissing']],
    [{ teams: ['male', 'male'] }, ['teams: teamMissing']],
    [{ teams: undefined }, ['teams: teamMissing']],
    [{ city: '' }, ['city: textMissing']],
  ])('with %j is refused', (changes, refusals) => {
    expect(refusalsOf(changes)).toEqual(refusals);
  });
});

describe('the names of a new college', () => {
  test('are tried from the plainest on, and end with one that is free', () => {
    const named = { name: 'Grove College', city: 'Grove', state: 'OH' };
    expect(newCollegeIds(named, 'x1')).toEqual([
      'grove-college',
      'grove-college-grove',
      'grove-college-grove-oh',
      'grove-college-x1',
    ]);
    expect(newCollegePathNames({ ...named, _id: 'grove-college-x1' })).toEqual([
      'Grove_College',
      'Grove_College_(Grove)',
      'Grove_College_(Grove,_OH)',
      'Grove_College_(grove-college-x1)',
    ]);
  });

  test('of a name without Latin letters, or made of dots, can be stored', () => {
    const named = { name: '大学', city: null, state: null };
    expect(newCollegeIds(named, 'x1')).toEqual(['college-x1']);
    expect(newCollegePathNames({ ...named, name: '..', _id: 'college-x1' })).toEqual(['.._(college-x1)']);
  });
});
