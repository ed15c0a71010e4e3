import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { allRequests } from '../../support/api/college-requests/college-requests';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { accountOf } from '../../support/api/account/own-accounts';
import { signedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { aRegisteredCoach, type RegisteredCoach } from '../../support/api/registration/registered-coaches';
import { anAddress, register, storedOf } from '../../support/api/registration/registrations';

/**
 * Mail domains of this file alone; `single` and `womens` are one college's each, `several` two colleges', `nobodys`
 * none's.
 */
const run = randomUUID().slice(0, 8);
const DOMAINS = {
  single: `single-${run}.edu`,
  womens: `womens-${run}.edu`,
  several: `several-${run}.edu`,
  nobodys: `nobodys-${run}.edu`,
};
const men = aTeam({ sex: 'male' });
const women = aTeam({ sex: 'female' });

const api = apiStage();
const { visitor } = api;
let single: College;
let twins: readonly College[];
beforeAll(async () => {
  const withSite = (domain: string, sport: College['athletics']['sport']) =>
    aStoredCollege({ collegeURL: `https://www.${domain}/`, athletics: { sport } });
  single = await withSite(DOMAINS.single, [men, women]);
  await withSite(DOMAINS.womens, [women]);
  twins = await Promise.all([withSite(`east.${DOMAINS.several}`, [men, women]), withSite(`west.${DOMAINS.several}`, [men])]);
});

const aCoach = (domain: string, changes: object = {}) => aRegisteredCoach(visitor, domain, changes);
const claim = (coach: Caller, body: object): Promise<Answer> => coach.call('claimCollege', { body });
const rolesOf = async ({ email }: RegisteredCoach) => (await storedOf(email)).profile?.roles;
/** The claims that the log keeps of a coach. */
const claimsOf = async ({ email }: RegisteredCoach) =>
  (await auditAbout(`profiles/${(await storedOf(email)).uid}`)).filter(({ action }) => action === 'role.claim');

describe('[S1-03] [S5-09] a coach who registers and verifies', () => {
  test.each(['Male', 'Female'])(
    'with the address of one college (%s) has a Pending role there, which edits nothing yet',
    async (sportsTypeGender) => {
      const coach = await aCoach(DOMAINS.single, { sportsTypeGender });
      expect(await rolesOf(coach)).toEqual([{ type: 'coach', value: single._id, status: 'Pending' }]);
      expect((await storedOf(coach.email)).request).toBeUndefined();
      const body = { patch: [replace('/nickname', 'Mariners')] };
      expectRefusal(await coach.call('patchCollege', { params: { collegeId: single._id }, body }), 403);
    },
  );

  test('under the college’s host, or above it, counts: www. and mail. are the same college', async () => {
    expect(await rolesOf(await aCoach(`mail.${DOMAINS.single}`))).toMatchObject([{ value: single._id }]);
  });

  test('whose domain several colleges share chooses later: no role, no request', async () => {
    const coach = await aCoach(DOMAINS.several);
    expect([await rolesOf(coach), (await storedOf(coach.email)).request]).toEqual([[], undefined]);
  });

  test('of the only one of them with a women’s team has the Pending role there', async () => {
    expect(await rolesOf(await aCoach(DOMAINS.several, { sportsTypeGender: 'Female' }))).toEqual([
      { type: 'coach', value: twins[0]?._id, status: 'Pending' },
    ]);
  });

  test.each([
    ['nobody’s domain', DOMAINS.nobodys],
    ['a college without a men’s team', DOMAINS.womens],
    ['a domain that only ends alike', `not-${DOMAINS.single}`],
    ['a domain of one letter', 'x.edu'],
  ])('[S9-10] from %s waits for a college within 24 hours', async (_, domain) => {
    const coach = await aCoach(domain);
    const { profile, request } = await storedOf(coach.email);
    expect(profile?.roles).toEqual([]);
    expect(request).toMatchObject({ domain, sportsTypeGender: 'Male', doneAt: null });
    expect(Date.parse(request?.dueAt ?? '') - Date.parse(request?.requestedAt ?? '')).toBe(24 * 3_600_000);
    expect(Date.parse(request?.requestedAt ?? '')).toBeGreaterThan(Date.parse(profile?.createdAt ?? ''));
  });

  test('is found by admins once verified: by name among all, and where a decision or a college is waited for', async () => {
    const lastName = `Sample${run}`;
    const [pending, waiting] = [await aCoach(DOMAINS.single, { lastName }), await aCoach(DOMAINS.nobodys, { lastName })];
    const admin = await signedIn(api.url, { isAdmin: true });
    /** The addresses on all pages: a page of people who wait is one of a search among so many of them. */
    const emailsOf = async (body: object, after: string | null = null): Promise<readonly string[]> => {
      const answer = await admin.call('adminUsers', { body: { ...body, ...(after === null ? {} : { after }) } });
      const { items, next } = answer.body as AnswerOf<'adminUsers'>;
      const emails = items.map(({ email }) => email);
      return next === null ? emails : [...emails, ...(await emailsOf(body, next))];
    };
    expect((await emailsOf({ search: lastName })).toSorted()).toEqual([pending.email, waiting.email].toSorted());
    expect(await emailsOf({ search: lastName, roles: 'pending' })).toEqual([pending.email]);
    const requests = (await allRequests(admin)).map(({ email }) => email);
    expect([requests.includes(waiting.email), requests.includes(pending.email)]).toEqual([true, false]);
  });

  test('players and parents with a .edu address ask for no college', async () => {
    for (const type of ['playerCollege', 'parent']) {
      const email = anAddress(DOMAINS.single);
      await register(visitor, { email, type });
      expect(await storedOf(email)).toMatchObject({ profile: { type, roles: [] }, request: undefined });
    }
  });
});

describe('[S1-03] the own account of a coach', () => {
  test('names the colleges of the mail domain to choose from, and none to others', async () => {
    const coach = await aCoach(DOMAINS.several);
    const { claimable, collegeRequest } = await accountOf(coach);
    expect(claimable.toSorted((one, other) => one.sexes.length - other.sexes.length)).toEqual([
      { collegeId: twins[1]?._id, name: twins[1]?.name, sexes: ['male'] },
      { collegeId: twins[0]?._id, name: twins[0]?.name, sexes: ['male', 'female'] },
    ]);
    expect(collegeRequest).toBeNull();
    const parent = await aCoach(DOMAINS.several, { type: 'parent', claim: false });
    expect(await accountOf(parent)).toMatchObject({ claimable: [], collegeRequest: null });
  });

  test('[S9-10] says until when a missing college is promised', async () => {
    const coach = await aCoach(DOMAINS.nobodys);
    const { request } = await storedOf(coach.email);
    const { claimable, collegeRequest } = await accountOf(coach);
    expect(collegeRequest).toEqual({ domain: DOMAINS.nobodys, dueAt: request?.dueAt, doneAt: null });
    expect(claimable).toEqual([]);
  });

  test('a rejected coach may ask again, and waits again', async () => {
    const coach = await aCoach(DOMAINS.single);
    const { uid } = await storedOf(coach.email);
    const admin = await signedIn(api.url, { isAdmin: true });
    const body = { type: 'coach', collegeId: single._id, decision: 'rejected', reason: 'We do not know you.' };
    expect((await admin.call('decideRole', { params: { uid }, body })).status).toBe(200);
    const { claimable, roleRequests } = await accountOf(coach);
    expect([claimable.map(({ collegeId }) => collegeId), roleRequests.map(({ status }) => status)]).toEqual([
      [single._id],
      ['Rejected'],
    ]);

    await claim(coach, { collegeId: single._id, sex: 'male', staffType: 'headcoach' });

    expect((await accountOf(coach)).roleRequests).toMatchObject([
      { type: 'headcoach', status: 'Pending' },
      { status: 'Rejected' },
    ]);
  });
});

describe('[S1-03] the claim call', () => {
  test('gives a coach of one of several colleges the Pending role with the post', async () => {
    const coach = await aCoach(DOMAINS.several);
    const answer = await claim(coach, { collegeId: twins[1]?._id, sex: 'male', staffType: 'headcoach' });
    const roles = [{ type: 'headcoach', value: twins[1]?._id, status: 'Pending' }];
    expect([answer.status, answer.body]).toEqual([201, { roles }]);
    expect(await rolesOf(coach)).toEqual(roles);
    expect(await claimsOf(coach)).toMatchObject([
      { by: (await storedOf(coach.email)).uid, detail: { collegeId: twins[1]?._id, sex: 'male', staffType: 'headcoach' } },
    ]);
  });

  test('for the college of the registration adds the post to the one open request', async () => {
    const coach = await aCoach(DOMAINS.single);
    await claim(coach, { collegeId: single._id, sex: 'male', staffType: 'assistantcoach' });
    expect(await rolesOf(coach)).toEqual([{ type: 'assistantcoach', value: single._id, status: 'Pending' }]);
    expect((await storedOf(coach.email)).profile).toMatchObject({ version: 3, sportsTypeGender: 'Male' });
  });

  test('several times at once leaves one role and one line; for the other team, the coach moves to its side', async () => {
    const coach = await aCoach(DOMAINS.single);
    const sent = { collegeId: single._id, sex: 'male', staffType: 'headcoach' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => claim(coach, sent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect([await rolesOf(coach), (await claimsOf(coach)).length]).toEqual([[expect.objectContaining({ type: 'headcoach' })], 1]);
    await claim(coach, { ...sent, sex: 'female' });
    expect((await storedOf(coach.email)).profile).toMatchObject({
      sportsTypeGender: 'Female',
      roles: [pendingAt(single._id)],
    });
  });

  test('for a college of another domain is 403, for one that is not there 404', async () => {
    const coach = await aCoach(DOMAINS.several);
    const other = await claim(coach, { collegeId: single._id, sex: 'male', staffType: 'headcoach' });
    expectRefusal(other, 403);
    expect(codeOf(other)).toBe('collegeOfOthers');
    expectRefusal(await claim(coach, { collegeId: 'no-such-college', sex: 'male', staffType: 'headcoach' }), 404);
    expect([await rolesOf(coach), await claimsOf(coach)]).toEqual([[], []]);
  });

  test('for a team that the college has not is 422', async () => {
    const answer = await claim(await aCoach(DOMAINS.womens), {
      collegeId: (await matchOf(DOMAINS.womens)) ?? '',
      sex: 'male',
      staffType: 'headcoach',
    });
    expectRefusal(answer, 422);
    expect(codeOf(answer)).toBe('noSuchTeam');
  });

  test.each([
    [{ staffType: 'coach' }, 'staffType'],
    [{ staffType: undefined }, 'staffType'],
    [{ sex: 'Male' }, 'sex'],
    [{ sex: undefined }, 'sex'],
    [{ collegeId: '' }, 'collegeId'],
    [{ collegeId: 5 }, 'collegeId'],
  ])('with %j is 422 and names the field', async (change, field) => {
    const coach = await aCoach(DOMAINS.single);
    const answer = await claim(coach, { collegeId: single._id, sex: 'male', staffType: 'headcoach', ...change });
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await claimsOf(coach)).toEqual([]);
  });

  test('cannot ask for Accepted, nor for somebody else', async () => {
    const coach = await aCoach(DOMAINS.single);
    await claim(coach, {
      collegeId: single._id,
      sex: 'male',
      staffType: 'headcoach',
      status: 'Accepted',
      uid: 'somebody',
      type: 'coach',
    });
    expect(await rolesOf(coach)).toEqual([pendingAt(single._id)]);
  });

  test('is for coaches: players and parents of the same domain get 403', async () => {
    for (const type of ['playerCollege', 'parent']) {
      const player = await aCoach(DOMAINS.single, { type, claim: false });
      const answer = await claim(player, { collegeId: single._id, sex: 'male', staffType: 'headcoach' });
      expectRefusal(answer, 403);
      expect(codeOf(answer)).toBe('onlyCoachesClaim');
    }
  });
});

/** The id of the one college that the property call names for a domain. */
async function matchOf(domain: string): Promise<string | undefined> {
  const { body } = await visitor.call('collegeProperty', { query: { keys: domain } });
  const { items } = body as { readonly items: readonly { readonly colleges: readonly { readonly _id: string }[] }[] };
  return items[0]?.colleges[0]?._id;
}
