import { expect, test } from 'vitest';
import { displayNameOf, namesOf } from './person-names';

test.each([
  ['Robin Sample', { firstName: 'Robin', lastName: 'Sample' }],
  ['  Ana  Maria   Sample ', { firstName: 'Ana Maria', lastName: 'Sample' }],
  ['Robin', null],
  ['', null],
  [null, null],
])('[S2-35] a provider’s %j is read as %j', (displayName, names) => {
  expect(namesOf(displayName)).toEqual(names);
});

test('[S3-03] a display name is read back as the names it was made of', () => {
  const names = { firstName: 'Ana Maria', lastName: 'Sample' };
  expect(displayNameOf(names)).toBe('Ana Maria Sample');
  expect(namesOf(displayNameOf(names))).toEqual(names);
});
