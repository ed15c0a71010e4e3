import { expect, test } from 'vitest';
import { majorsMatching } from './majors-tree';

const coastal = { name: 'Coastal', majors: ['Ocean Engineering', 'Naval Architecture'] };
const majors = [
  { name: 'Engineering', subcategories: [coastal] },
  { name: 'Health', subcategories: [{ name: 'Nursing', majors: ['Nursing (BSN)'] }] },
];

test('a filter finds majors by their own name, their group and their category, and shows all where nothing is typed', () => {
  expect(majorsMatching(majors, ' ')).toEqual(majors);
  expect(majorsMatching(majors, 'naval')).toEqual([
    { name: 'Engineering', subcategories: [{ ...coastal, majors: ['Naval Architecture'] }] },
  ]);
  expect(majorsMatching(majors, 'COAST')).toEqual([majors[0]]);
  expect(majorsMatching(majors, 'health')).toEqual([majors[1]]);
  expect(majorsMatching(majors, 'law')).toEqual([]);
});

test('a filter finds a category by its name in the language of the page too', () => {
  const german = (name: string) => (name === 'Engineering' ? 'Ingenieurwesen' : name);
  expect(majorsMatching(majors, 'ingenieur', german)).toEqual([majors[0]]);
  expect(majorsMatching(majors, 'ingenieur')).toEqual([]);
});
