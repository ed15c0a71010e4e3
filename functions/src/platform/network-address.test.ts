import { expect, test } from 'vitest';
import { callerNetwork, networkOf } from './network-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s belongs to the network %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});

test.each([
  '',
  ' ',
  'made-up',
  '1.2.3',
  '1.2.3.4.5',
  '300.1.1.1',
  '01.2.3.4',
  'a'.repeat(10_000),
  '2001:db8::1::2',
  '[',
  '[x]:1',
  '-',
])('%j is no address', (text) => {
  expect(networkOf(text)).toBeNull();
});

test.each([
  [undefined, null],
  ['', null],
  ['unknown', null],
  ['203.0.113.7', { own: '203.0.113.7', sender: null }],
  ['203.0.113.7, 151.101.1.1', { own: '203.0.113.7', sender: '151.101.1.1' }],
  ['made-up, 203.0.113.7,151.101.1.1', { own: '203.0.113.7', sender: '151.101.1.1' }],
  ['9.9.9.9, 8.8.8.8, 203.0.113.7, 151.101.1.1', { own: '203.0.113.7', sender: '151.101.1.1' }],
  ['a, b, c, 2001:db8::7, 151.101.1.1', { own: '2001:db8:0:0::/64', sender: '151.101.1.1' }],
])('with two proxies of ours X-Forwarded-For %j means %j', (header, network) => {
  expect(callerNetwork(header, 2)).toEqual(network);
});

test('whoever calls the function itself and makes an address up is the sender, and the caller where it made up no address', () => {
  expect(callerNetwork('198.51.100.1, 203.0.113.7', 2)).toEqual({ own: '198.51.100.1', sender: '203.0.113.7' });
  expect(callerNetwork('anything, 203.0.113.7', 2)).toEqual({ own: '203.0.113.7', sender: null });
});
