import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { usernameCandidates } from './new-profile';
import { username } from './profile';

test('[S3-01] a username is the name as an address can hold it, and the next ones where it is taken', () => {
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
  ['admin', 'admin'],
  ['../../etc <b>x</b>', 'etc-b-x-b'],
  ['x'.repeat(200), 'x'.repeat(30)],
  [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
])('[S3-01] %s is %s', (name, expected) => {
  expect(usernameCandidates(name, 'k3x9')[0]).toBe(expected);
});

test('[S3-01] whatever the name, every candidate is a username', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      for (const candidate of usernameCandidates(name, 'k3x9z')) expect(z.safeParse(username, candidate).success).toBe(true);
    }),
  );
});
