import { expect, test } from 'vitest';
import { majorsOfText, textOfMajors } from './majors-text';

test('majors come back from their text as they went in', () => {
  const majors = [
    { name: 'Engineering', subcategories: [{ name: 'Coastal', majors: ['Ocean Engineering', 'Naval: Design'] }] },
    { name: 'Nursing', subcategories: [{ name: 'Nursing', majors: ['Nursing (BSN)'] }] },
  ];
  expect(majorsOfText(textOfMajors(majors))).toEqual({ value: majors });
  expect(majorsOfText(' \n ')).toEqual({ value: [] });
});

test('lines of one group are one group, and each major stands in it once', () => {
  const typed = 'Arts: Music; Dance;\n\nArts: Music; Film\nArts > Stage: Acting';
  expect(majorsOfText(typed)).toEqual({
    value: [
      {
        name: 'Arts',
        subcategories: [
          { name: 'Arts', majors: ['Music', 'Dance', 'Film'] },
          { name: 'Stage', majors: ['Acting'] },
        ],
      },
    ],
  });
});

test.each([
  ['asdf', 1],
  ['Arts: Music\n\nArts', 3],
  ['Arts:', 1],
  ['Arts: ; ;', 1],
  [': Music', 1],
  ['> Stage: Acting', 1],
  ['Arts > : Acting', 1],
  ['Arts > Stage > More: Acting', 1],
  ['123: 456', 1],
  ['Arts: Music; ???', 1],
])('%j is refused, and the line is named', (typed, count) => {
  expect(majorsOfText(typed)).toEqual({ problem: 'edit.notMajors', values: { count } });
});

test('more than the page can hold is refused before it is sent', () => {
  const many = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index));
  const fields = many(61, (index) => `Field ${index}: Major`).join('\n');
  const majors = `Arts: ${many(501, (index) => `Major ${index}`).join(';')}`;
  for (const typed of [fields, majors]) expect(majorsOfText(typed)).toEqual({ problem: 'edit.tooManyMajors' });
  expect(majorsOfText(`Arts: ${'x'.repeat(201)}`)).toEqual({ problem: 'edit.tooLong', values: { count: 200 } });
});
