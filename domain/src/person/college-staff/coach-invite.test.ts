import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import {
  acceptInvite,
  type CoachInvite,
  newInvite,
  resentInvite,
  revokedInvite,
  shownInviteOf,
  stateOfInvite,
} from './coach-invite';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const AT = NOW.toISOString();
const FORM = { email: 'casey@touchline.example', sex: 'female', staffType: 'assistantcoach', handsOver: false } as const;
const by = { uid: 'coach', email: 'coach@harbor.edu', isStaff: true };
const inviting = { _id: 'i', collegeId: 'harbor', by, earlier: null, invitee: null, mailId: 'm', now: NOW };
const anInvite = (changes: Partial<CoachInvite> = {}): CoachInvite => ({ ...newInvite(FORM, inviting), ...changes });
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;

describe('an invitation', () => {
  test('is valid for 14 days and goes from sent over opened to accepted, or ends', () => {
    expect(anInvite()).toMatchObject({ sentBy: 'coach', sentAt: AT, validUntil: '2026-03-15T09:00:00.000Z', invitee: null });
    const states = [
      [{}, AT],
      [{ openedAt: AT }, AT],
      [{ openedAt: AT, acceptedAt: AT }, '2027-01-01T00:00:00.000Z'],
      [{ openedAt: AT }, '2026-03-15T09:00:00.000Z'],
      [{ revokedAt: AT }, '2027-01-01T00:00:00.000Z'],
    ] as const;
    expect(states.map(([changes, now]) => stateOfInvite(anInvite(changes), now))).toEqual([
      ...['sent', 'opened', 'accepted', 'expired', 'revoked'],
    ]);
  });

  test('is refused for the own address, for an open one, for a member, and a hand-over without a role', () => {
    const role = { type: 'headcoach', value: 'harbor', status: 'Pending' } as const;
    expect(() => newInvite({ ...FORM, email: by.email }, inviting)).toThrow(refusal('inviteOfOwnAddress'));
    expect(() => newInvite(FORM, { ...inviting, invitee: { _id: by.uid, roles: [] } })).toThrow(refusal('inviteOfOwnAddress'));
    expect(() => newInvite(FORM, { ...inviting, earlier: anInvite() })).toThrow(refusal('invitedAlready'));
    expect(() => newInvite(FORM, { ...inviting, invitee: { _id: 'casey', roles: [role] } })).toThrow(refusal('memberAlready'));
    const outsider = { ...by, isStaff: false };
    expect(() => newInvite({ ...FORM, handsOver: true }, { ...inviting, by: outsider })).toThrow(refusal('handOverWithoutRole'));
  });

  test.each([{ revokedAt: AT }, { validUntil: AT }, { acceptedAt: AT }])('that is over may be sent again (%o)', (changes) => {
    expect(newInvite(FORM, { ...inviting, earlier: anInvite(changes) })).toEqual(anInvite());
  });

  test('can be revoked while it is open; one that is over stays as it is', () => {
    expect(revokedInvite(anInvite({ openedAt: AT }), AT)).toMatchObject({ openedAt: AT, revokedAt: AT });
    const accepted = anInvite({ acceptedAt: AT });
    expect(revokedInvite(accepted, AT)).toBe(accepted);
  });

  test('is shown to editors without its sender', () => {
    expect(shownInviteOf(anInvite(), AT)).toEqual({
      ...FORM,
      ...{ inviteId: 'i', sentAt: AT, validUntil: '2026-03-15T09:00:00.000Z', state: 'sent' },
    });
  });
});

describe('accepting an invitation', () => {
  const player = aProfile({ _id: 'casey', type: 'playerCollege', sportsTypeGender: 'Male', roles: [] });
  const accepting = { profile: player, email: 'Casey@touchline.example', emailVerified: true, collegeIds: [], now: AT };
  const pending = { type: 'assistantcoach', value: 'harbor', status: 'Pending' } as const;

  test('[S4-12] gives a Pending role, and a player stays a player of the own sport', () => {
    const after = acceptInvite(anInvite(), accepting);
    expect(after.profile).toMatchObject({ type: 'playerCollege', sportsTypeGender: 'Male', roles: [pending] });
    expect(after.invite).toMatchObject({ acceptedAt: AT, invitee: 'casey' });
    const again = acceptInvite(after.invite, { ...accepting, profile: after.profile });
    expect(again.profile).toBe(after.profile);
  });

  test('of a coach sets the team, where the domain is the college’s, and is refused for any other', () => {
    const coach = { ...player, type: 'coach' } as const;
    const after = acceptInvite(anInvite(), { ...accepting, profile: coach, collegeIds: ['harbor'] });
    expect(after.profile).toMatchObject({ sportsTypeGender: 'Female', roles: [pending] });
    expect(() => acceptInvite(anInvite(), { ...accepting, profile: coach })).toThrow(refusal('collegeOfOthers'));
  });

  test('is refused for another address, an unverified one, and an invitation that is over', () => {
    expect(() => acceptInvite(anInvite(), { ...accepting, email: 'x@touchline.example' })).toThrow(refusal('inviteOfAnother'));
    expect(() => acceptInvite(anInvite(), { ...accepting, emailVerified: false })).toThrow(refusal('verifyEmailFirst'));
    expect(() => acceptInvite(anInvite({ revokedAt: AT }), accepting)).toThrow(refusal('inviteRevoked'));
    expect(() => acceptInvite(anInvite({ validUntil: AT }), accepting)).toThrow(refusal('inviteExpired'));
    const taken = anInvite({ acceptedAt: AT, invitee: 'somebody' });
    expect(() => acceptInvite(taken, accepting)).toThrow(refusal('inviteAccepted'));
  });

  test('[S4-16] of an admin gives an Accepted role at once, also to an address of another domain', () => {
    const invite = anInvite({ byTouchline: true });
    const coach = { ...player, type: 'coach' } as const;
    for (const profile of [player, coach])
      expect(acceptInvite(invite, { ...accepting, profile }).profile.roles).toEqual([{ ...pending, status: 'Accepted' }]);
    expect(() => acceptInvite(invite, { ...accepting, emailVerified: false })).toThrow(refusal('verifyEmailFirst'));
  });

  test('of an admin leaves roles at other colleges, and other posts at this one, as they are', () => {
    const others = [
      { ...pending, value: 'lakes' },
      { ...pending, type: 'alumni' },
    ] as const;
    const profile = aProfile({ ...player, roles: [...others] });
    const { roles } = acceptInvite(anInvite({ byTouchline: true }), { ...accepting, profile }).profile;
    expect(roles).toEqual([...others, { ...pending, status: 'Accepted' }]);
  });
});

test('[S4-16] an invitation that is sent again is open for another two weeks, unless it is accepted', () => {
  const later = new Date('2026-04-01T09:00:00.000Z');
  const again = resentInvite(anInvite({ openedAt: AT, revokedAt: AT }), { mailId: 'mail-2', by: 'uid-second-admin' }, later);
  expect(again).toMatchObject({
    mailId: 'mail-2',
    sentBy: 'uid-second-admin',
    sentAt: later.toISOString(),
    validUntil: '2026-04-15T09:00:00.000Z',
  });
  expect(stateOfInvite(again, later.toISOString())).toBe('sent');
  expect(() => resentInvite(anInvite({ acceptedAt: AT }), { mailId: 'mail-2', by: 'uid-second-admin' }, later)).toThrow(
    refusal('inviteAccepted'),
  );
});
