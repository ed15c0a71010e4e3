import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { TERMS } from '../consent/terms';
import { account, ACCOUNTS, newAccount } from './account';

const stored = {
  _id: 'uid-demo-player',
  schemaVersion: 11,
  email: 'player@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2009-04-17',
  marketingOptIn: false,
  locale: 'en',
  termsAcceptedAt: '2026-01-05T10:00:00.000Z',
  stripeCustomerId: null,
  entitlements: { premium: { since: '2026-01-05T10:00:00.000Z', until: null, subscriptionId: 'sub_1' }, guestAccess: null },
  givenPlans: [],
  guardian: null,
  consents: [
    { at: '2026-01-05T10:00:00.000Z', kind: 'terms', granted: true, services: [], version: TERMS.version },
    { at: '2026-01-05T10:00:00.000Z', kind: 'marketing', granted: false, services: [], version: null },
  ],
  roleDecisions: [],
  deactivatedAt: null,
  suspended: null,
  guideTasks: [],
  mailsOff: ['weeklyInterest'],
  interestToldOn: null,
  createdAt: '2026-01-05T10:00:00.000Z',
};

test('the private account comes back from the store as it went in', () => {
  expect(account.parse(stored)).toEqual(stored);
});

test.each([
  { schemaVersion: 1 },
  { password: 'sample1password' },
  { admin: true },
  { dateOfBirth: '2010-02-30' },
  { locale: 'fr' },
  { guideTasks: ['winTheLeague'] },
  { mailsOff: ['passwordChanged'] },
  { stripeCustomerId: undefined },
  { entitlements: { premium: true, guestAccess: null } },
  { _id: '../other' },
])('a private account with %j is refused', (changes) => {
  expect(z.safeParse(account, { ...stored, ...changes }).success).toBe(false);
});

test('an account of the first version gets the history that it did not have', () => {
  const { consents, roleDecisions, deactivatedAt, suspended, guideTasks, givenPlans, mailsOff, interestToldOn, ...first } =
    stored;
  const upgraded = upgradeDocument({ ...first, schemaVersion: 1 }, ACCOUNTS.version, ACCOUNTS.upgrades);
  const unversioned = consents.map((line) => ({ ...line, version: null }));
  expect(account.parse(upgraded)).toEqual({ ...stored, consents: unversioned });
  const added = [roleDecisions, deactivatedAt, suspended, guideTasks, givenPlans, mailsOff, interestToldOn];
  expect([consents.length, ...added]).toEqual([2, [], null, null, [], [], ['weeklyInterest'], null]);
});

test('an account of before the weekly mail keeps what was turned off, and gets no weekly mail', () => {
  const { interestToldOn: _, ...before } = stored;
  const mailsOff = ['featureDecided'];
  const upgraded = upgradeDocument({ ...before, mailsOff, schemaVersion: 8 }, ACCOUNTS.version, ACCOUNTS.upgrades);
  expect(account.parse(upgraded)).toEqual({ ...stored, mailsOff: ['featureDecided', 'weeklyInterest'] });
});

test('a new account starts with what was chosen at registration, and with its consent history', () => {
  const { email, firstName, lastName, dateOfBirth, marketingOptIn } = stored;
  const chosen = { uid: stored._id, email, firstName, lastName, dateOfBirth, marketingOptIn, locale: 'en' } as const;
  const created = newAccount({ ...chosen, now: '2026-01-05T10:00:00.000Z' });
  expect(created).toEqual({ ...stored, entitlements: { premium: null, guestAccess: null } });
  expect(account.parse(created)).toEqual(created);
});
