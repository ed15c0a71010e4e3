import { randomUUID } from 'node:crypto';
import type { College } from '@touchline/domain/college/college';
import { aTeam } from '@touchline/domain/college/testing/a-college';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { apiStage } from '../../support/api/api-stage';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { signedIn, type SignedIn } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { anUnverifiedCoach, aRegisteredCoach, type RegisteredCoach } from '../../support/api/registration/registered-coaches';
import { storedOf } from '../../support/api/registration/registrations';

const run = randomUUID().slice(0, 8);
const DOMAINS = { own: `own-${run}.edu`, nobodys: `nobodys-${run}.edu` };
const api = apiStage();
let own: College;
let foreign: College;
beforeAll(async () => {
  const sport = [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })];
  own = await aStoredCollege({ collegeURL: `https://www.${DOMAINS.own}/`, athletics: { sport } });
  foreign = await aStoredCollege({ collegeURL: `https://www.foreign-${run}.edu/`, athletics: { sport } });
});

const claimOf = (changes: object = {}) => ({ collegeId: own._id, sex: 'male', staffType: 'headcoach', ...changes });
const claim = (coach: RegisteredCoach, changes: object = {}) => coach.call('claimCollege', { body: claimOf(changes) });
const aCoach = (changes: object = {}) => aRegisteredCoach(api.visitor, DOMAINS.own, changes);
const accept = async (coach: RegisteredCoach) => {
  const { uid, profile } = await storedOf(coach.email);
  const roles = (profile?.roles ?? []).map((role) => ({ ...role, status: 'Accepted' }));
  await personDocuments(firestore()).profiles.doc(uid).update({ roles });
};

describe('[S1-03] a claim is refused', () => {
  const cases = [
    [
      'for a team that was asked for already',
      409,
      'claimOpen',
      async (coach: RegisteredCoach) => {
        await claim(coach);
        return claim(coach, { staffType: 'assistantcoach' });
      },
    ],
    [
      'for the own team in the own post',
      409,
      'roleHeld',
      async (coach: RegisteredCoach) => {
        await claim(coach);
        await accept(coach);
        return claim(coach);
      },
    ],
    ['for a foreign college', 403, 'collegeOfOthers', (coach: RegisteredCoach) => claim(coach, { collegeId: foreign._id })],
    ['for no college', 404, 'unknownCollege', (coach: RegisteredCoach) => claim(coach, { collegeId: 'no-such-college' })],
    ['for no team', 422, 'genderMissing', (coach: RegisteredCoach) => claim(coach, { sex: 'both' })],
    ['with an id that is no text', 422, 'textMissing', (coach: RegisteredCoach) => claim(coach, { collegeId: ['own'] })],
  ] as const;

  test.each(cases)('%s: %i', async (_, status, code, attempt) => {
    const coach = await aCoach();
    const answer = await attempt(coach);
    expectRefusal(answer, status);
    expect(codeOf(answer)).toBe(code);
  });

  test('before the address is verified, with the words that say so', async () => {
    const answer = await claim(await anUnverifiedCoach(api.visitor, DOMAINS.own));
    expectRefusal(answer, 409);
    expect(answer.body).toMatchObject({
      code: 'verifyEmailFirst',
      message: expect.stringMatching(/verify your email first/i) as string,
    });
  });

  test('after 30 a day', async () => {
    const coach = await aCoach();
    for (let count = 0; count < 30; count += 1) expectRefusal(await claim(coach, { collegeId: 'no-such-college' }), 404);
    expectRefusal(await claim(coach), 429);
    expect((await storedOf(coach.email)).profile?.roles).toMatchObject([{ type: 'coach', status: 'Pending' }]);
  });

  test('once open, it can be given up and made again', async () => {
    const coach = await aCoach();
    await claim(coach);
    await coach.call('leaveCollege', { params: { collegeId: own._id }, query: { type: 'headcoach' } });
    expect((await claim(coach, { staffType: 'assistantcoach' })).status).toBe(201);
  });
});

