import { expect, test } from 'vitest';
import { enrollmentSizeOf } from './enrollment-size';

test.each([
  [0, 'Small'],
  [3000, 'Small'],
  [3001, 'Medium'],
  [14_999, 'Medium'],
  [15_000, 'Large'],
  [70_000, 'Large'],
  [null, null],
])('[S9-04] %s students make %s', (students, size) => {
  expect(enrollmentSizeOf(students)).toBe(size);
});
