import { expect, test } from 'vitest';
import { callerAddress } from './caller-address';

test.each([
  [undefined, null],
  ['', null],
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 151.101.1.1', '203.0.113.7'],
  ['made-up, 203.0.113.7,151.101.1.1', '203.0.113.7'],
  ['a, b, c, 2001:db8::7, 151.101.1.1', '2001:db8::7'],
])('with two proxies of ours, the caller of X-Forwarded-For %j is %s', (header, address) => {
  expect(callerAddress(header, 2)).toBe(address);
});
