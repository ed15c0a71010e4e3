import { expect, test } from 'vitest';
import { namesOf } from './names-of';

test.each([
  ['Robin Sample', { firstName: 'Robin', lastName: 'Sample' }],
  ['  Ana  Maria   Sample ', { firstName: 'Ana Maria', lastName: 'Sample' }],
  ['Robin', null],
  ['', null],
  [null, null],
])('[S2-35] a provider’s %j is read as %j', (displayName, names) => {
  expect(namesOf(displayName)).toEqual(names);
});
