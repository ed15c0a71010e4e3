import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { account } from './account';

const stored = {
  _id: 'uid-demo-player',
  schemaVersion: 1,
  email: 'player@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2009-04-17',
  marketingOptIn: false,
  locale: 'en',
  termsAcceptedAt: '2026-01-05T10:00:00.000Z',
  stripeCustomerId: null,
  entitlements: { premium: { since: '2026-01-05T10:00:00.000Z', until: null, subscriptionId: 'sub_1' }, guestAccess: null },
  guardian: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};

test('[S3-03] the private account comes back from the store as it went in', () => {
  expect(account.parse(stored)).toEqual(stored);
});

test.each([
  { schemaVersion: 2 },
  { password: 'sample1password' },
  { admin: true },
  { dateOfBirth: '2010-02-30' },
  { locale: 'fr' },
  { stripeCustomerId: undefined },
  { entitlements: { premium: true, guestAccess: null } },
  { _id: '../other' },
])('[S3-03] a private account with %j is refused', (changes) => {
  expect(z.safeParse(account, { ...stored, ...changes }).success).toBe(false);
});
