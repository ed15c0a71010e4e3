import { randomUUID } from 'node:crypto';
import { signInChangeStore } from '@touchline/functions/features/sign-in/sign-in-change-store';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { clearsSession } from '../../support/api/sign-in/cookies';
import { accountOf, aMinuteOlder, mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, sessionOf, type SignedIn, signedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { agedBy } from '../../support/api/sign-in/tokens';

const api = apiStage();

const aMember = (): Promise<SignedIn> => signedIn(api.url);
/** What the person's next sign-in with a password gets. */
const canSignIn = async (email: string, password: string): Promise<boolean> => (await idTokenFor(email, password)) !== null;

describe('a change of how one signs in', () => {
  const changes: readonly (readonly ['changePassword' | 'changeEmail' | 'deleteAccount', object])[] = [
    ['changePassword', { password: 'another-long-password' }],
    ['changeEmail', { email: 'somewhere-else@people.example' }],
    ['deleteAccount', {}],
  ];

  test.each(changes)('%s wants a sign-in of the last five minutes, and the own one', async (name, body) => {
    const [member, other] = [await aMember(), await aMember()];
    await wasHereAnHourAgo(member);
    const idToken = await idTokenOf(member);
    const renewedLater = agedBy(idToken, 301);
    const bad = {
      none: undefined,
      'of somebody else': await idTokenOf(other),
      'too old': renewedLater,
      garbage: 'x.y.z',
      'a number': 5,
    };
    const before = await storedPerson(member);
    for (const [what, token] of Object.entries(bad)) {
      const answer = await member.call(name, { body: { ...body, idToken: token } });
      expectRefusal(answer, 403, what);
      expect(codeOf(answer), what).toBe('signInAfresh');
    }
    expect(await storedPerson(member)).toEqual(before);
    expect((await member.call('account')).status).toBe(200);
  });

  test('a new password signs in, the old one does not, and every session has ended', async () => {
    const member = await aMember();
    const earlier = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    expect((await earlier.call('account')).status).toBe(200);
    const answer = await member.call('changePassword', {
      body: { idToken: await idTokenOf(member), password: 'a-quite-different-one' },
    });
    expect(answer.status, answer.text).toBe(204);
    expect(clearsSession(answer)).toBe(true);
    expect(await canSignIn(member.email, 'a-quite-different-one')).toBe(true);
    expect(await canSignIn(member.email, 'a-long-enough-password-1')).toBe(false);
    expectRefusal(await earlier.call('account'), 401);
    expect(await mailsAbout(member)).toMatchObject([
      { to: [member.email], message: { subject: 'Your Touchline password was changed' } },
    ]);
  });

  test('a weak password is refused with the exact sentence, and the old one stays', async () => {
    const member = await aMember();
    const answer = await member.call('changePassword', { body: { idToken: await idTokenOf(member), password: 'Short1' } });
    expectRefusal(answer, 422);
    expect(answer.text).toContain(
      "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.",
    );
    expect(await canSignIn(member.email, 'a-long-enough-password-1')).toBe(true);
  });

  test('a new address signs in, is unverified, ends every session, and the old address gets a mail', async () => {
    const member = await aMember();
    const earlier = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    const email = `new-${randomUUID()}@people.example`;
    const answer = await member.call('changeEmail', { body: { idToken: await idTokenOf(member), email: email.toUpperCase() } });
    expect(answer.status, answer.text).toBe(204);
    expectRefusal(await earlier.call('account'), 401);
    const moved = { uid: member.uid, email };
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), moved));
    expect(await accountOf(again)).toMatchObject({ email, emailVerified: false });
    expect((await storedPerson(member)).account?.email).toBe(email);
    expect((await again.call('ownProfile')).body).toMatchObject({ email });
    expect(await mailsAbout(member)).toMatchObject([{ to: [member.email] }]);
  });

  test.each([
    ['somebody else’s address', 'taken', 409, 'emailOfAnother'],
    ['an address that is none', 'no-address', 422, 'emailInvalid'],
    ['two lines', 'a@b.example\nBcc: c@d.example', 422, 'emailInvalid'],
  ])('%s is refused, and nothing changes', async (_, given, status, code) => {
    const [member, other] = [await aMember(), await aMember()];
    const answer = await member.call('changeEmail', {
      body: { idToken: await idTokenOf(member), email: given === 'taken' ? other.email : given },
    });
    expectRefusal(answer, status);
    expect(codeOf(answer)).toBe(code);
    expect(
      await signInChangeStore(firestore, systemClock, newId).find(member.uid),
      'the change that is still to be finished',
    ).toBeNull();
    expect(await accountOf(member)).toMatchObject({ email: member.email, emailVerified: true });
  });

  test('[S5-05] a coach cannot move to an address that is no .edu one', async () => {
    const coach = await aMember();
    await firestore().collection('profiles').doc(coach.uid).update({ type: 'coach' });
    const move = async (email: string) => coach.call('changeEmail', { body: { idToken: await idTokenOf(coach), email } });
    const answer = await move('coach@people.example');
    expectRefusal(answer, 422);
    expect(answer.text).toContain('Only .edu email addresses are allowed for coach accounts');
    expect((await move(`coach-${randomUUID()}@college.example.edu`)).status).toBe(204);
  });

  test('a user who signs in with Google alone has the address of the provider', async () => {
    const member = await aMember();
    const idToken = await idTokenOf(member);
    await projectAuth().updateUser(member.uid, {
      providerToLink: { providerId: 'google.com', uid: member.uid, email: member.email },
      providersToUnlink: ['password'],
    });
    const answer = await member.call('changeEmail', { body: { idToken, email: `g-${randomUUID()}@people.example` } });
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('emailOfProvider');
  });

  test('a change that broke off between provider and account is finished by reading the account', async () => {
    const member = await aMember();
    const email = `moved-${randomUUID()}@people.example`;
    await projectAuth().updateUser(member.uid, { email });
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: member.uid, email }));
    expect(await accountOf(again)).toMatchObject({ email });
    expect((await storedPerson(member)).account?.email).toBe(email);
  });

  test('signing out everywhere ends the sessions of every device', async () => {
    const member = await aMember();
    const elsewhere = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    expect((await elsewhere.call('account')).status).toBe(200);
    const answer = await member.call('signOutEverywhere');
    expect([answer.status, clearsSession(answer)]).toEqual([204, true]);
    expectRefusal(await elsewhere.call('account'), 401);
  });

  test('ten attempts a minute, then 429', async () => {
    const member = await aMember();
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await member.call('changePassword', { body: {} })).status);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([403]));
    expect(statuses[10]).toBe(429);
  });
});
