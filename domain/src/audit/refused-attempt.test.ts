import { expect, test } from 'vitest';
import { refusedAttempt } from './refused-attempt';

const attempt = (call: string, params: Readonly<Record<string, unknown>>, sent: unknown = null) => ({ call, params, sent });

test.each([
  [attempt('suspendPerson', { uid: 'uid-1' }, { suspended: true }), 'account.suspend', 'accounts/uid-1'],
  [attempt('suspendPerson', { uid: 'uid-1' }, { suspended: false }), 'account.lift', 'accounts/uid-1'],
  [attempt('decideRole', { uid: 'uid-1' }, { decision: 'withdrawn' }), 'role.withdraw', 'profiles/uid-1'],
  [attempt('askForAdmin', { uid: 'uid-1' }, { wanted: 'grant' }), 'admin.ask', 'accounts/uid-1'],
  [attempt('decideAdminRequest', { uid: 'uid-1' }, { confirmed: false }), 'admin.refuse', 'accounts/uid-1'],
  [attempt('decideAdminRequest', { uid: 'uid-1' }, { confirmed: true }), 'admin.attempt', 'accounts/uid-1'],
  [attempt('decideRole', { uid: 'uid-1' }, 'nonsense'), 'role.accept', 'profiles/uid-1'],
  [attempt('hideProfile', { profileId: 'p' }, { reason: null }), 'profile.show', 'profiles/p'],
  [attempt('createCollege', {}, {}), 'college.create', 'colleges'],
  [attempt('archiveCollege', { collegeId: '../x y' }), 'college.archive', 'colleges'],
  [attempt('somethingNew', { id: 'x' }), 'admin.attempt', 'calls'],
])('%j is reported as %s of %s', (attempted, action, target) => {
  expect(refusedAttempt(attempted, 'conflict')).toEqual({ action, target });
});

test.each(['invalid', 'malformed', 'tooMany', 'unavailable', 'tooLarge'] as const)(
  'a refusal of the kind %s says nothing',
  (kind) => {
    expect(refusedAttempt(attempt('suspendPerson', { uid: 'uid-1' }), kind)).toBeNull();
  },
);
