import { expect, test } from 'vitest';
import { newAccount } from '../person/account/account';
import { agreedGuardian, namedGuardian, refusedGuardian } from '../person/consent/guardian';
import { guardianAfterConsent, hasGuardian, withGuardianOfBuyer } from './guardian-of-buyer';

const NOW = '2026-06-01T10:00:00.000Z';
const named = namedGuardian('parent@example.com');
const guardian = agreedGuardian(named, { name: 'Kim Sample', relation: 'father', locale: 'en' }, NOW);
const naming = (guardianEmail: string, today = '2026-06-01') => ({ guardianEmail, isPlayers: false, today });
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
  expect(withGuardianOfBuyer(minor, naming('parent@example.com')).guardian).toEqual(named);
  expect(withGuardianOfBuyer({ ...minor, guardian }, naming('other@example.com')).guardian).toBe(guardian);
  expect(withGuardianOfBuyer(minor, naming('parent@example.com', '2030-06-01')).guardian).toBeNull();
  expect(() => withGuardianOfBuyer(minor, naming('Robin+mum@Touchline.example'))).toThrow(
    expect.objectContaining({ code: 'guardianIsOwner', field: 'guardianEmail' }),
  );
});

test('attack 250: nor another spelling of the own mailbox at Gmail', () => {
  const ofGmail = { ...minor, email: 'kid.name@gmail.com' };
  for (const own of ['kidname@gmail.com', 'kid.name+mum@googlemail.com'])
    expect(() => withGuardianOfBuyer(ofGmail, naming(own))).toThrow(expect.objectContaining({ code: 'guardianIsOwner' }));
});

test('attack 251: nor another player; an address that became a player’s makes place for another', () => {
  expect(() => withGuardianOfBuyer(minor, { ...naming('parent@example.com'), isPlayers: true })).toThrow(
    expect.objectContaining({ code: 'guardianIsPlayer', field: 'guardianEmail' }),
  );
  const refused = { ...minor, guardian: refusedGuardian(guardian, NOW) };
  expect([hasGuardian(refused), hasGuardian(minor), hasGuardian({ guardian })]).toEqual([false, false, true]);
  expect(withGuardianOfBuyer(refused, naming('other@example.com')).guardian).toEqual(namedGuardian('other@example.com'));
});

test('[S7-17] receipts go on to a guardian who ended the consent, while a plan runs', () => {
  const kept = (premium: ReturnType<typeof plan> | null) =>
    guardianAfterConsent({ ...minor, guardian, entitlements: { premium: null, guestAccess: premium } }, NOW);
  expect(kept(plan(null))).toEqual(named);
  expect(kept(plan('2026-06-02T00:00:00.000Z'))).toEqual(named);
  expect([kept(plan(NOW)), kept(null)]).toEqual([null, null]);
  expect(guardianAfterConsent({ ...minor, entitlements: { premium: plan(null), guestAccess: null } }, NOW)).toBeNull();
});
