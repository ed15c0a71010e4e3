import { expect, test } from 'vitest';
import { newAccount } from '../person/account/account';
import { guardianAfterConsent, withGuardianOfBuyer } from './guardian-of-buyer';

const NOW = '2026-06-01T10:00:00.000Z';
const guardian = { email: 'parent@example.com', confirmedAt: NOW };
const minor = newAccount({
  uid: 'uid-1',
  email: 'robin@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2011-02-03',
  marketingOptIn: false,
  locale: 'en',
  now: '2026-01-05T10:00:00.000Z',
});
const plan = (until: string | null) => ({ since: '2026-02-01T00:00:00.000Z', until, subscriptionId: 'sub_1' });

test('a minor names a guardian for receipts, never the own address, and one who is known stays', () => {
  const named = withGuardianOfBuyer(minor, 'parent@example.com', '2026-06-01');
  expect(named.guardian).toEqual({ email: 'parent@example.com', confirmedAt: null });
  expect(withGuardianOfBuyer({ ...minor, guardian }, 'other@example.com', '2026-06-01').guardian).toBe(guardian);
  expect(withGuardianOfBuyer(minor, 'parent@example.com', '2030-06-01').guardian).toBeNull();
  expect(() => withGuardianOfBuyer(minor, 'Robin+mum@Touchline.example', '2026-06-01')).toThrow(
    expect.objectContaining({ code: 'guardianIsOwner', field: 'guardianEmail' }),
  );
});

test('[S7-17] receipts go on to a guardian who ended the consent, while a plan runs', () => {
  const kept = (premium: ReturnType<typeof plan> | null) =>
    guardianAfterConsent({ ...minor, guardian, entitlements: { premium: null, guestAccess: premium } }, NOW);
  expect(kept(plan(null))).toEqual({ email: 'parent@example.com', confirmedAt: null });
  expect(kept(plan('2026-06-02T00:00:00.000Z'))).toEqual({ email: 'parent@example.com', confirmedAt: null });
  expect([kept(plan(NOW)), kept(null)]).toEqual([null, null]);
  expect(guardianAfterConsent({ ...minor, entitlements: { premium: plan(null), guestAccess: null } }, NOW)).toBeNull();
});
