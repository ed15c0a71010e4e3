import { expect, test } from 'vitest';
import { acronymsOf, nameWithoutCampus } from './searchable-college';

test.each([
  ['University of California-Los Angeles', 'University of California'],
  ['University of North Carolina at Chapel Hill', 'University of North Carolina'],
  ["Saint Joseph's University - Philadelphia", "Saint Joseph's University"],
  ['Wheaton College (Massachusetts)', 'Wheaton College'],
  ['Embry-Riddle Aeronautical University-Daytona Beach', 'Embry-Riddle Aeronautical University'],
  ['Carson-Newman University', 'Carson-Newman University'],
])('the campus is cut off only after a word like "University": %s', (name, head) => expect(nameWithoutCampus(name)).toBe(head));

test('initials leave out stop words, and are derived with and without the campus', () => {
  expect(acronymsOf('University of California-Los Angeles')).toEqual(['ucla', 'uofcla', 'uc', 'uofc']);
  expect(acronymsOf('Texas A & M University')).toEqual(['tamu', 'taandmu']);
  expect(acronymsOf('Yale')).toEqual([]);
});
