import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { coachInvites } from '@touchline/functions/features/college-staff/coach-invite-store';
import { erasureDocuments } from '@touchline/functions/features/account/erasure-store';
import { adminRequests } from '@touchline/functions/features/members/admin-request-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { grantAdmin } from '@touchline/local/admin/grant-admin';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { mailsAbout } from '../../support/api/account/own-accounts';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aSentInvite } from '../../support/api/college-staff/staff-invites';
import { anAdminRequest } from '../../support/api/members/admin-requests';
import { aPerson, type Person, sessionOf, signedIn, type SignedIn } from '../../support/api/members/people';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let asker: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  asker = await signedIn(api.url, { isAdmin: true });
  second = await signedIn(api.url, { isAdmin: true });
});

const REASON = 'Runs the feature queue from now on.';
const ask = (uid: string, wanted: unknown = 'grant', by = asker, reason: unknown = REASON) =>
  by.call('askForAdmin', { params: { uid }, body: { wanted, reason } });
const decide = (uid: string, requestId: string, confirmed: unknown, by = second) =>
  by.call('decideAdminRequest', { params: { uid }, body: { requestId, confirmed } });
const pageOf = async (uid: string, by = second) =>
  (await by.call('adminPerson', { params: { uid } })).body as AnswerOf<'adminPerson'>;
const requestOf = async (uid: string): Promise<string> => (await pageOf(uid)).adminRequest?.requestId ?? 'none';
const actionsAbout = async ({ uid }: Person) => (await auditAbout(`accounts/${uid}`)).map(({ action }) => String(action));
const opensUsers = async (member: Person) => {
  const caller = aCaller(api.url, await sessionOf(api.visitor, member));
  return (await caller.call('adminUsers', { body: {} })).status;
};

