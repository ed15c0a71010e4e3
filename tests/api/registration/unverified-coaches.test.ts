import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import type { Answer, Caller } from '../../support/api/caller';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { aDomain } from '../../support/api/registration/coaches-by-email';
import { allRequests } from '../../support/api/college-requests/college-requests';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { accountOf } from '../../support/api/account/own-accounts';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { anUnverifiedCoach, type RegisteredCoach, signInAgain, verify } from '../../support/api/registration/registered-coaches';
import { storedOf } from '../../support/api/registration/registrations';

/** Mail domains of this file alone: of one college, of several, of none. */
const DOMAINS = { single: aDomain('single'), several: aDomain('several'), nobodys: aDomain('nobodys') };

const api = apiStage();
const { visitor } = api;
let single: College;
let several: readonly College[];
beforeAll(async () => {
  const withSite = (host: string) => aStoredCollege({ collegeURL: `https://www.${host}/` });
  single = await withSite(DOMAINS.single);
  several = await Promise.all([withSite(`east.${DOMAINS.several}`), withSite(`west.${DOMAINS.several}`)]);
});

const pendingCoachAt = (collegeId: string) => ({ type: 'coach', value: collegeId, status: 'Pending' });
const claim = (coach: Caller, body: object): Promise<Answer> => coach.call('claimCollege', { body });
const rolesOf = async ({ email }: RegisteredCoach) => (await storedOf(email)).profile?.roles;
const claimsOf = async ({ email }: RegisteredCoach) =>
  (await auditAbout(`profiles/${(await storedOf(email)).uid}`)).filter(({ action }) => action === 'role.claim');

describe('[S1-03] attack 149: a coach who has not verified the address', () => {
  const uniqueName = () => `Unproven${randomUUID().replace(/[^a-z]/g, '')}`;
  const claims = { collegeId: 'any', sex: 'male', staffType: 'headcoach' };
  const admins = async (lastName: string) => {
    const admin = await signedIn(api.url, { isAdmin: true });
    const pending = await admin.call('adminUsers', { body: { search: lastName, roles: 'pending' } });
    return [(pending.body as { readonly items: readonly object[] }).items, await allRequests(admin)];
  };

  test.each([
    ['one college', DOMAINS.single],
    ['no college', DOMAINS.nobodys],
  ])('of %s is in no queue, whatever they do; the time begins with the verification', async (_, domain) => {
    const lastName = uniqueName();
    const coach = await anUnverifiedCoach(visitor, domain, { lastName });
    expect(await accountOf(coach)).toMatchObject({ emailVerified: false, roleRequests: [], collegeRequest: null });
    expect(await rolesOf(coach)).toEqual([]);
    const [pending, requests] = await admins(lastName);
    expect([pending, (requests ?? []).filter((one) => JSON.stringify(one).includes(coach.email))]).toEqual([[], []]);

    const verifiedFrom = new Date().toISOString();
    await verify(coach);
    const { roleRequests, collegeRequest } = await accountOf(coach);

    const { request } = await storedOf(coach.email);
    if (domain === DOMAINS.single) expect(roleRequests).toMatchObject([{ collegeId: single._id, status: 'Pending' }]);
    else expect([collegeRequest?.domain, (request?.requestedAt ?? '') >= verifiedFrom]).toEqual([domain, true]);
    const { uid } = await storedOf(coach.email);
    const lines = (await auditAbout(`profiles/${uid}`)).filter(({ action }) => action === 'coach.enterQueue');
    expect(lines).toHaveLength(1);
    await accountOf(coach);
    expect((await storedOf(coach.email)).request).toEqual(request);
  });

  test('claims nothing: 409 says to verify first, in both languages', async () => {
    const coach = await anUnverifiedCoach(visitor, DOMAINS.several);
    const refused = await claim(coach, { ...claims, collegeId: several[0]?._id });
    expectRefusal(refused, 409);
    expect([codeOf(refused), await rolesOf(coach), await claimsOf(coach)]).toEqual(['verifyEmailFirst', [], []]);
    const body = { ...claims, collegeId: several[0]?._id };
    const german = await coach.call('claimCollege', { body, headers: { 'accept-language': 'de' } });
    expect(german.text).toContain('Bitte bestätige zuerst deine E-Mail');
    await verify(coach);
    expect((await claim(coach, body)).status).toBe(201);
  });

  test('who signs in again after verifying is in the queue by that', async () => {
    const coach = await anUnverifiedCoach(visitor, DOMAINS.single);
    await verify(coach);
    await signInAgain(visitor, coach);
    expect(await rolesOf(coach)).toMatchObject([{ value: single._id, status: 'Pending' }]);
  });

  test('who verifies in another tab is in the queue by the first call of the one left open', async () => {
    const coach = await anUnverifiedCoach(visitor, DOMAINS.single);
    expect((await coach.call('ownProfile')).body).toMatchObject({ roles: [] });
    await verify(coach);
    expect((await coach.call('ownProfile')).body).toMatchObject({ roles: [pendingCoachAt(single._id)] });
    expect(await rolesOf(coach)).toEqual([pendingCoachAt(single._id)]);
  });

  test('who verifies and does not come back is put there by the job; whoever has not verified is not', async () => {
    const [verified, waiting] = [
      await anUnverifiedCoach(visitor, DOMAINS.single),
      await anUnverifiedCoach(visitor, DOMAINS.single),
    ];
    await verify(verified);
    const { database, clock, newId } = { database: firestore, clock: systemClock, newId: randomUUID };
    await allJobs({ database, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['enter-queues']();
    expect(await rolesOf(verified)).toMatchObject([{ value: single._id, status: 'Pending' }]);
    expect(await rolesOf(waiting)).toEqual([]);
  });

  test('who claims after verifying has that one role, and no second one of the registration', async () => {
    const coach = await anUnverifiedCoach(visitor, DOMAINS.single);
    await verify(coach);
    expect((await claim(coach, { ...claims, collegeId: single._id })).status).toBe(201);
    await accountOf(coach);
    expect(await rolesOf(coach)).toEqual([pendingAt(single._id)]);
  });
});
