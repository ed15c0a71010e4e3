import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test('initials are those of the first and the last word', () => {
  const names = ['Robin Sample', 'robin van der sample', 'Robin', ' Özlem  Ünal ', '𝒜da Byron'];
  expect(names.map(initialsOf)).toEqual(['RS', 'RS', 'R', 'ÖÜ', '𝒜B']);
});