describe('[S4-16] a second admin', () => {
  test('confirms that somebody becomes an admin: with the next sign-in, told by mail in their language', async () => {
    const member = await signedIn(api.url);
    await personDocuments(firestore()).accounts.doc(member.uid).update({ locale: 'de' });
    expect((await ask(member.uid)).status).toBe(204);
    const { adminRequest, user } = await pageOf(member.uid);
    expect(adminRequest).toMatchObject({ wanted: 'grant', reason: REASON, isConfirmed: false });
    expect(adminRequest?.askedBy).toEqual({ uid: asker.uid, name: 'Test Person' });
    expect(user.isAdmin).toBe(false);
    expect(await opensUsers(member)).toBe(403);

    expect((await decide(member.uid, await requestOf(member.uid), true)).status).toBe(204);

    expectRefusal(await member.call('account'), 401);
    expect(await opensUsers(member)).toBe(200);
    expect((await pageOf(member.uid)).adminRequest).toBeNull();
    const subject = 'Du hast jetzt Admin-Rechte bei Touchline';
    // An admin also gets what another test sends to all admins meanwhile.
    const told = { to: [member.email], message: expect.objectContaining({ subject }) as unknown };
    expect(await mailsAbout(member)).toContainEqual(expect.objectContaining(told));
    expect(await actionsAbout(member)).toEqual(['admin.ask', 'admin.grant']);
    const [asked, granted] = await auditAbout(`accounts/${member.uid}`);
    expect([asked?.by, granted?.by]).toEqual([asker.uid, second.uid]);
  });

  test('confirms that somebody is an admin no longer: an admin without claim is refused on the next call', async () => {
    const former = await signedIn(api.url, { isAdmin: true });
    const { _id: collegeId } = await aStoredCollege();
    const { _id: inviteId } = await aSentInvite({ collegeId, byTouchline: true, sentBy: former.uid });
    expect((await former.call('adminUsers', { body: {} })).status).toBe(200);
    expect((await ask(former.uid, 'revoke')).status).toBe(204);
    expect((await former.call('adminUsers', { body: {} })).status).toBe(200);

    expect((await decide(former.uid, await requestOf(former.uid), true)).status).toBe(204);

    expectRefusal(await former.call('adminUsers', { body: {} }), 401);
    expect(await opensUsers(former)).toBe(403);
    expect((await coachInvites(firestore()).doc(inviteId).get()).data()?.revokedAt).not.toBeNull();
    const subjects = (await mailsAbout(former)).map(({ message }) => (message as { readonly subject: string }).subject);
    expect(subjects).toEqual(['You are no longer an admin of Touchline']);
    expect(await actionsAbout(former)).toEqual(['admin.ask', 'admin.revoke']);
  });

  test('keeps what else the claims say', async () => {
    const member = await aPerson();
    await projectAuth().setCustomUserClaims(member.uid, { roles: ['one'] });
    await ask(member.uid);
    await decide(member.uid, await requestOf(member.uid), true);
    expect((await projectAuth().getUser(member.uid)).customClaims).toEqual({ roles: ['one'], admin: true });
  });

  test('refuses a request, or its author withdraws it: nothing changes, and a new one may be made', async () => {
    const member = await aPerson();
    for (const by of [second, asker]) {
      expect((await ask(member.uid)).status).toBe(204);
      expect((await decide(member.uid, await requestOf(member.uid), false, by)).status).toBe(204);
    }
    expect(await opensUsers(member)).toBe(403);
    expect(await mailsAbout(member)).toEqual([]);
    expect(await actionsAbout(member)).toEqual(['admin.ask', 'admin.refuse', 'admin.ask', 'admin.refuse']);
  });

  test('finds the open requests in a list, with what is asked of whom', async () => {
    const [member, old] = [await aPerson(), await anAdminRequest({ askedAt: '2026-01-01T10:00:00.000Z' })];
    await ask(member.uid);
    // The list has the 50 that wait longest, and other tests ask meanwhile.
    const askedAt = new Date(Date.now() - DAY_MS).toISOString();
    await adminRequests(firestore()).doc(member.uid).update({ askedAt });
    const { items } = (await second.call('adminRequests')).body as AnswerOf<'adminRequests'>;
    expect(items).toContainEqual(expect.objectContaining({ uid: member.uid, name: 'Test Person', wanted: 'grant' }));
    expect(items.map(({ uid }) => uid)).not.toContain(old._id);
  });

  test('is counted by the log and the claim, besides the person and who looks', async () => {
    const member = await aPerson();
    const before = (await pageOf(member.uid, asker)).otherAdmins;
    const other = await aPerson();
    const grant = (isAdmin: boolean) =>
      grantAdmin({ email: other.email, isAdmin }, { auth: projectAuth(), database: firestore(), now: new Date(), newId });
    await grant(true);
    expect((await pageOf(member.uid, asker)).otherAdmins).toBe(before + 1);
    expect((await pageOf(other.uid, asker)).otherAdmins).toBe(before);
    await grant(false);
    expect((await pageOf(member.uid, asker)).otherAdmins).toBe(before);
  });

  test('finishes a confirmed request that broke off; once it is carried out, the call is refused', async () => {
    const request = await anAdminRequest();
    const uid = request._id;
    const member = { uid, email: `${uid}@people.example` };
    expect((await decide(uid, request.requestId, true)).status).toBe(204);
    await projectAuth().setCustomUserClaims(uid, {});
    await adminRequests(firestore())
      .doc(uid)
      .set({ ...request, confirmedBy: second.uid });

    expect((await decide(uid, request.requestId, true)).status).toBe(204);

    expect(await opensUsers(member)).toBe(200);
    expect(await actionsAbout(member)).toEqual(['admin.grant']);
    expect(codeOf(await decide(uid, request.requestId, true))).toBe('adminRequestGone');
  });
});

