import { describe, expect, test } from 'vitest';
import { mayBeFeatured } from '../profiles/featuring/may-be-featured';
import { isShownToOthers } from '../profiles/audience/shown-profile';
import { aProfile } from '../testing/a-profile';
import { newAccount, suspensionForm } from '../account/account';
import { type Person, withDeactivation } from '../account/change-account';
import { requireSuspendable, withSuspension } from './suspend-person';

const [THEN, LATER] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
const identity = { firstName: 'Robin', lastName: 'Sample', dateOfBirth: '2000-02-03' };
const person: Person = {
  account: newAccount({
    ...{ uid: 'uid-robin', email: 'robin@test.example', ...identity, marketingOptIn: false, locale: 'en' },
    now: '2026-01-05T10:00:00.000Z',
  }),
  profile: aProfile({ _id: 'uid-robin', adultFrom: '2018-02-03' }),
};
const featured = { ...person.profile, featuring: { by: 'owner', askedAt: null, allowedAt: THEN, guardianEmail: null } } as never;

describe('[S4-16] a suspended account', () => {
  test('keeps since when and why; its profile is shown to nobody and featured nowhere', () => {
    const { account, profile } = withSuspension(person, 'Not the person.', THEN);
    expect(account.suspended).toEqual({ at: THEN, reason: 'Not the person.' });
    expect(profile).toMatchObject({ hidden: true, version: person.profile.version + 1, updatedAt: THEN });
    expect(isShownToOthers(profile)).toBe(false);
    expect(mayBeFeatured(Object.assign({}, featured, { hidden: true }), '2026-03-01')).toBe(false);
  });

  test('is the same after the same call again, and keeps its beginning with another reason', () => {
    const suspended = withSuspension(person, 'One.', THEN);
    expect(withSuspension(suspended, 'One.', LATER)).toEqual(suspended);
    expect(withSuspension(suspended, 'Another.', LATER)).toEqual({
      account: { ...suspended.account, suspended: { at: THEN, reason: 'Another.' } },
      profile: suspended.profile,
    });
  });

  test('is open again once that is lifted, and shown unless its owner has deactivated it', () => {
    const lifted = withSuspension(withSuspension(person, 'One.', THEN), null, LATER);
    expect(lifted.account).toEqual(person.account);
    expect(lifted.profile.hidden).toBe(false);
    expect(withSuspension(person, null, LATER)).toEqual(person);
    const deactivated = withSuspension(withDeactivation(person, true, THEN), 'One.', THEN);
    expect(withSuspension(deactivated, null, LATER)).toMatchObject({
      account: { deactivatedAt: THEN },
      profile: { hidden: true },
    });
  });

  test('is not shown by reactivating it', () => {
    const suspended = withSuspension(withDeactivation(person, true, THEN), 'One.', THEN);
    expect(withDeactivation(suspended, false, LATER)).toMatchObject({
      account: { deactivatedAt: null },
      profile: { hidden: true },
    });
  });

  test('is nobody’s own, and no admin’s', () => {
    expect(() => requireSuspendable('uid-admin', { uid: 'uid-robin', isAdmin: false })).not.toThrow();
    for (const [uid, isAdmin, code] of [
      ['uid-admin', true, 'suspendsOneself'],
      ['uid-robin', true, 'suspendsAdmin'],
    ] as const)
      expect(() => requireSuspendable('uid-admin', { uid, isAdmin })).toThrow(
        expect.objectContaining({ kind: 'conflict', code }),
      );
  });

  test('needs a reason, lifting it none', () => {
    expect(suspensionForm.safeParse({ suspended: true, reason: 'Spam.' }).success).toBe(true);
    expect(suspensionForm.safeParse({ suspended: false }).data).toEqual({ suspended: false, reason: null });
    for (const sent of [{ suspended: true }, { suspended: true, reason: ' ' }, { suspended: 'yes', reason: 'Spam.' }, {}])
      expect(suspensionForm.safeParse(sent).success).toBe(false);
  });
});
