import { randomUUID } from 'node:crypto';
import { MAIL_KINDS } from '@touchline/domain/person/mail/mail-kinds';
import { firestore } from '@touchline/functions/platform/firestore';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pendingAt } from '../../support/api/claims/coach-roles';
import { type ApiProcess, anApiProcess } from '../../support/api/platform/api-process';
import { accountOf, mailsAbout } from '../../support/api/account/own-accounts';
import { aPerson, idTokenOf, type Person, signedIn, type SignedIn } from '../../support/api/members/people';

let api: ApiProcess;
let admin: SignedIn;
beforeAll(async () => {
  api = await anApiProcess();
  admin = await signedIn(api.url, { isAdmin: true });
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'another-long-password-1';
const unverify = ({ uid }: Person) => getAuth().updateUser(uid, { emailVerified: false });
const changePassword = async (member: SignedIn) =>
  member.call('changePassword', { body: { idToken: await idTokenOf(member), password: NEW_PASSWORD } });
const reject = (uid: string, collegeId: string) =>
  admin.call('decideRole', {
    params: { uid },
    body: { type: 'headcoach', collegeId, decision: 'rejected', reason: 'Win at evil.example' },
  });

describe('attack 145: an address that somebody typed and nobody verified', () => {
  test('gets no notice of a new password; the owner of a verified one gets it', async () => {
    const [typed, verified] = [await signedIn(api.url), await signedIn(api.url)];
    await unverify(typed);
    for (const member of [typed, verified]) expect((await changePassword(member)).status).toBe(204);
    expect(await mailsAbout(typed)).toEqual([]);
    expect(await mailsAbout(verified)).toMatchObject([{ to: [verified.email] }]);
  });

  test('gets no decision about a role; the reason stands in the account', async () => {
    const coach = await signedIn(api.url, { roles: [pendingAt('some-college')] });
    await unverify(coach);
    expect((await reject(coach.uid, 'some-college')).status).toBe(200);
    expect(await mailsAbout(coach)).toEqual([]);
    expect(await accountOf(coach)).toMatchObject({ roleRequests: [{ status: 'Rejected', reason: 'Win at evil.example' }] });
  });

  test('gets the warning that the account has moved on, which says nothing that the registrant wrote', async () => {
    const member = await signedIn(api.url);
    await firestore().collection('accounts').doc(member.uid).update({ firstName: 'Win at evil.example' });
    await unverify(member);
    const email = `moved-${randomUUID().slice(0, 8)}@people.example`;
    const answer = await member.call('changeEmail', { body: { idToken: await idTokenOf(member), email } });
    expect(answer.status).toBe(204);
    const [mail] = await mailsAbout(member);
    expect(mail).toMatchObject({ to: [member.email], message: { text: expect.stringMatching(/^Hello,\n/) as string } });
    expect(JSON.stringify(mail)).not.toMatch(/evil/);
  });
});

describe('attack 146: more mails of one kind to one recipient than anybody needs', () => {
  test('are not written: the calls succeed, the log names the kind and no address, and other people get theirs', async () => {
    const most = MAIL_KINDS.roleDecided.perHour;
    const colleges = Array.from({ length: most + 2 }, (_, index) => `college-${index}`);
    const [flooded, other] = [await aPerson({ roles: colleges.map(pendingAt) }), await aPerson({ roles: [pendingAt('one')] })];
    for (const collegeId of colleges) expect((await reject(flooded.uid, collegeId)).status).toBe(200);

    expect(await mailsAbout(flooded)).toHaveLength(most);
    const lines = api.log().filter((line) => line.includes('mail roleDecided not sent: tooMany'));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join('')).not.toContain(flooded.email);
    await reject(other.uid, 'one');
    expect(await mailsAbout(other)).toHaveLength(1);
  });
});
