import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import type { Role } from '../roles/role';
import { aProfile } from '../testing/a-profile';
import { newAccount } from '../account/account';
import type { Person } from '../account/change-account';
import { decideRole, roleVerdict, withoutRole } from './decide-role';

const NOW = '2026-06-01T12:00:00.000Z';
const pending: Role = { type: 'headcoach', value: 'one', status: 'Pending' };
const other: Role = { type: 'headcoach', value: 'two', status: 'Pending' };
const aCoach = (roles: readonly Role[] = [pending, other]): Person => ({
  account: newAccount({
    uid: 'uid-demo-player',
    email: 'robin@one.edu',
    firstName: 'Robin',
    lastName: 'Sample',
    dateOfBirth: '1990-02-03',
    marketingOptIn: false,
    locale: 'en',
    now: '2026-01-05T10:00:00.000Z',
  }),
  profile: aProfile({ type: 'coach', roles: [...roles] }),
});
const verified = { email: 'robin@one.edu', emailVerified: true, collegeIds: ['one'] };
const accept = { type: 'headcoach', collegeId: 'one', decision: 'accepted', reason: null } as const;
const reject = { ...accept, decision: 'rejected', reason: 'Not on the staff list.' } as const;
const withdraw = { ...accept, decision: 'withdrawn', reason: 'Left the staff.' } as const;
const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? [error.kind, error.code] : error;
  }
};

describe('[S4-16] a decision about a Pending role', () => {
  test('accepts it alone, and the account remembers', () => {
    const { account, profile } = decideRole(aCoach(), accept, verified, NOW);
    expect(profile.roles).toEqual([{ ...pending, status: 'Accepted' }, other]);
    expect([profile.version, profile.updatedAt]).toEqual([2, NOW]);
    expect(account.roleDecisions).toEqual([{ type: 'headcoach', value: 'one', decision: 'accepted', reason: null, at: NOW }]);
  });

  test('rejects it: the role is gone, the reason stays', () => {
    const { account, profile } = decideRole(aCoach(), reject, verified, NOW);
    expect(profile.roles).toEqual([other]);
    expect(account.roleDecisions).toMatchObject([{ decision: 'rejected', reason: 'Not on the staff list.' }]);
  });

  test('accepting what is accepted changes nothing; rejecting it, or an unknown role, is refused', () => {
    const accepted = aCoach([{ ...pending, status: 'Accepted' }]);
    expect(decideRole(accepted, accept, verified, NOW)).toEqual(accepted);
    expect(refusalOf(() => decideRole(accepted, reject, verified, NOW))).toEqual(['conflict', 'roleAccepted']);
    expect(refusalOf(() => decideRole(aCoach([other]), accept, verified, NOW))).toEqual(['notFound', 'unknownRole']);
    expect(refusalOf(() => decideRole(aCoach(), { ...accept, type: 'assistantcoach' }, verified, NOW))).toEqual([
      'notFound',
      'unknownRole',
    ]);
  });

  test('is never yes where the domain of the address belongs to another college; no is, and so is yes to who was invited', () => {
    const elsewhere = { email: 'robin@small.edu', emailVerified: true, collegeIds: ['small'] };
    expect(refusalOf(() => decideRole(aCoach(), accept, elsewhere, NOW))).toEqual(['conflict', 'emailOfOtherCollege']);
    expect(decideRole(aCoach(), reject, elsewhere, NOW).profile.roles).toEqual([other]);
    const invited = { ...aCoach(), profile: aProfile({ type: 'parent', roles: [pending] }) };
    expect(decideRole(invited, accept, elsewhere, NOW).profile.roles).toEqual([{ ...pending, status: 'Accepted' }]);
  });

  test('is never yes for an unverified address, nor for a coach account without a .edu one; no is always free', () => {
    const unverified = { ...verified, emailVerified: false };
    const moved = { email: 'robin@touchline.example', emailVerified: true, collegeIds: [] };
    expect(refusalOf(() => decideRole(aCoach(), accept, unverified, NOW))).toEqual(['conflict', 'emailUnverified']);
    expect(refusalOf(() => decideRole(aCoach(), accept, moved, NOW))).toEqual(['conflict', 'coachNeedsEduEmail']);
    expect(decideRole(aCoach(), reject, unverified, NOW).profile.roles).toEqual([other]);
    const invited = { ...aCoach(), profile: aProfile({ type: 'parent', roles: [pending] }) };
    expect(decideRole(invited, accept, moved, NOW).profile.roles).toEqual([{ ...pending, status: 'Accepted' }]);
  });

  test('withdraws an accepted role: it is gone, the reason stays; a Pending one is refused', () => {
    const accepted: Role = { ...pending, status: 'Accepted' };
    const { account, profile } = decideRole(aCoach([accepted, other]), withdraw, { ...verified, emailVerified: false }, NOW);
    expect([profile.roles, profile.version]).toEqual([[other], 2]);
    expect(account.roleDecisions).toEqual([
      { type: 'headcoach', value: 'one', decision: 'withdrawn', reason: 'Left the staff.', at: NOW },
    ]);
    expect(refusalOf(() => decideRole(aCoach(), withdraw, verified, NOW))).toEqual(['conflict', 'rolePending']);
    expect(refusalOf(() => decideRole(aCoach([other]), withdraw, verified, NOW))).toEqual(['notFound', 'unknownRole']);
  });

  test('stores the fifty newest', () => {
    const many = Array.from(
      { length: 50 },
      (_, day) => ({ type: 'alumni', value: `c-${day}`, decision: 'rejected', reason: 'No.', at: NOW }) as const,
    );
    const person = aCoach();
    const { account } = decideRole({ ...person, account: { ...person.account, roleDecisions: many } }, accept, verified, NOW);
    expect([account.roleDecisions.length, account.roleDecisions[0]?.value, account.roleDecisions.at(-1)?.value]).toEqual([
      50,
      'c-1',
      'one',
    ]);
  });
});

