import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NAME_MAX } from '../../reference/limits';
import { blankProfile, usernameCandidates } from '../profiles/new-profile';
import { profile } from '../profiles/profile';
import { profileType } from '../roles/role';
import { aRegistration } from '../testing/a-registration';
import { account } from '../account/account';
import { collegeRequest } from '../college-requests/college-request';
import { newcomer, newMember } from './registration';
import { hasAskedForCollege, queueEntryOf, unverifiedCoach } from './unverified-coach';

const occasion = {
  uid: 'uid-1',
  now: new Date('2026-03-01T09:30:00.000Z'),
  locale: 'en',
  country: 'US',
  emailVerified: true,
  colleges: [],
  invite: null,
} as const;
const college = (_id: string, sexes: ('male' | 'female')[]) => ({
  _id,
  name: _id,
  pathName: _id,
  collegeURL: 'https://www.harborpoint.example.edu',
  sexes,
  match: 'exact' as const,
});
const memberOf = (changes: object, at: Partial<Parameters<typeof newMember>[1]> = {}) =>
  newMember(newcomer.parse({ ...aRegistration, ...changes }), { ...occasion, ...at });
const coach = { type: 'coach', email: 'coach@harborpoint.example.edu', claim: true };

test('whoever passes the rules becomes a member whose documents pass the schemas they are read by', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constant('x'.repeat(NAME_MAX)));
  const person = fc.record({
    firstName: name,
    lastName: name,
    email: fc.oneof(fc.emailAddress(), fc.constant(coach.email)),
    dateOfBirth: fc.date({ min: new Date('1920-01-01'), max: new Date('2012-12-31'), noInvalidDate: true }),
    type: fc.constantFrom(...profileType.options),
    sportsTypeGender: fc.constantFrom('Male', 'Female'),
    marketingOptIn: fc.boolean(),
  });
  const types = new Set<string>();
  const seen = { members: 0, foreignNames: 0, coachRequests: 0, notAsked: 0 };
  fc.assert(
    fc.property(person, fc.constantFrom('US', 'DE', null), ({ dateOfBirth, ...fields }, country) => {
      const parsed = z.safeParse(newcomer, { ...fields, dateOfBirth: dateOfBirth.toISOString().slice(0, 10) });
      fc.pre(parsed.success);
      const member = newMember(parsed.data, { ...occasion, country });
      types.add(member.profile.type);
      seen.members += 1;
      seen.foreignNames += /[^\x20-\x7e]/.test(member.profile.displayName) ? 1 : 0;
      seen[member.request === null ? 'notAsked' : 'coachRequests'] += 1;
      expect(account.parse(member.account)).toEqual(member.account);
      for (const username of usernameCandidates(member.profile.displayName, 'k3x9')) {
        const blank = blankProfile({ ...member.profile, username });
        expect(profile.parse(blank)).toEqual(blank);
      }
      if (member.request !== null) expect(collegeRequest.parse(member.request)).toEqual(member.request);
    }),
    { seed: 33, numRuns: 300 },
  );
  expect(types.size).toBe(profileType.options.length);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

describe('[S5-09] a coach', () => {
  const both = college('both', ['male', 'female']);
  const women = college('women', ['female']);

  test('of one fitting college has the Pending role and no request', () => {
    const member = memberOf(coach, { colleges: [both, women] });
    expect(member.profile.roles).toEqual([{ type: 'coach', value: 'both', status: 'Pending' }]);
    expect(member.request).toBeNull();
  });

  test('of several has neither', () => {
    const member = memberOf({ ...coach, sportsTypeGender: 'Female' }, { colleges: [both, women] });
    expect([member.profile.roles, member.request]).toEqual([[], null]);
  });

  test('[S9-10] of none waits 24 hours for it', () => {
    expect(memberOf(coach, { colleges: [women] })).toMatchObject({
      profile: { roles: [] },
      request: { _id: 'uid-1', domain: 'harborpoint.example.edu', dueAt: '2026-03-02T09:30:00.000Z' },
    });
  });
});

test('[S1-03] a coach with an unverified address is in no queue, and is remembered', () => {
  const fitting = [college('both', ['male', 'female'])];
  for (const colleges of [fitting, []]) {
    const member = memberOf(coach, { colleges, emailVerified: false });
    expect([member.profile.roles, member.request]).toEqual([[], null]);
    expect(unverifiedCoach.parse(member.unverified)).toEqual({
      _id: 'uid-1',
      schemaVersion: 1,
      registeredAt: '2026-03-01T09:30:00.000Z',
    });
  }
  expect(memberOf(coach).unverified).toBeNull();
  expect(memberOf({ email: coach.email }, { emailVerified: false }).unverified).toBeNull();
});

test('[S5-09] nobody else asks for a college, whatever the address', () => {
  const player = memberOf({ email: coach.email }, { colleges: [college('both', ['male', 'female'])] });
  expect([player.profile.roles, player.request]).toEqual([[], null]);
});

test.each([
  ['2010-03-01', 'DE', true],
  ['2010-03-02', 'DE', false],
  ['2010-03-02', 'US', true],
  ['2010-03-02', null, true],
])('[S5-10] born %s, from %s: marketing may be on is %s', (dateOfBirth, country, isOn) => {
  expect(memberOf({ dateOfBirth, marketingOptIn: true }, { country }).account.marketingOptIn).toBe(isOn);
  expect(memberOf({ dateOfBirth, marketingOptIn: false }, { country }).account.marketingOptIn).toBe(false);
});

describe('what a registration asked for, once the address is verified', () => {
  const who = { uid: 'uid-1', email: 'coach@new.edu', sportsTypeGender: 'Female' } as const;
  const later = new Date('2026-03-09T09:30:00.000Z');

  test('[S9-10] has its 24 hours from that moment', () => {
    expect(queueEntryOf(who, [], null, later)).toMatchObject({
      roles: [],
      request: { domain: 'new.edu', requestedAt: later.toISOString(), dueAt: '2026-03-10T09:30:00.000Z' },
    });
  });

  test('[S1-03] is a Pending role at the one college that fits then', () => {
    expect(queueEntryOf(who, [college('women', ['female']), college('men', ['male'])], null, later)).toEqual({
      sportsTypeGender: 'Female',
      roles: [{ type: 'coach', value: 'women', status: 'Pending' }],
      request: null,
    });
  });

  test('is the team of an open invitation from a college of the domain, whatever the coach has chosen', () => {
    const chosen = { ...who, sportsTypeGender: 'Male' } as const;
    const several = [college('women', ['female']), college('men', ['male']), college('both', ['male', 'female'])];
    const entry = queueEntryOf(chosen, several, { collegeId: 'women', sex: 'female' }, later);
    expect(entry).toEqual({
      sportsTypeGender: 'Female',
      roles: [{ type: 'coach', value: 'women', status: 'Pending' }],
      request: null,
    });
    const elsewhere = queueEntryOf(chosen, [college('men', ['male'])], { collegeId: 'elsewhere', sex: 'female' }, later);
    expect(elsewhere).toMatchObject({ sportsTypeGender: 'Male', roles: [{ value: 'men' }] });
  });

  test('is void where the coach has asked for a college since', () => {
    expect(hasAskedForCollege({ roles: [{ type: 'headcoach', value: 'x', status: 'Pending' }] })).toBe(true);
    expect(hasAskedForCollege({ roles: [{ type: 'alumni', value: 'x', status: 'Pending' }] })).toBe(false);
  });
});
