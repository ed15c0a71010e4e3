import { expect, test } from 'vitest';
import { mayAllowMarketing } from './may-allow-marketing';

test.each([
  ['2011-06-01', 'DE', false],
  ['2011-06-01', 'GB', false],
  ['2011-06-01', 'US', true],
  ['2011-06-01', null, true],
  ['2010-06-01', 'DE', true],
  ['2010-06-02', 'DE', false],
] as const)('[S5-10] born %s, in %s: marketing may be allowed on 2026-06-01: %s', (dateOfBirth, country, may) => {
  expect(mayAllowMarketing(dateOfBirth, '2026-06-01', country)).toBe(may);
});