test.each([
  [{ ...accept }, true],
  [{ type: 'headcoach', collegeId: 'one', decision: 'accepted' }, true],
  [reject, true],
  [{ ...reject, reason: null }, false],
  [{ ...reject, reason: '  ' }, false],
  [withdraw, true],
  [{ ...withdraw, reason: null }, false],
  [{ ...reject, reason: 'x'.repeat(501) }, false],
  [{ ...accept, decision: 'Accepted' }, false],
  [{ ...accept, type: 'admin' }, false],
  [{ ...accept, collegeId: '' }, false],
])('the verdict %j is taken: %s', (sent, isTaken) => {
  expect(z.safeParse(roleVerdict, sent).success).toBe(isTaken);
});

test('a verdict without the reason that it needs is refused at the reason', () => {
  const issues = z.safeParse(roleVerdict, { ...reject, reason: null }).error?.issues ?? [];
  expect(issues.map(({ message, path }) => [message, path])).toEqual([['textMissing', ['reason']]]);
});

test('a role that its owner gives up is gone, whether it was accepted or not; the others stay', () => {
  const alumni: Role = { type: 'alumni', value: 'one', status: 'Accepted' };
  const { profile } = aCoach([{ ...pending, status: 'Accepted' }, other, alumni]);
  expect(withoutRole(profile, pending, NOW)).toMatchObject({ roles: [other, alumni], version: 2, updatedAt: NOW });
  expect(withoutRole(profile, other, NOW).roles).toHaveLength(2);
  expect(refusalOf(() => withoutRole(profile, { ...pending, value: 'three' }, NOW))).toEqual(['notFound', 'notYourRole']);
  expect(refusalOf(() => withoutRole(profile, { type: 'coach', value: 'one' }, NOW))).toEqual(['notFound', 'notYourRole']);
});
