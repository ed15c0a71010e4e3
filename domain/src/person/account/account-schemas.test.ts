import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upgradeDocument } from '../../kernel/documents/upgrade';
import { account, ACCOUNTS, newAccount } from './account';
import { accountChanges } from './change-account';
import { erasure, jobCursor } from './erasure';
import { agreedGuardian, namedGuardian } from '../consent/guardian';
import { termsUser } from '../registration/registration';
import { signInChange } from '../sign-in/sign-in-change';

const AT = '2026-01-05T10:00:00.000Z';
const stored = newAccount({
  uid: 'uid-demo-player',
  email: 'player@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2009-04-17',
  marketingOptIn: false,
  locale: 'en',
  now: AT,
});
const plan = { since: AT, until: AT, subscriptionId: 'sub_1' };
const guardian = namedGuardian('parent@touchline.example');

describe('a private account', () => {
  test.each([
    { _id: 'A_z-09' },
    { _id: 'x'.repeat(128) },
    { entitlements: { premium: plan, guestAccess: { ...plan, until: null, subscriptionId: null } } },
    { guardian },
    { guardian: agreedGuardian(guardian, { name: 'Kim Sample', relation: 'mother', locale: 'de' }, AT) },
    { guardian: { ...guardian, refusedAt: AT } },
    { termsAcceptedAt: null, stripeCustomerId: 'cus_1', deactivatedAt: AT },
    { roleDecisions: [{ type: 'headcoach', value: 'one', decision: 'rejected', reason: 'Unknown.', at: AT }] },
    { roleDecisions: [{ type: 'headcoach', value: 'one', decision: 'accepted', reason: null, at: AT }] },
  ])('may have %j', (changes) => {
    expect(account.parse({ ...stored, ...changes })).toEqual({ ...stored, ...changes });
  });

  test.each([
    { _id: 'uid/other' },
    { _id: '' },
    { _id: 'x'.repeat(129) },
    { entitlements: { premium: { ...plan, until: undefined }, guestAccess: null } },
    { entitlements: { premium: { ...plan, isFree: true }, guestAccess: null } },
    { entitlements: { premium: null } },
    { guardian: { ...guardian, email: 'nobody' } },
    { guardian: { ...guardian, isKnown: true } },
    { guardian: { ...guardian, relation: 'coach' } },
    { guardian: { email: guardian.email, confirmedAt: AT } },
    { consents: [{ at: AT, kind: 'terms' }] },
    { roleDecisions: [{ type: 'headcoach', value: 'one', decision: 'delayed', reason: null, at: AT }] },
    { roleDecisions: [{ type: 'headcoach', value: 'one', decision: 'accepted', at: AT }] },
  ])('never has %j', (changes) => {
    expect(z.safeParse(account, { ...stored, ...changes }).success).toBe(false);
  });

  test('of the first version that never accepted the terms gets a history without them', () => {
    const { consents, roleDecisions, deactivatedAt, ...first } = stored;
    const upgraded = upgradeDocument({ ...first, schemaVersion: 1, termsAcceptedAt: null }, ACCOUNTS.version, ACCOUNTS.upgrades);
    expect([consents.length, roleDecisions, deactivatedAt]).toEqual([2, [], null]);
    expect(upgraded).toMatchObject({ consents: [{ at: AT, kind: 'marketing', granted: false, services: [], version: null }] });
  });
});

test('an owner changes names, marketing and language; nothing else that is sent counts', () => {
  const changes = { firstName: 'Rob', lastName: 'Example', marketingOptIn: true, locale: 'de' } as const;
  expect(accountChanges.parse({ ...changes, firstName: ' Rob ', email: 'x@y.example', admin: true })).toEqual(changes);
  expect(accountChanges.parse({})).toEqual({});
  for (const bad of [
    { firstName: ' ' },
    { firstName: 'evil.example' },
    { lastName: null },
    { marketingOptIn: 'true' },
    { locale: 'fr' },
  ])
    expect(z.safeParse(accountChanges, bad).success, JSON.stringify(bad)).toBe(false);
});

test('who accepts the terms after a social sign-in sends a uid and what of the form is known, never an address or a claim', () => {
  const sent = { uid: 'uid-1', firstName: 'Robin', type: 'parent', sportsTypeGender: 'Male', marketingOptIn: true };
  expect(termsUser.parse({ ...sent, email: 'x@y.example', claim: true })).toEqual(sent);
  expect(z.safeParse(termsUser, { firstName: 'Robin' }).success).toBe(false);
  expect(z.safeParse(termsUser, { ...sent, type: 'admin' }).success).toBe(false);
});

describe('the markers of what is under way', () => {
  const change = { _id: 'uid-1', schemaVersion: 1, changeId: 'c', kind: 'putBack', from: 'a', to: 'b', begunAt: AT };
  const marker = { _id: 'uid-1', schemaVersion: 1, begunAt: AT };
  const cursor = { _id: 'sweep', schemaVersion: 1, from: null };

  test('are read as they are stored', () => {
    for (const kind of ['password', 'email', 'putBack'])
      expect(signInChange.parse({ ...change, kind })).toEqual({ ...change, kind });
    expect(erasure.parse(marker)).toEqual(marker);
    for (const from of [null, 'page-2']) expect(jobCursor.parse({ ...cursor, from })).toEqual({ ...cursor, from });
  });

  test.each<[z.ZodMiniType, object]>([
    [signInChange, { ...change, kind: 'name' }],
    [signInChange, { ...change, more: true }],
    [signInChange, { ...change, begunAt: 'now' }],
    [erasure, { ...marker, _id: '../x' }],
    [erasure, { ...marker, more: true }],
    [jobCursor, { ...cursor, from: 2 }],
    [jobCursor, { ...cursor, more: true }],
  ])('have no other form (%#)', (schema, document) => {
    expect(z.safeParse(schema, document).success).toBe(false);
  });
});
