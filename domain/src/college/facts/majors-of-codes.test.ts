import { expect, test } from 'vitest';
import { admin, replace } from '../../kernel/patch/testing/patches';
import { applyCollegePatch } from '../editing/edit-college';
import { countMajors, hasMajors, majorsOfCodes, withMajors, withoutMajors } from './majors-of-codes';
import { aCollege } from '../testing/a-college';

const TITLES = new Map([
  ['11.07', 'Computer Science'],
  ['11.0701', 'Computer Science'],
  ['11.0799', 'Computer Science, Other'],
  ['40.08', 'Physics'],
  ['40.0801', 'Physics, General'],
]);
const computing = {
  name: 'Computer and information sciences',
  subcategories: [{ name: 'Computer Science', majors: ['Computer Science', 'Computer Science, Other'] }],
};
const physics = { name: 'Physical sciences', subcategories: [{ name: 'Physics', majors: ['Physics, General'] }] };

test('[S3-05] codes become majors by category and subcategory, in the order of the classification, each once', () => {
  expect(majorsOfCodes(['40.0801', '11.0799', '11.0701', '11.0799'], TITLES)).toEqual([computing, physics]);
});

test('codes of a family, of a group, without a title and of no family give no major', () => {
  expect(majorsOfCodes(['11', '11.07', '11.0899', '99.0101', 'physics'], TITLES)).toEqual([]);
});

test('[S7-13] majors of the classification are stored at /academics/details/majors', () => {
  const majors = majorsOfCodes(['11.0701'], TITLES);
  const { document } = applyCollegePatch(aCollege(), [replace('/academics/details/majors', majors)], admin);
  expect(document.academics.details.majors).toEqual(majors);
});

test('adding merges categories and groups of one name, and taking away leaves no empty group behind', () => {
  const acoustics = {
    name: 'Physical sciences',
    subcategories: [{ name: 'Physics', majors: ['Acoustics', 'Physics, General'] }],
  };
  const both = withMajors([computing, physics], [acoustics]);
  expect(both[1]).toEqual({
    name: 'Physical sciences',
    subcategories: [{ name: 'Physics', majors: ['Physics, General', 'Acoustics'] }],
  });
  expect(countMajors(both)).toBe(4);
  expect(hasMajors(both, [physics])).toBe(true);
  expect(hasMajors([physics], both)).toBe(false);
  expect(withoutMajors(both, [acoustics])).toEqual([computing]);
  expect(withoutMajors([physics], [{ ...physics, name: 'Physics' }])).toEqual([physics]);
});
