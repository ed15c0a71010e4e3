import { randomUUID } from 'node:crypto';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { ownProject } from '../../support/api/platform/own-project';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { foundBy, givePlan, searched, storedRecruits } from '../../support/api/recruits/recruits';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { replace } from '../../support/api/colleges/colleges';
import { patchProfile, aPlayer } from '../../support/api/profiles/profiles';

ownProject();
const api = apiStage();
const { visitor } = api;
const PREMIUM = { since: '2026-01-01T00:00:00.000Z', until: null };
const GOALKEEPER = {
  displayName: 'Ada Quill',
  position: { main: ['GK'] },
  graduationYear: 2088,
  address: { locality: 'Dayton', administrative_area_level_1: 'Ohio', country: 'US' },
} as const;
/** One hundred and thirty who are alike but for their last change, and some who differ. */
const MANY = Array.from({ length: 130 }, (_, at) => ({
  displayName: `Mira Field${at}`,
  publicAt: new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString(),
}));

beforeAll(async () => {
  await storedRecruits([
    ...MANY,
    { ...GOALKEEPER, position: { main: ['GK'] } },
    { ...GOALKEEPER, position: { main: ['GK', 'CB'] }, displayName: 'Bo Quill', graduationYear: 2087, premium: PREMIUM },
    { displayName: 'Zoë Åkerlund', graduationYear: 2090, sportsTypeGender: 'Male', citizenship: ['SE'], videos: [] },
    { displayName: 'Hidden Quill', hidden: true },
    { displayName: 'Parent Quill', type: 'parent' },
  ]);
});

describe('the search of recruits', () => {
  test('[S1-04] answers twenty profiles, who has Premium and then the most complete first, how many there are, and the next page', async () => {
    const first = await searched(visitor, '');
    expect(first.items).toHaveLength(20);
    expect(first).toMatchObject({ total: 133, instead: null });
    expect(first.next).not.toBeNull();
    expect(first.items[0]).toMatchObject({
      username: expect.any(String) as string,
      team: { teamName: 'Sample Town FC', tier: 'T2' },
    });
  });

  test('[S1-09] who has Premium stands first in the default order alone, with the badge, and with neither once it has ended', async () => {
    const [first] = (await searched(visitor, '')).items;
    expect(first).toMatchObject({ _id: 'player-131', verified: true });
    expect((await searched(visitor, 'sort=updated')).items[0]).toMatchObject({ verified: false });

    const profile = firestore().collection('profiles').doc('player-131');
    const before = (await profile.get()).data() ?? {};
    await profile.update({ 'premium.until': '2026-02-01T00:00:00.000Z', 'search.due': '2026-02-01T00:00:00.000Z' });
    expect((await searched(visitor, '')).items[0]).toMatchObject({ _id: 'player-131', verified: false });

    const { database, clock, newId } = { database: firestore, clock: systemClock, newId: randomUUID };
    const run = allJobs({ database, files: pictureFiles(), users: firebaseAuthChanges(), clock, newId })['renew-recruit-keys'];
    expect(await run()).toMatch(/^1 /);
    const after = await searched(visitor, '');
    expect(after.items.map(({ _id }) => _id)).not.toContain('player-131');
    expect(await foundBy(visitor, 'verified=true')).toEqual([]);
    await profile.set(before);
  });

  test.each([
    ['position=GK&year=2088&state=OH', ['player-130']],
    ['position=GK', ['player-130', 'player-131']],
    ['position=GK&position=CB&year=2087', ['player-131']],
    ['year=2087&year=2090', ['player-131', 'player-132']],
    ['verified=true', ['player-131']],
    ['gender=Male', ['player-132']],
    ['citizenship=SE', ['player-132']],
    ['citizenship=SE&position=LB', ['player-132']],
    ['q=quill', ['player-130', 'player-131']],
    ['q=Quill%20Ada', ['player-130']],
    ['q=ada%20qu', ['player-130']],
    ['q=dayton&year=2087', ['player-131']],
    ['q=zoe', ['player-132']],
    ['q=%C3%85KERLUND', ['player-132']],
    ['q=hidden', []],
    ['q=parent', []],
    ['q=%3F', []],
    ['q=field&year=2091', []],
  ])('[S1-04] %s finds %j', async (query, wanted) => {
    expect((await foundBy(visitor, query)).toSorted()).toEqual(wanted);
  });

  test('every order is followed over its pages, each profile once', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    for (const sort of ['relevance', 'updated', 'year']) {
      const all = [];
      for (let next: string | null = ''; next !== null;) {
        const page = await searched(admin, `sort=${sort}&gender=Female${next === '' ? '' : `&after=${next}`}`);
        expect(page.total).toBe(132);
        all.push(...page.items);
        next = page.next;
      }
      expect(new Set(all.map(({ _id }) => _id)).size, sort).toBe(132);
      const keys = all.map(({ updatedAt, graduationYear }) => (sort === 'year' ? String(graduationYear) : updatedAt));
      if (sort === 'updated') expect(keys).toEqual(keys.toSorted().toReversed());
      if (sort === 'year') expect(keys).toEqual(keys.toSorted());
    }
  });

  test('[S2-39] who finds nobody is told which filters to leave out, the one that brings most first', async () => {
    const { items, total, instead } = await searched(visitor, 'position=GK&year=2088&gender=Male');
    expect([items, total]).toEqual([[], 0]);
    expect(instead?.without).toEqual([{ filter: 'gender', total: 1 }]);
    const { instead: several } = await searched(visitor, 'gender=Male&year=2088');
    expect(several?.without.map(({ filter }) => filter)).toEqual(['gender', 'year']);
    expect((await searched(visitor, 'q=nobodyhasthis&verified=true')).instead?.without).toEqual([{ filter: 'text', total: 1 }]);
  });

  test('[S1-04] a mistyped text is answered with the texts that may be meant, of names that the searcher may see', async () => {
    const meantBy = async (query: string) => (await searched(visitor, query)).instead?.meant;
    expect(await meantBy('q=akrelund')).toEqual(['Åkerlund']);
    expect(await meantBy('q=zoe%20akelund')).toEqual(['zoe Åkerlund']);
    expect(await meantBy('q=daiton&year=2087')).toEqual(['Dayton']);
    expect(await meantBy('q=daiton&year=2091')).toEqual([]);
    expect(await meantBy('q=hiddden')).toEqual([]);
    expect(await meantBy('q=zzzzzzzz')).toEqual([]);
  });

  test('[S1-08] a change of the profile, of an audience, hiding and showing again are found at once', async () => {
    const { caller, stored } = await aPlayer(api.url, { displayName: 'Vanya Wanderlich', adultFrom: '2000-01-01' });
    const coach = await signedIn(api.url, { roles: [acceptedAt('a-college')] });
    const change = async (path: string, value: unknown) =>
      expect((await patchProfile(caller, stored._id, [replace(path, value)])).status).toBe(200);

    expect(await foundBy(visitor, 'q=wanderlich&year=2093')).toEqual([]);
    await change('/graduationYear', 2093);
    expect(await foundBy(visitor, 'q=wanderlich&year=2093')).toEqual([stored._id]);
    await change('/audiences/player', 'coaches');
    expect(await foundBy(visitor, 'q=wanderlich&year=2093')).toEqual([]);
    expect(await foundBy(coach, 'q=wanderlich&year=2093')).toEqual([stored._id]);
    expect(await foundBy(visitor, 'q=wanderlich')).toEqual([stored._id]);

    expect((await caller.call('deactivateAccount')).status).toBeLessThan(300);
    expect(await foundBy(coach, 'q=wanderlich')).toEqual([]);
    const admin = await signedIn(api.url, { isAdmin: true });
    const hide = (reason: string | null) => admin.call('hideProfile', { params: { profileId: stored._id }, body: { reason } });
    expect((await hide('A reason.')).status).toBe(200);
    expect(await foundBy(coach, 'q=wanderlich')).toEqual([]);
  });
});

