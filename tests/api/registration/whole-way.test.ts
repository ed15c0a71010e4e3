import { randomUUID } from 'node:crypto';
import { isObject } from '@touchline/domain/kernel/json/json';
import type { College } from '@touchline/domain/college/college';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { cookiesOf } from '../../support/api/sign-in/cookies';
import { signedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { resetByMail, verifyByMail } from '../../support/api/sign-in/provider-mails';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, register, uidOf } from '../../support/api/registration/registrations';
import { agedBy } from '../../support/api/sign-in/tokens';

const DOMAIN = `whole-way-${randomUUID().slice(0, 8)}.edu`;
const PASSWORD = 'sample1password';

const api = apiStage();
const { visitor } = api;
let college: College;
beforeAll(async () => {
  college = await aStoredCollege({ collegeURL: `https://www.${DOMAIN}/` });
});

const methodOf = async (email: string): Promise<unknown> => {
  const { body } = await visitor.call('signInMethods', { body: { email } });
  return isObject(body) ? body.method : null;
};
/** The session of the person who signs in at the provider, and then with us. */
const signIn = async (email: string, password = PASSWORD): Promise<string> => {
  const answer = await visitor.call('sessionLogin', { body: { idToken: await idTokenFor(email, password) } });
  return cookiesOf(answer).__session?.value ?? '';
};

test('[S1-03] [S4-06] [S4-12] [S4-16] a coach: looked up, registered, verified, claimed, accepted, and editing in the session of before', async () => {
  const email = anAddress(DOMAIN);
  expect(await methodOf(email)).toBe('none');
  expect((await register(visitor, { email, type: 'coach', claim: true })).status).toBe(201);
  expect(await methodOf(email)).toBe('password');

  const coach = visitor.with(await signIn(email));
  const uid = (await uidOf(email)) ?? '';
  const claim = { collegeId: college._id, sex: 'male', staffType: 'headcoach' };
  expectRefusal(await coach.call('claimCollege', { body: claim }), 409);
  await verifyByMail(email, (await idTokenFor(email, PASSWORD)) ?? '');
  expect((await coach.call('claimCollege', { body: claim })).status).toBe(201);
  const edit = (): Promise<Answer> => patchCollege(coach, college, [replace('/nickname', 'Mariners')]);
  expectRefusal(await edit(), 403);

  const admin = await signedIn(api.url, { isAdmin: true });
  const accept = (): Promise<Answer> =>
    admin.call('decideRole', {
      params: { uid },
      body: { type: 'headcoach', collegeId: college._id, decision: 'accepted', reason: null },
    });
  await getAuth().updateUser(uid, { emailVerified: false });
  expectRefusal(await accept(), 409);
  await getAuth().updateUser(uid, { emailVerified: true });
  expect((await accept()).status).toBe(200);

  expect((await edit()).status).toBe(200);
  expect((await coach.call('ownProfile')).body).toMatchObject({
    roles: [acceptedAt(college._id)],
  });
});

describe('a forgotten password', () => {
  test('is replaced behind the link of the mail: the old one and every session of before are out, the new one is in', async () => {
    const email = anAddress();
    await register(visitor, { email });
    const uid = (await uidOf(email)) ?? '';
    await wasHereAnHourAgo({ uid, email });
    const before = visitor.with(agedBy(await signIn(email), 60));
    expect((await before.call('ownProfile')).status).toBe(200);

    await resetByMail(email, 'another1password');

    expectRefusal(await before.call('ownProfile'), 401);
    expect(await idTokenFor(email, PASSWORD)).toBeNull();
    const after = visitor.with(await signIn(email, 'another1password'));
    expect((await after.call('ownProfile')).body).toMatchObject({ _id: uid, email });
  });
});

test('a session that has run out is renewed by a fresh token of the same user, and nothing else of it changes', async () => {
  const email = anAddress();
  await register(visitor, { email });
  const session = await signIn(email);
  const ended = visitor.with(agedBy(session, 6 * 24 * 60 * 60));
  const refused = await ended.call('ownProfile');
  expectRefusal(refused, 401);
  expect(codeOf(refused)).toBe('sessionExpired');
  const renewed = await ended.call('sessionLogin', { body: { idToken: await idTokenFor(email, PASSWORD) } });
  expect(renewed.status).toBe(200);
  const own = await visitor.with(cookiesOf(renewed).__session?.value ?? '').call('ownProfile');
  expect(own.body).toMatchObject({ email, version: 1 });
});