describe('[S9-10] a coach whose request for a missing college is done', () => {
  const ask = (coach: RegisteredCoach, body: object = { sportsTypeGender: 'Male' }) => coach.call('requestCollege', { body });

  test('asks again, with a new promise of 24 hours; then it is 409', async () => {
    const coach = await aRegisteredCoach(api.visitor, DOMAINS.nobodys);
    const { uid, request } = await storedOf(coach.email);
    const open = await ask(coach);
    expect([open.status, codeOf(open)]).toEqual([409, 'requestOpen']);
    await firestore().collection('collegeRequests').doc(uid).update({ doneAt: request?.requestedAt });

    const answer = await ask(coach, { sportsTypeGender: 'Female' });

    expect(answer.status).toBe(201);
    const now = (await storedOf(coach.email)).request;
    expect(now).toMatchObject({ domain: DOMAINS.nobodys, sportsTypeGender: 'Female', doneAt: null });
    expect(answer.body).toEqual({ dueAt: now?.dueAt });
    expect(Date.parse(now?.dueAt ?? '') - Date.parse(now?.requestedAt ?? '')).toBe(24 * 3_600_000);
    expect((await auditAbout(`profiles/${uid}`)).map(({ action }) => action as unknown)).toContain('collegeRequest.open');
  });

  test('is refused where a college fits (409), without a team (422), and unverified (409)', async () => {
    const fits = await ask(await aCoach());
    expect([fits.status, codeOf(fits)]).toEqual([409, 'collegeFits']);
    expectRefusal(await ask(await aRegisteredCoach(api.visitor, DOMAINS.nobodys), {}), 422);
    const unverified = await ask(await anUnverifiedCoach(api.visitor, DOMAINS.nobodys));
    expect([unverified.status, codeOf(unverified)]).toEqual([409, 'verifyEmailFirst']);
  });
});

describe('[S1-01] the role of an alumnus', () => {
  const ask = (person: SignedIn, body: object = { collegeId: own._id, isListed: true }) => person.call('claimAlumni', { body });
  const named = async () => {
    const { body } = await api.visitor.call('collegeAlumni', { params: { collegeId: own._id } });
    return (body as { readonly items: readonly { readonly uid: string }[] }).items.map(({ uid }) => uid);
  };
  const decide = async (uid: string, decision: string) => {
    const body = { type: 'alumni', collegeId: own._id, decision, reason: 'As agreed.' };
    const answer = await (await signedIn(api.url, { isAdmin: true })).call('decideRole', { params: { uid }, body });
    expect(answer.status, answer.text).toBe(200);
  };

  test('is {alumni, college id, Pending}; accepted it edits nothing, and the college names who wishes it', async () => {
    const person = await signedIn(api.url);
    expect((await ask(person)).body).toEqual({ roles: [{ type: 'alumni', value: own._id, status: 'Pending' }] });
    expect(await named()).not.toContain(person.uid);

    await decide(person.uid, 'accepted');

    expect(await named()).toContain(person.uid);
    const body = { patch: [{ op: 'replace', path: '/nickname', value: 'Mine' }] };
    expectRefusal(await person.call('patchCollege', { params: { collegeId: own._id }, body }), 403);
    await decide(person.uid, 'withdrawn');
    expect(await named()).not.toContain(person.uid);
  });

  test('stays with its name after its owner has given up the role of a coach there', async () => {
    const person = await signedIn(api.url, { roles: [{ type: 'headcoach', value: own._id, status: 'Accepted' }] });
    expect((await ask(person)).status).toBe(201);
    await decide(person.uid, 'accepted');

    const left = await person.call('leaveCollege', { params: { collegeId: own._id }, query: { type: 'headcoach' } });

    expect(left.body, left.text).toEqual({ roles: [{ type: 'alumni', value: own._id, status: 'Accepted' }] });
    expect(await named()).toContain(person.uid);
  });

  test('names nobody who does not wish it, has left, or is hidden', async () => {
    const [silent, left, hidden] = [await signedIn(api.url), await signedIn(api.url), await signedIn(api.url)];
    await ask(silent, { collegeId: own._id, isListed: false });
    for (const person of [left, hidden]) await ask(person);
    for (const { uid } of [silent, left, hidden]) await decide(uid, 'accepted');
    await left.call('leaveCollege', { params: { collegeId: own._id }, query: { type: 'alumni' } });
    await personDocuments(firestore()).profiles.doc(hidden.uid).update({ hidden: true });
    const uids = await named();
    expect([silent, left, hidden].filter(({ uid }) => uids.includes(uid))).toEqual([]);
  });

  test.each([
    [404, 'unknownCollege', { collegeId: 'no-such-college', isListed: true }],
    [422, 'textMissing', { isListed: true }],
    [422, 'valueRefused', { collegeId: 'x', isListed: 'yes' }],
  ])('with bad input is %i (%s)', async (status, code, body) => {
    const answer = await ask(await signedIn(api.url), body);
    expectRefusal(answer, status);
    expect(codeOf(answer)).toBe(code);
  });

  test('twice is 409; an unknown college has no alumni: 404', async () => {
    const person = await signedIn(api.url);
    await ask(person);
    const answer = await ask(person);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'claimOpen']);
    expectRefusal(await api.visitor.call('collegeAlumni', { params: { collegeId: 'no-such-college' } }), 404);
  });
});
