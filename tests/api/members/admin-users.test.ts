import { randomUUID } from 'node:crypto';
import type { AdminUser } from '@touchline/domain/person/members/admin-user';
import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { mailsAbout } from '../../support/api/account/own-accounts';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { allRequests } from '../../support/api/college-requests/college-requests';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { aPerson, idTokenOf, type Person, signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { claimsOf } from '../../support/api/sign-in/tokens';

const api = apiStage();
let admin: Caller & Person;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const pageOf = async (body: Record<string, string>) => {
  const answer = await admin.call('adminUsers', { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { items: readonly AdminUser[]; next: string | null };
};
const uidsOf = async (body: Record<string, string>) => (await pageOf(body)).items.map(({ uid }) => uid);
const auditOf = ({ uid }: Person) => auditAbout(`profiles/${uid}`);
/** What the log says was done to a person; it reports what admins were refused as well. */
const doneTo = async (person: Person) => (await auditOf(person)).filter(({ result }) => result === 'done');
const verdict = (collegeId: string, decision: string, reason: unknown = null) => ({
  type: 'headcoach',
  collegeId,
  decision,
  reason,
});
const decide = (uid: string, body: unknown): Promise<Answer> => admin.call('decideRole', { params: { uid }, body });

/** A person whose names nobody else has. */
async function named(firstName: string, lastName: string): Promise<Person> {
  const person = await aPerson();
  const { accounts } = personDocuments(firestore());
  const stored = (await accounts.doc(person.uid).get()).data();
  if (stored === undefined) throw new Error('no account');
  await accounts.doc(person.uid).set({ ...stored, firstName, lastName });
  return person;
}
const uniqueName = (): string => `N${randomUUID().replaceAll('-', '').slice(0, 12)}`;

describe('the list of users', () => {
  test('finds people by beginnings of their names, by mail address and by uid, and nobody by less than two letters', async () => {
    const [family, first] = [uniqueName(), uniqueName()];
    const [one, other] = [await named(first, family), await named('Åsa', family)];
    expect((await uidsOf({ search: family.toLowerCase() })).toSorted()).toEqual([one.uid, other.uid].toSorted());
    expect(await uidsOf({ search: `asa ${family.slice(0, 8)}` })).toEqual([other.uid]);
    expect(await uidsOf({ search: one.email })).toEqual([one.uid]);
    expect(await uidsOf({ search: ` ${other.uid} ` })).toEqual([other.uid]);
    expect(await uidsOf({ search: `${family} nobody` })).toEqual([]);
    expect(await uidsOf({ search: 'x' })).toEqual([]);
    expect(await uidsOf({ search: 'nobody-has-this-uid-at-all' })).toEqual([]);
  });

  test('shows the facts of the provider, and never birth date, consents or purchases', async () => {
    const person = await named('Robin', uniqueName());
    await projectAuth().updateUser(person.uid, { emailVerified: false, disabled: true });
    const { items } = await pageOf({ search: person.uid });
    expect(items).toEqual([
      expect.objectContaining({
        uid: person.uid,
        email: person.email,
        emailVerified: false,
        isDisabled: true,
        isAdmin: false,
        roles: [],
      }),
    ]);
    expect(JSON.stringify(items)).not.toMatch(/dateOfBirth|consents|entitlements|stripe|2000-02-03/);
    expect((await pageOf({ search: admin.uid })).items).toMatchObject([{ isAdmin: true, emailVerified: true }]);
  });

  test('goes on page by page and shows everyone once', async () => {
    const family = uniqueName();
    const people = await Promise.all(Array.from({ length: 23 }, () => named('Robin', family)));
    const first = await pageOf({ search: family });
    expect([first.items.length, first.next === null]).toEqual([20, false]);
    const second = await pageOf({ search: family, after: String(first.next) });
    expect([second.items.length, second.next]).toEqual([3, null]);
    const shown = [...first.items, ...second.items].map(({ uid }) => uid);
    expect(shown.toSorted()).toEqual(people.map(({ uid }) => uid).toSorted());

    const newest = await pageOf({});
    expect([newest.items.length, newest.next === null]).toEqual([20, false]);
    const older = await pageOf({ after: String(newest.next) });
    expect(older.items.filter(({ uid }) => newest.items.some((one) => one.uid === uid))).toEqual([]);
  });

  test('lists who waits for a decision, and finds them by name there as well', async () => {
    const college = await aStoredCollege();
    const waiting = await aPerson({ roles: [pendingAt(college._id)] });
    const accepted = await aPerson({ roles: [{ ...pendingAt(college._id), status: 'Accepted' }] });
    const listed = await pageOf({ roles: 'pending', search: waiting.email });
    expect(listed.items).toMatchObject([
      { uid: waiting.uid, roles: [{ collegeId: college._id, collegeName: college.name, status: 'Pending' }] },
    ]);
    expect(await uidsOf({ roles: 'pending', search: accepted.email })).toEqual([]);
  });

  test.each([
    [{ roles: 'all' }, 422],
    [{ after: 'x' }, 422],
    [{ after: '2026-01-01T00:00:00.000Z~../x' }, 422],
    [{ search: 'x'.repeat(201) }, 422],
    [{ search: 5 }, 422],
    [{ search: '__proto__ constructor' }, 200],
    [{ search: "' or 1=1 --" }, 200],
  ])('the search %j gets %i', async (body, status) => {
    expect((await admin.call('adminUsers', { body })).status).toBe(status);
  });

  test('156: takes what is searched for in no address, where logs of others would keep it', async () => {
    const person = await named('Robin', uniqueName());
    expectRefusal(await admin.send('GET', `/ui/v1/admin/users?search=${person.email}`), 405);
    const answer = await admin.call('adminUsers', { query: { search: person.uid }, body: { search: 'nobody-at-all' } });
    expect(answer.body).toEqual({ items: [], next: null });
  });
});

describe('a decision about a Pending role', () => {
  test('[S4-16] [S6-02] [S6-03] an accepted coach edits at once with the existing session, has the claim in the next token, and a mail in the coach’s language', async () => {
    const college = await aStoredCollege();
    const coach = await signedIn(api.url, { roles: [pendingAt(college._id)] });
    const { accounts } = personDocuments(firestore());
    await accounts.doc(coach.uid).update({ locale: 'de' });
    const edit = () => patchCollege(coach, college, [replace('/nickname', 'Gulls')]);
    expectRefusal(await edit(), 403);

    const answer = await decide(coach.uid, verdict(college._id, 'accepted'));
    expect(answer.body).toMatchObject({ user: { uid: coach.uid, roles: [{ collegeId: college._id, status: 'Accepted' }] } });
    expect((await edit()).status).toBe(200);
    expect(claimsOf(await idTokenOf(coach)).roles).toEqual([college._id]);
    const [told] = await mailsAbout(coach);
    for (const path of [`/${college.pathName}/mens/soccer`, '/coachonboardingwizard'])
      expect((told?.message as { readonly text: string }).text).toContain(path);
    expect(await mailsAbout(coach)).toMatchObject([
      {
        to: [coach.email],
        message: { subject: `${college.name}: Du wurdest angenommen`, html: expect.stringContaining('<p>') as string },
      },
    ]);
    expect(await auditOf(coach)).toMatchObject([
      { action: 'role.accept', by: admin.uid, byAdmin: true, detail: { type: 'headcoach', collegeId: college._id } },
    ]);
    expect((await coach.call('account')).body).toMatchObject({
      roleRequests: [{ status: 'Accepted', collegeName: college.name }],
    });
  });

  test('accepting twice writes and mails once, and repairs a claim that got lost', async () => {
    const college = await aStoredCollege();
    const coach = await aPerson({ roles: [pendingAt(college._id)] });
    expect((await decide(coach.uid, verdict(college._id, 'accepted'))).status).toBe(200);
    await projectAuth().setCustomUserClaims(coach.uid, { plan: 'kept' });
    expect((await decide(coach.uid, verdict(college._id, 'accepted'))).status).toBe(200);
    expect((await projectAuth().getUser(coach.uid)).customClaims).toEqual({ plan: 'kept', roles: [college._id] });
    expect([(await mailsAbout(coach)).length, (await auditOf(coach)).length]).toEqual([1, 1]);
  });

  test('[S4-16] a rejected coach loses the role, reads why, and still has other roles', async () => {
    const [college, other] = [await aStoredCollege(), await aStoredCollege()];
    const coach = await signedIn(api.url, { roles: [pendingAt(college._id), pendingAt(other._id)] });
    const answer = await decide(coach.uid, verdict(college._id, 'rejected', 'Not on the staff list.'));
    expect(answer.status).toBe(200);
    expect((await coach.call('account')).body).toMatchObject({
      roleRequests: [
        { collegeId: other._id, status: 'Pending' },
        { collegeId: college._id, status: 'Rejected', reason: 'Not on the staff list.' },
      ],
    });
    expect((await mailsAbout(coach))[0]).toMatchObject({
      message: { text: expect.stringContaining('Not on the staff list.') as string },
    });
    expectRefusal(await decide(coach.uid, verdict(college._id, 'accepted')), 404);
  });

  test('[S4-16] an unverified address is no yes (94), and nothing is written; no is', async () => {
    const college = await aStoredCollege();
    const coach = await aPerson({ roles: [pendingAt(college._id)] });
    await projectAuth().updateUser(coach.uid, { emailVerified: false });
    const answer = await decide(coach.uid, verdict(college._id, 'accepted'));
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('emailUnverified');
    expect([await mailsAbout(coach), await doneTo(coach)]).toEqual([[], []]);
    expect((await projectAuth().getUser(coach.uid)).customClaims ?? {}).toEqual({});
    expect((await decide(coach.uid, verdict(college._id, 'rejected', 'No.'))).status).toBe(200);
  });

  test.each([
    ['an unknown user', 'nobody-has-this-uid', {}, 404],
    ['a uid that is none', '..%2fx', {}, 404],
    ['an unknown role', null, { type: 'assistantcoach' }, 404],
    ['no reason', null, { decision: 'rejected' }, 422],
    ['another decision', null, { decision: 'maybe' }, 422],
    ['a type that is none', null, { type: 'admin' }, 422],
    ['a reason that is a list', null, { decision: 'rejected', reason: ['x'] }, 422],
  ])('%s is refused, and nothing is written', async (_, uid, changes, status) => {
    const college = await aStoredCollege();
    const coach = await aPerson({ roles: [pendingAt(college._id)] });
    expectRefusal(await decide(uid ?? coach.uid, { ...verdict(college._id, 'accepted'), ...changes }), status);
    expect([await mailsAbout(coach), await doneTo(coach)]).toEqual([[], []]);
  });

  test('[S6-03] an admin whose claim was taken away decides nothing more', async () => {
    const [college, former] = [await aStoredCollege(), await signedIn(api.url, { isAdmin: true })];
    const coach = await aPerson({ roles: [pendingAt(college._id)] });
    await projectAuth().setCustomUserClaims(former.uid, null);
    const call = { params: { uid: coach.uid }, body: verdict(college._id, 'accepted') };
    expectRefusal(await former.call('decideRole', call), 403);
    expectRefusal(await former.call('adminUsers', { body: {} }), 403);
  });
});

test('[S9-10] admins see which colleges coaches wait for, the most urgent first, and how many hours are left or over', async () => {
  const [late, soon, done] = [await aPerson(), await aPerson(), await aPerson()];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const requestOf = ({ uid }: Person, at: Date) =>
    newCollegeRequest({ _id: uid, domain: 'new.example.edu', sportsTypeGender: 'Female' }, at);
  const queue = collegeRequests(firestore());
  await queue.doc(soon.uid).set(requestOf(soon, hoursAgo(1.5)));
  await queue.doc(late.uid).set(requestOf(late, hoursAgo(29.5)));
  await queue.doc(done.uid).set({ ...requestOf(done, hoursAgo(2)), doneAt: new Date().toISOString() });
  const ours = (await allRequests(admin)).filter(({ uid }) => [late.uid, soon.uid, done.uid].includes(uid));
  expect(ours.map(({ uid, hoursLeft }) => [uid, hoursLeft])).toEqual([
    [late.uid, -6],
    [soon.uid, 22],
  ]);
  expect(ours[0]).toMatchObject({ email: late.email, firstName: 'Test', domain: 'new.example.edu', sportsTypeGender: 'Female' });
});

test('a request that an admin calls done is off the list, once and with one line of the log', async () => {
  const coach = await aPerson();
  const document = collegeRequests(firestore()).doc(coach.uid);
  await document.set(newCollegeRequest({ _id: coach.uid, domain: 'new.example.edu', sportsTypeGender: 'Male' }, new Date()));
  const finish = (uid: string) => admin.call('finishCollegeRequest', { params: { uid } });

  expect((await finish(coach.uid)).status).toBe(204);
  const doneAt = (await document.get()).data()?.doneAt;
  expect(doneAt).toMatch(/Z$/);
  expect((await finish(coach.uid)).status).toBe(204);

  expect((await document.get()).data()?.doneAt).toBe(doneAt);
  expect(await auditOf(coach)).toMatchObject([{ action: 'collegeRequest.done', by: admin.uid, byAdmin: true }]);
  expect((await allRequests(admin)).map(({ uid }) => uid)).not.toContain(coach.uid);
  for (const uid of ['nobody', 'a b', '..%2fother']) expectRefusal(await finish(uid), 404);
});
