import { describe, expect, test } from 'vitest';
import { estimatedGpa, GRADE_SCALES, gradeScaleOf, isOnItsScale, shownGrades } from './grade-scale';

describe('an average on the scale of 4.0', () => {
  test.each([
    [4.5, 5, 3.6],
    [5, 5, 4],
    [90, 100, 3.5],
    [100, 100, 4],
    [15, 100, 0],
    [1, 6, 4],
    [1.7, 6, 3.3],
    [2.25, 6, 2.75],
    [4, 6, 1],
    [5.5, 6, 0],
  ])('%f of %f is estimated as %f', (gpa, gpaOf, expected) => {
    expect(estimatedGpa({ gpa, gpaOf })).toBe(expected);
  });

  test.each([
    [3.6, 4],
    [null, 100],
    [90, null],
    [14, 20],
  ])('%j of %j needs or has no estimate', (gpa, gpaOf) => {
    expect(estimatedGpa({ gpa, gpaOf })).toBeNull();
  });

  test('never rises where the grade of the school falls', () => {
    for (const { of, name } of GRADE_SCALES) {
      const averages = Array.from({ length: 101 }, (_, step) => (of * step) / 100);
      const estimates = averages.map((gpa) => estimatedGpa({ gpa, gpaOf: of }) ?? gpa);
      const expected = name === 'german' ? estimates.toSorted((a, b) => b - a) : estimates.toSorted((a, b) => a - b);
      expect(estimates, name).toEqual(expected);
    }
  });
});

test.each([
  [3.6, 4, true],
  [4.1, 4, false],
  [0.7, 6, false],
  [1, 6, true],
  [6.1, 6, false],
  [12, 20, true],
  [null, 4, true],
  [4.4, null, true],
])('whether %j stands on a scale of %j: %j', (gpa, gpaOf, expected) => {
  expect(isOnItsScale({ gpa, gpaOf })).toBe(expected);
});

test('a scale is known by what profiles store', () => {
  expect([4, 5, 100, 6, 20, null].map((gpaOf) => gradeScaleOf({ gpaOf })?.name ?? null)).toEqual([
    'four',
    'five',
    'hundred',
    'german',
    null,
    null,
  ]);
});

test.each([
  [
    { gpa: 1.8, gpaOf: 6 },
    { gpa: 3.2, of: 4, own: { gpa: 1.8, scale: 'german' } },
  ],
  [
    { gpa: 4.5, gpaOf: 5 },
    { gpa: 3.6, of: 4, own: { gpa: 4.5, scale: 'five' } },
  ],
  [
    { gpa: 88, gpaOf: 100 },
    { gpa: 3.4, of: 4, own: { gpa: 88, scale: 'hundred' } },
  ],
  [
    { gpa: 3.6, gpaOf: 4 },
    { gpa: 3.6, of: 4, own: null },
  ],
  [
    { gpa: 15, gpaOf: 20 },
    { gpa: 15, of: 20, own: null },
  ],
  [
    { gpa: 3.6, gpaOf: null },
    { gpa: 3.6, of: null, own: null },
  ],
  [{ gpa: null, gpaOf: 4 }, null],
])('%j is read by coaches as %j', (grades, shown) => {
  expect(shownGrades(grades)).toEqual(shown);
});
