import { describe, expect, test } from 'vitest';
import type { Role } from '../person/roles/role';
import { aProfile } from '../person/testing/a-profile';
import { AUDIENCES, FIELD_GROUP_NAMES } from '../person/profiles/audience/visibility';
import type { Profile } from '../person/profiles/profile';
import { type Follower, followingReader, mayBeginToFollow } from './follow-schedule';
import { aMatch } from '../person/profiles/schedule/testing/a-match';

const AT = '2026-06-01T12:00:00.000Z';
const minor = aProfile({ adultFrom: '2030-01-01', schedule: [aMatch()] });
const adult = { ...minor, adultFrom: '2000-01-01' };
const coach = { type: 'coach', status: 'Accepted', value: 'a-college' } as const;

interface Person {
  readonly uid?: string;
  readonly roles?: readonly Pick<Role, 'type' | 'status' | 'value'>[];
  readonly rest?: Partial<Follower['actor']>;
  readonly link?: Partial<Pick<Follower, 'isGuardian' | 'isBlocked'>>;
}
const follow = (profile: Profile, { uid = 'somebody', roles = [], rest = {}, link = {} }: Person = {}) =>
  followingReader(
    profile,
    {
      actor: { uid, roles, isDeactivated: false, isVerified: true, ...rest },
      ...{ isGuardian: false, isBlocked: false, ...link },
    },
    AT,
  );

describe('who follows a schedule', () => {
  test('of a minor: the owner, guardians and accepted coaches, whatever audience is stored', () => {
    for (const audience of [null, ...AUDIENCES]) {
      const profile = { ...minor, audiences: { ...minor.audiences, schedule: audience } };
      expect(follow(profile)).toBeNull();
      expect(follow(profile, { roles: [{ ...coach, status: 'Pending' }] })).toBeNull();
      expect(follow(profile, { uid: minor._id })).toBe('owner');
      expect(follow(profile, { link: { isGuardian: true } })).toBe('guardian');
      expect(follow(profile, { roles: [coach] })).toBe(audience === 'nobody' ? null : 'coach');
    }
  });

  test('of an adult: whoever has an account and sees it on the page', () => {
    const at = (schedule: Profile['audiences']['schedule']) => ({ ...adult, audiences: { ...adult.audiences, schedule } });
    expect([null, ...AUDIENCES].map((audience) => follow(at(audience)))).toEqual(['member', 'member', 'member', null, null]);
    const everything = Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, 'everybody'])) as Profile['audiences'];
    expect(follow({ ...adult, audiences: everything }, { rest: { isVerified: false } })).toBeNull();
  });

  test('is nobody whom the player blocks, whose account is deactivated, and to whom the page is hidden', () => {
    expect(follow(minor, { roles: [coach], link: { isBlocked: true } })).toBeNull();
    expect(follow(minor, { roles: [coach], rest: { isDeactivated: true } })).toBeNull();
    expect(follow(minor, { uid: minor._id, rest: { isDeactivated: true } })).toBeNull();
    for (const hiding of [{ hidden: true }, { guardianHides: true }]) {
      expect(follow({ ...minor, ...hiding }, { roles: [coach] })).toBeNull();
      expect(follow({ ...minor, ...hiding }, { link: { isGuardian: true } })).toBe('guardian');
    }
    expect(follow({ ...adult, type: 'coach' })).toBeNull();
  });
});

test('an empty schedule is refused like a closed one, except to the owner and guardians', () => {
  const follower = (uid: string, isGuardian = false): Follower => ({
    actor: { uid, roles: [], isDeactivated: false, isVerified: true },
    ...{ isGuardian, isBlocked: false },
  });
  const empty = { ...adult, schedule: [] };
  expect([adult, empty, minor].map((one) => mayBeginToFollow(one, follower('somebody'), AT))).toEqual([true, false, false]);
  expect(mayBeginToFollow(empty, follower(adult._id), AT)).toBe(true);
  expect(mayBeginToFollow(empty, follower('somebody', true), AT)).toBe(true);
});
