import { expect, test } from 'vitest';
import type { RoleDecision } from '../roles/role';
import { aProfile } from '../testing/a-profile';
import { newAccount } from './account';
import { newCollegeRequest } from '../college-requests/college-request';
import { type NamedCollege, ownAccount, ownAccountOf, roleRequestsOf } from './own-account';

const provider = {
  email: 'robin@touchline.example',
  emailVerified: true,
  providers: ['password'],
  lastSignInAt: null,
};
const account = newAccount({
  uid: 'uid-demo-player',
  email: 'earlier@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2011-02-03',
  marketingOptIn: false,
  locale: 'de',
  now: '2026-01-05T10:00:00.000Z',
});
const collegeOf: NamedCollege = (id) =>
  id === 'one' ? { name: 'College One', pathName: 'College_One', sexes: ['female'] } : null;
const fitting = [
  {
    _id: 'one',
    name: 'College One',
    pathName: 'College_One',
    collegeURL: 'https://www.one.edu/',
    sexes: ['male', 'female'] as const,
    match: 'exact' as const,
  },
].map((one) => ({ ...one, sexes: [...one.sexes] }));
const decision = (value: string, decided: RoleDecision['decision'], day: number): RoleDecision => ({
  type: 'headcoach',
  value,
  decision: decided,
  reason: `Reason ${day}`,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});

test("[S9-12] the owner's view has the provider's mail address and the currency that is charged", () => {
  const sources = {
    account,
    profile: aProfile(),
    provider,
    collegeOf,
    today: '2026-06-01',
    fitting: [],
    request: null,
    plan: { planEnding: null, planRenewsAt: null },
    boundCurrency: null,
  };
  const view = ownAccountOf({ ...sources, country: 'DE' });
  expect(ownAccount.parse(view)).toEqual(view);
  expect(view).toMatchObject({ email: 'robin@touchline.example', currency: 'eur', mayAllowMarketing: false, roleRequests: [] });
  expect(ownAccountOf({ ...sources, country: 'US' }).mayAllowMarketing).toBe(true);
  expect(ownAccountOf({ ...sources, account: { ...account, locale: 'en' }, country: null }).currency).toBe('usd');
  expect(ownAccountOf({ ...sources, boundCurrency: 'usd', country: null })).toMatchObject({ locale: 'de', currency: 'usd' });
});

test('[S9-10] a coach reads where a role may be asked for, and until when a missing college is promised', () => {
  const sources = { account, profile: aProfile(), provider, collegeOf, today: '2026-06-01', country: null };
  const request = newCollegeRequest(
    { _id: 'uid-demo-player', domain: 'one.edu', sportsTypeGender: 'Male' },
    new Date('2026-06-01T10:00:00.000Z'),
  );
  const view = ownAccountOf({
    ...sources,
    fitting,
    request,
    plan: { planEnding: null, planRenewsAt: null },
    boundCurrency: null,
  });
  expect(ownAccount.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    claimable: [{ collegeId: 'one', name: 'College One', sexes: ['male', 'female'] }],
    collegeRequest: { domain: 'one.edu', dueAt: '2026-06-02T10:00:00.000Z', doneAt: null },
  });
});

test('role requests tell what waits, what was accepted, and what was rejected or withdrawn and why', () => {
  const roles = [
    { type: 'headcoach', value: 'one', status: 'Accepted' },
    { type: 'headcoach', value: 'two', status: 'Pending' },
  ] as const;
  const roleDecisions = [
    decision('three', 'rejected', 1),
    decision('two', 'rejected', 2),
    decision('one', 'accepted', 3),
    decision('four', 'rejected', 4),
    decision('three', 'rejected', 5),
    decision('five', 'accepted', 6),
    decision('five', 'withdrawn', 7),
    decision('left', 'accepted', 8),
  ];
  const requests = roleRequestsOf({ roles: [...roles] }, { roleDecisions }, collegeOf);
  expect(requests.map(({ collegePage }) => collegePage).find((page) => page !== null)).toEqual({
    pathName: 'College_One',
    sexes: ['female'],
  });
  expect(requests.map(({ collegeId, collegeName, status, reason }) => [collegeId, collegeName, status, reason])).toEqual([
    ['one', 'College One', 'Accepted', 'Reason 3'],
    ['two', null, 'Pending', null],
    ['five', null, 'Withdrawn', 'Reason 7'],
    ['three', null, 'Rejected', 'Reason 5'],
    ['four', null, 'Rejected', 'Reason 4'],
  ]);
});
