import { describe, expect, test } from 'vitest';
import { newAccount } from '../account/account';
import { agreedGuardian, namedGuardian } from '../consent/guardian';
import { COACH_INVITE_SCHEMA_VERSION, type CoachInvite } from '../college-staff/coach-invite';
import { personRecord, personRecordOf } from './person-record';

const account = newAccount({
  ...{ uid: 'uid-robin', email: 'robin@touchline.example', firstName: 'Robin', lastName: 'Sample' },
  ...{ dateOfBirth: '2008-06-15', marketingOptIn: true, locale: 'en', now: '2026-01-05T10:00:00.000Z' },
});
const NOTHING = { reports: [], suspensions: [], invites: [] };
const NOBODY = { collegeIds: [], hostOf: () => null, nameOf: () => null };
const recordOn = (today: string, of = account) => personRecordOf(of, NOTHING, NOBODY, today);

function anInvite(changes: Partial<CoachInvite>): CoachInvite {
  return {
    ...{ _id: 'invite-1', schemaVersion: COACH_INVITE_SCHEMA_VERSION, collegeId: 'one', email: account.email, sex: 'male' },
    ...{ staffType: 'headcoach', handsOver: false, byTouchline: true, mailId: null, sentBy: 'uid-admin' },
    ...{ sentAt: '2026-02-01T10:00:00.000Z', validUntil: '2026-02-15T10:00:00.000Z', openedAt: null },
    ...{ acceptedAt: '2026-02-02T10:00:00.000Z', revokedAt: null, invitee: 'uid-robin' },
    ...changes,
  };
}

describe('the history of a person that admins read', () => {
  test.each([
    ['2024-06-14', 'under16'],
    ['2024-06-15', 'minor'],
    ['2026-06-14', 'minor'],
    ['2026-06-15', 'adult'],
  ])('on %s the person is %s, and the birth date is nowhere in it', (today, ageGroup) => {
    const record = recordOn(today);
    expect(record.ageGroup).toBe(ageGroup);
    expect(JSON.stringify(record)).not.toContain('2008-06-15');
    expect(personRecord.parse(record)).toEqual(record);
  });

  test('names the guardian of a minor with what they agreed to, and none of an adult', () => {
    const asked = namedGuardian('parent@home.example');
    const answer = { name: 'Kim Sample', relation: 'mother', locale: 'en' } as const;
    const agreed = { ...account, guardian: agreedGuardian(asked, answer, '2026-02-01T10:00:00.000Z') };
    expect(recordOn('2026-03-01', agreed).guardian).toEqual({
      ...{ email: 'parent@home.example', name: 'Kim Sample', relation: 'mother' },
      ...{ confirmedAt: '2026-02-01T10:00:00.000Z', refusedAt: null },
    });
    expect(recordOn('2026-06-15', agreed).guardian).toBeNull();
  });

  test('has the last answer to each question about consent', () => {
    const at = '2026-02-03T10:00:00.000Z';
    const refused = { ...{ at, granted: false, services: [], version: null }, kind: 'marketing' as const };
    const { consents } = recordOn('2026-03-01', { ...account, consents: [...account.consents, refused] });
    expect(consents.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['terms', true],
      ['marketing', false],
    ]);
  });

  test('names for each college its site, and who invited the person there; an invitation that was not accepted proves nothing', () => {
    const known = {
      ...NOBODY,
      collegeIds: ['one', 'two', 'one'],
      hostOf: (id: string) => `${id}.edu`,
      nameOf: () => 'Ada Admin',
    };
    const invites = [anInvite({}), anInvite({ _id: 'invite-2', collegeId: 'two', acceptedAt: null })];
    expect(personRecordOf(account, { ...NOTHING, invites }, known, '2026-03-01').evidence).toEqual([
      {
        ...{ collegeId: 'one', host: 'one.edu' },
        invite: {
          ...{ staffType: 'headcoach', byTouchline: true, sentBy: { uid: 'uid-admin', name: 'Ada Admin' } },
          ...{ sentAt: '2026-02-01T10:00:00.000Z', acceptedAt: '2026-02-02T10:00:00.000Z' },
        },
      },
      { collegeId: 'two', host: 'two.edu', invite: null },
    ]);
  });
});