describe('the pages of a search', () => {
  const pageOf = async (caller: SignedIn | typeof visitor, number: number, query = 'sort=updated') => {
    const admin = await signedIn(api.url, { isAdmin: true });
    let next: string | null = null;
    for (let at = 1; at < number; at += 1)
      next = (await searched(admin, `${query}${next === null ? '' : `&after=${next}`}`)).next;
    return caller.call('searchProfiles', { query: `${query}${next === null ? '' : `&after=${next}`}` });
  };

  test('[S1-04] [S2-32] visitors read the first, and are asked to sign up for the second', async () => {
    const refused = await pageOf(visitor, 2);
    expectRefusal(refused, 401);
    expect(refused.text).toContain('Sign up to discover more');
  });

  test('members, and coaches who wait, read five', async () => {
    for (const roles of [[], [pendingAt('a-college')]]) {
      const member = await signedIn(api.url, { roles });
      expect((await pageOf(member, 5)).status).toBe(200);
      expect([(await pageOf(member, 6)).status, codeOf(await pageOf(member, 6))]).toEqual([403, 'searchPagesUsed']);
    }
  });

  test.each(['premium', 'guestAccess'] as const)('%s opens all, until it ends', async (plan) => {
    const member = await signedIn(api.url);
    await givePlan(member, plan, null);
    expect((await pageOf(member, 6)).status).toBe(200);
    await givePlan(member, plan, '2026-02-01T00:00:00.000Z');
    expectRefusal(await pageOf(member, 6), 403);
  });

  test('attack 194: a cursor opens no page to whom it is passed on', async () => {
    const admin = await signedIn(api.url, { isAdmin: true });
    let after = '';
    for (let page = 1; page <= 5; page += 1)
      after = (await searched(admin, `sort=updated${after === '' ? '' : `&after=${after}`}`)).next ?? '';
    expect(after).not.toBe('');
    expectRefusal(await visitor.call('searchProfiles', { query: { sort: 'updated', after } }), 401);
    const member = await signedIn(api.url);
    expectRefusal(await member.call('searchProfiles', { query: { sort: 'updated', after } }), 403);
    const coach = await signedIn(api.url, { roles: [acceptedAt('a-college')] });
    expectRefusal(await coach.call('searchProfiles', { query: { sort: 'updated', after } }), 422);
  });

  test('a cursor that was changed, or of another search, is refused', async () => {
    const member = await signedIn(api.url);
    const { next } = await searched(member, 'gender=Female');
    const [text = '', signature = ''] = (next ?? '').split('.');
    const told = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...told, page: 2, total: 5 })).toString('base64url');
    for (const after of [`${forged}.${signature}`, text, `.${signature}`, 'x', '', `${text}.${signature}x`])
      expectRefusal(await member.call('searchProfiles', { query: { gender: 'Female', after } }), 422, after);
    expectRefusal(await member.call('searchProfiles', { query: { gender: 'Male', after: next ?? '' } }), 422);
    expect((await member.call('searchProfiles', { query: { gender: 'Female', after: next ?? '' } })).status).toBe(200);
  });
});
