import { expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { newAccount } from '../account/account';
import { adminUser, adminUserOf } from './admin-user';
import { newObjection } from '../claims/claim-objection';

const account = newAccount({
  uid: 'uid-demo-player',
  email: 'stored@touchline.example',
  firstName: 'Robin',
  lastName: 'Sample',
  dateOfBirth: '2000-02-03',
  marketingOptIn: true,
  locale: 'en',
  now: '2026-01-05T10:00:00.000Z',
});
const profile = aProfile({ type: 'coach', roles: [{ type: 'headcoach', value: 'one', status: 'Pending' }] });
const page = { pathName: 'College_One', sexes: ['female' as const] };
const collegeOf = (collegeId: string) => (collegeId === 'one' ? { name: 'College One', host: 'cs.one.edu', ...page } : null);
const stored = {
  uid: 'uid-demo-player',
  firstName: 'Robin',
  lastName: 'Sample',
  username: 'demo-player',
  displayName: 'Robin Sample',
  type: 'coach',
  deactivatedAt: null,
  suspended: null,
  dangerReportId: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  roles: [
    {
      ...({ type: 'headcoach', collegeId: 'one', collegeName: 'College One', status: 'Pending' } as const),
      collegePage: page,
      ...{ reason: null, decidedAt: null, siteMatch: null as unknown, objections: [] as unknown[] },
    },
  ],
};

test('admins see of a person the stored names and roles, what the provider knows, and nothing private beyond', () => {
  const provider = {
    email: 'current@touchline.example',
    emailVerified: true,
    lastSignInAt: '2026-02-01T10:00:00.000Z',
    isAdmin: true,
    isDisabled: false,
  };
  const view = adminUserOf({ account, profile }, provider, { collegeOf, objections: [], dangerReportId: null });
  expect(view).toEqual({ ...stored, ...provider });
  expect(adminUser.parse(view)).toEqual(view);
});

test('a suspended person counts as disabled, because they get no session', () => {
  const provider = { email: 'a@touchline.example', emailVerified: true, lastSignInAt: null, isAdmin: false, isDisabled: false };
  const suspended = { at: '2026-03-01T10:00:00.000Z', reason: 'Not the person.' };
  const view = adminUserOf({ account: { ...account, suspended }, profile }, provider, {
    collegeOf,
    objections: [],
    dangerReportId: null,
  });
  expect(view).toMatchObject({ isDisabled: true, suspended });
});

test('a user whom the provider no longer knows counts as disabled, unverified and no admin', () => {
  expect(adminUserOf({ account, profile }, null, { collegeOf, objections: [], dangerReportId: null })).toEqual({
    ...stored,
    email: 'stored@touchline.example',
    emailVerified: false,
    lastSignInAt: null,
    isAdmin: false,
    isDisabled: true,
  });
});

test.each([
  ['robin@cs.one.edu', { match: 'exact', host: 'cs.one.edu', domain: 'cs.one.edu' }],
  ['robin@one.edu', { match: 'under', host: 'cs.one.edu', domain: 'one.edu' }],
  ['robin@mail.cs.one.edu', { match: 'under', host: 'cs.one.edu', domain: 'mail.cs.one.edu' }],
  ['robin@not-one.edu', null],
  ['robin@one.example', null],
])('admins see how the address %s matches the site of the college', (email, siteMatch) => {
  const view = adminUserOf({ account: { ...account, email }, profile }, null, {
    collegeOf,
    objections: [],
    dangerReportId: null,
  });
  expect(view.roles).toMatchObject([{ siteMatch }]);
  const unlisted = adminUserOf({ account: { ...account, email }, profile }, null, {
    collegeOf: () => null,
    objections: [],
    dangerReportId: null,
  });
  expect(unlisted.roles).toMatchObject([{ collegeName: null, siteMatch: null }]);
});

test('[S1-03] admins read an objection at the claim that it is about, and at no other role', () => {
  const objection = newObjection({ by: 'coach-2', collegeId: 'one', reason: 'Not on our staff.' }, profile, profile.createdAt);
  const objections = [
    { ...objection, name: 'Mara Lind' },
    { ...objection, collegeId: 'two', name: null },
  ];
  const roles = adminUserOf({ account, profile }, null, { collegeOf, objections, dangerReportId: 'report-1' }).roles;
  expect(roles).toMatchObject([
    { objections: [{ by: 'coach-2', reason: 'Not on our staff.', name: 'Mara Lind', at: profile.createdAt }] },
  ]);
  const accepted = { ...profile, roles: profile.roles.map((role) => ({ ...role, status: 'Accepted' as const })) };
  expect(
    adminUserOf({ account, profile: accepted }, null, { collegeOf, objections, dangerReportId: 'report-1' }).roles,
  ).toMatchObject([{ objections: [] }]);
});
