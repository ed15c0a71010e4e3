import { expect, test } from 'vitest';
import { majorsFound } from './majors-found';

const coastal = { name: 'Coastal', majors: ['Ocean Engineering', 'Naval Architecture'] };
const majors = [
  { name: 'Engineering', subcategories: [coastal] },
  { name: 'Health', subcategories: [{ name: 'Nursing', majors: ['Nursing (BSN)'] }] },
];

test('a filter finds majors by their own name, their group and their category, and shows all where nothing is typed', () => {
  expect(majorsFound(majors, ' ')).toEqual(majors);
  expect(majorsFound(majors, 'naval')).toEqual([
    { name: 'Engineering', subcategories: [{ ...coastal, majors: ['Naval Architecture'] }] },
  ]);
  expect(majorsFound(majors, 'COAST')).toEqual([majors[0]]);
  expect(majorsFound(majors, 'health')).toEqual([majors[1]]);
  expect(majorsFound(majors, 'law')).toEqual([]);
});
