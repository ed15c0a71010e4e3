import { randomUUID } from 'node:crypto';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { acceptedAt, pendingAt } from '../../support/api/claims/coach-roles';
import { apiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { aCoachAt, aDomain, linesAbout } from '../../support/api/registration/coaches-by-email';
import { accountOf, mailsAbout, storedPerson } from '../../support/api/account/own-accounts';
import { idTokenOf, sessionOf, signedIn, type SignedIn, wasHereAnHourAgo } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const anAddress = (domain = 'people.example') => `moved-${randomUUID().slice(0, 8)}@${domain}`;
const aCollegeAt = (domain: string) => aStoredCollege({ collegeURL: `https://www.${domain}/` });
const emailAtProvider = async ({ uid }: SignedIn) => (await projectAuth().getUser(uid)).email;
const subjectsTo = async (member: SignedIn) =>
  (await mailsAbout(member)).map(({ to, message }) => [to as unknown, (message as { subject: string }).subject]);
const MOVED = 'Your Touchline account has a new email address';

describe('an address that was changed at the provider itself', () => {
  test('is stored with the next reading of the account: one mail to the earlier address, one line in the log', async () => {
    const member = await signedIn(api.url);
    const email = anAddress();
    await projectAuth().updateUser(member.uid, { email });
    await wasHereAnHourAgo(member);
    expect(await accountOf(member)).toMatchObject({ email });
    expect(await accountOf(member)).toMatchObject({ email });
    expect((await storedPerson(member)).account?.email).toBe(email);
    expect(await subjectsTo(member)).toEqual([[[member.email], MOVED]]);
    expect(await linesAbout(member)).toEqual([{ action: 'account.email', by: member.uid, detail: {} }]);
  });

  test('which coaches may not have, is restored with the next reading; the address gets a mail, the log a line', async () => {
    const domain = aDomain('big');
    const college = await aCollegeAt(domain);
    const coach = await aCoachAt(api.url, domain, [acceptedAt(college._id)]);
    await projectAuth().updateUser(coach.uid, { email: anAddress() });
    await wasHereAnHourAgo(coach);
    expect(await accountOf(coach)).toMatchObject({ email: coach.email, emailVerified: false });
    expect(await emailAtProvider(coach)).toBe(coach.email);
    expect(await storedPerson(coach)).toMatchObject({
      account: { email: coach.email },
      profile: { roles: [acceptedAt(college._id)] },
    });
    expect(await subjectsTo(coach)).toEqual([[[coach.email], 'Your Touchline account keeps this email address']]);
    expect(await linesAbout(coach)).toEqual([{ action: 'account.emailPutBack', by: coach.uid, detail: {} }]);
  });

  test('is put back at the next sign-in too, whether or not anybody looks at the account', async () => {
    const coach = await aCoachAt(api.url, aDomain('big'));
    const email = anAddress();
    await projectAuth().updateUser(coach.uid, { email });
    await aCaller(api.url).call('sessionLogin', { body: { idToken: await idTokenOf({ uid: coach.uid, email }) } });
    expect(await emailAtProvider(coach)).toBe(coach.email);
    expect((await linesAbout(coach)).map(({ action }) => action)).toEqual(['account.emailPutBack']);
  });

  test('and cannot be restored, because another user has the old one by now: the coach is Pending again', async () => {
    const domain = aDomain('big');
    const college = await aCollegeAt(domain);
    const coach = await aCoachAt(api.url, domain, [acceptedAt(college._id)]);
    await projectAuth().setCustomUserClaims(coach.uid, { roles: [college._id], plan: 'kept' });
    const email = anAddress();
    await projectAuth().updateUser(coach.uid, { email });
    await projectAuth().createUser({ email: coach.email, password: 'somebody-elses-password' });
    await wasHereAnHourAgo(coach);
    expect(await accountOf(coach)).toMatchObject({ email, roleRequests: [{ status: 'Pending' }] });
    expect((await projectAuth().getUser(coach.uid)).customClaims).toEqual({ plan: 'kept' });
    expect(await subjectsTo(coach)).toEqual([[[coach.email], MOVED]]);
    expect(await linesAbout(coach)).toEqual([{ action: 'account.email', by: coach.uid, detail: { colleges: [college._id] } }]);
  });
});

describe('a role rests on an address whose domain belongs to its college', () => {
  test('a coach who moves to the domain of another college loses Pending roles elsewhere; the log names them', async () => {
    const [big, small] = [aDomain('big'), aDomain('small')];
    const [atBig, atSmall] = [await aCollegeAt(big), await aCollegeAt(small)];
    const coach = await aCoachAt(api.url, big, [pendingAt(atBig._id), pendingAt(atSmall._id)]);
    const email = anAddress(small);
    const answer = await coach.call('changeEmail', { body: { idToken: await idTokenOf(coach), email } });
    expect(answer.status, answer.text).toBe(204);
    expect((await storedPerson(coach)).profile?.roles).toEqual([pendingAt(atSmall._id)]);
    expect(await linesAbout(coach)).toEqual([{ action: 'account.email', by: coach.uid, detail: { colleges: [atBig._id] } }]);
  });

  test('[S4-16] an admin cannot accept a coach of another college’s domain (409), and can where it fits', async () => {
    const [big, small] = [aDomain('big'), aDomain('small')];
    const [atBig, atSmall] = [await aCollegeAt(big), await aCollegeAt(small)];
    const coach = await aCoachAt(api.url, small, [pendingAt(atBig._id), pendingAt(atSmall._id)]);
    const accept = (collegeId: string, language = 'en') =>
      admin.call('decideRole', {
        params: { uid: coach.uid },
        body: { type: 'headcoach', collegeId, decision: 'accepted', reason: null },
        headers: { 'accept-language': language },
      });
    const refused = await accept(atBig._id);
    expectRefusal(refused, 409);
    expect(codeOf(refused)).toBe('emailOfOtherCollege');
    expect((await accept(atBig._id, 'de')).text).toContain('gehört zu einem anderen College');
    expect((await accept(atSmall._id)).status).toBe(200);
    expect((await storedPerson(coach)).profile?.roles).toEqual([pendingAt(atBig._id), acceptedAt(atSmall._id)]);
  });

  test('signing in with the new address after a move works, and the session holds', async () => {
    const member = await signedIn(api.url);
    const email = anAddress();
    await member.call('changeEmail', { body: { idToken: await idTokenOf(member), email } });
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: member.uid, email }));
    expect(await accountOf(again)).toMatchObject({ email });
    expect((await linesAbout(member)).map(({ action }) => action)).toEqual(['account.email']);
  });
});
