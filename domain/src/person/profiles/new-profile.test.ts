import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { usernameCandidates } from './new-profile';
import { isReservedUsername, username } from './username';

test('a username is the name as an address can hold it, and the next ones where it is taken', () => {
  expect(usernameCandidates('Robin Sample', 'k3x9')).toEqual([
    'robin-sample',
    'robin-sample-2',
    'robin-sample-3',
    'robin-sample-4',
    'robin-sample-k3x9',
  ]);
});

test.each([
  ['Zoë Müller-Weiß', 'zoe-muller-weiss'],
  ["Sinéad O'Sample", 'sinead-osample'],
  ['  Ab  ', 'member-ab'],
  ['李 小龙', 'member'],
  ['admin', 'member-admin'],
  ['Support 24', 'member-support-24'],
  ['../../etc <b>x</b>', 'etc-b-x-b'],
  ['x'.repeat(200), 'x'.repeat(30)],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
])('%s is %s', (name, expected) => {
  expect(usernameCandidates(name, 'k3x9')[0]).toBe(expected);
});

test('whatever the name, every candidate is a username', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'Z', 'é', 'ß', '7', ' ', '-', "'", '.'), maxLength: 60 });
  const seen = { ofTheName: 0, ofNoName: 0, cut: 0 };
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), letters), (name) => {
      const [first = ''] = usernameCandidates(name, 'k3x9z');
      seen[first.startsWith('member') ? 'ofNoName' : 'ofTheName'] += 1;
      seen.cut += first.length < name.length ? 1 : 0;
      for (const candidate of usernameCandidates(name, 'k3x9z')) {
        expect(z.safeParse(username, candidate).success).toBe(true);
        expect(isReservedUsername(candidate)).toBe(false);
      }
    }),
    { seed: 31, numRuns: 1000 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});