describe('a request for a second admin that is refused', () => {
  test('350: confirmed by who asked, or decided by whom it is about', async () => {
    const former = await signedIn(api.url, { isAdmin: true });
    await ask(former.uid, 'revoke');
    const requestId = await requestOf(former.uid);
    const cases = [
      [await decide(former.uid, requestId, true, asker), 'adminRequestOfYours'],
      [await decide(former.uid, requestId, true, former), 'adminRequestAboutYou'],
      [await decide(former.uid, requestId, false, former), 'adminRequestAboutYou'],
    ] as const;
    for (const [answer, code] of cases) {
      expectRefusal(answer, 409);
      expect(codeOf(answer)).toBe(code);
    }
    expect((await former.call('adminUsers', { body: {} })).status).toBe(200);
    expect(await requestOf(former.uid)).toBe(requestId);
  });

  test('351: expired, of another id, decided twice, or asked for by a former admin', async () => {
    const expired = await anAdminRequest({ askedAt: new Date(Date.now() - 7 * 24 * 3_600_000).toISOString() });
    const open = await anAdminRequest();
    const ofFormer = await anAdminRequest({ askedBy: (await aPerson()).uid });
    const cases = [
      [await decide(expired._id, expired.requestId, true), 'adminRequestGone'],
      [await decide(expired._id, expired.requestId, false), 'adminRequestGone'],
      [await decide(open._id, 'another', true), 'adminRequestGone'],
      [await decide(ofFormer._id, ofFormer.requestId, true), 'askerIsNoAdmin'],
    ] as const;
    for (const [answer, code] of cases) {
      expectRefusal(answer, 409);
      expect(codeOf(answer)).toBe(code);
    }
    expect((await decide(open._id, open.requestId, false)).status).toBe(204);
    expect(codeOf(await decide(open._id, open.requestId, false))).toBe('adminRequestGone');
    expect(codeOf(await decide(open._id, open.requestId, true))).toBe('adminRequestGone');
    for (const { _id } of [expired, open, ofFormer]) expect((await projectAuth().getUser(_id)).customClaims ?? {}).toEqual({});
  });

  test('352: where there is nothing to change, one waits, or the account is suspended, deactivated, unverified or deleted', async () => {
    const { accounts } = personDocuments(firestore());
    const [member, suspended, deactivated, gone] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
    const unverified = await aPerson({ isVerified: false });
    await accounts.doc(suspended.uid).update({ suspended: { at: '2026-03-01T10:00:00.000Z', reason: 'Spam.' } });
    await accounts.doc(deactivated.uid).update({ deactivatedAt: '2026-03-01T10:00:00.000Z' });
    const begun = { _id: gone.uid, schemaVersion: 1, begunAt: '2026-03-01T10:00:00.000Z' } as const;
    await erasureDocuments(firestore()).doc(gone.uid).set(begun);
    const waiting = await anAdminRequest();
    const cases = [
      [await ask(second.uid), 'isAdminAlready'],
      [await ask(member.uid, 'revoke'), 'isNoAdmin'],
      [await ask(waiting._id), 'adminRequestOpen'],
      [await ask(suspended.uid), 'adminNeedsOpenAccount'],
      [await ask(deactivated.uid), 'adminNeedsOpenAccount'],
      [await ask(unverified.uid), 'adminNeedsVerifiedEmail'],
      [await ask(gone.uid), 'accountBeingDeleted'],
    ] as const;
    for (const [answer, code] of cases) {
      expectRefusal(answer, 409);
      expect(codeOf(answer)).toBe(code);
    }
    await accounts.doc(waiting._id).update({ suspended: { at: '2026-03-01T10:00:00.000Z', reason: 'Spam.' } });
    expect(codeOf(await decide(waiting._id, waiting.requestId, true))).toBe('adminNeedsOpenAccount');
  });

  test('353: about nobody, by somebody who is no admin, and in a wrong form', async () => {
    const { _id: uid, requestId } = await anAdminRequest();
    const member = await signedIn(api.url);
    for (const nobody of ['nobody', '__proto__', '..']) {
      expectRefusal(await ask(nobody), 404, nobody);
      expectRefusal(await decide(nobody, requestId, true), 404, nobody);
    }
    expectRefusal(await ask(uid, 'grant', member), 403);
    expectRefusal(await decide(uid, requestId, true, member), 403);
    for (const [wanted, reason] of [
      ['take', REASON],
      ['grant', ' '],
      ['grant', null],
      ['grant', 'x'.repeat(501)],
    ] as const)
      expectRefusal(await ask((await aPerson()).uid, wanted, asker, reason), 422);
    expectRefusal(await decide(uid, requestId, 'yes'), 422);
    expect(await requestOf(uid)).toBe(requestId);
  });

  test('the command line decides alone, and the request that waited is gone', async () => {
    const { _id: uid, requestId } = await anAdminRequest();
    const { email = '' } = await projectAuth().getUser(uid);
    await grantAdmin({ email, isAdmin: true }, { auth: projectAuth(), database: firestore(), now: new Date(), newId });
    expect(codeOf(await decide(uid, requestId, true))).toBe('adminRequestGone');
    expect(await actionsAbout({ uid, email })).toContain('admin.grant');
  });
});
