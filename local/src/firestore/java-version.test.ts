import { expect, test } from 'vitest';
import { javaMajorIn } from './java-version';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_401"', 8],
  ['Unable to locate a Java Runtime.', null],
])('%s is Java %j', (output, major) => {
  expect(javaMajorIn(output)).toBe(major);
});
