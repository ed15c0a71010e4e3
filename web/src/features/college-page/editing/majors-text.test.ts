import { expect, test } from 'vitest';
import { majorsOfText, textOfMajors } from './majors-text';

test('majors come back from their text as they went in', () => {
  const majors = [
    { name: 'Engineering', subcategories: [{ name: 'Coastal', majors: ['Ocean Engineering', 'Naval: Design'] }] },
    { name: 'Nursing', subcategories: [{ name: 'Nursing', majors: ['Nursing (BSN)'] }] },
  ];
  expect(majorsOfText(textOfMajors(majors))).toEqual(majors);
});
