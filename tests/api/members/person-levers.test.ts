import { API_ROUTES } from '@touchline/domain/http/api-routes';
import { erasureDocuments } from '@touchline/functions/features/account/erasure-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCaller } from '../../support/api/caller';
import { mailsAbout } from '../../support/api/account/own-accounts';
import { aPerson, sessionOf, signedIn, type SignedIn } from '../../support/api/members/people';
import { aPlayer } from '../../support/api/profiles/profiles';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const REASON = 'Somebody else used this account.';
type Lever = 'signOutPerson' | 'resendVerification';
const LEVERS = ['signOutPerson', 'resendVerification'] as const;
const pull = (lever: Lever, uid: string, reason: unknown = REASON, by = admin) =>
  by.call(lever, { params: { uid }, body: { reason } });
const textOf = ({ message }: { message?: unknown }) => message as { readonly subject: string; readonly text: string };

describe('[S4-16] an admin signs somebody out everywhere', () => {
  test('which counts with the next call, is told by mail in their language, and stands in the log with its reason', async () => {
    const person = await signedIn(api.url);
    await personDocuments(firestore()).accounts.doc(person.uid).update({ locale: 'de' });
    expect((await person.call('account')).status).toBe(200);

    expect((await pull('signOutPerson', person.uid)).status).toBe(204);

    const next = await person.call('account');
    expectRefusal(next, 401);
    expect(codeOf(next)).toBe('sessionExpired');
    const [mail] = await mailsAbout(person);
    expect(textOf(mail ?? {}).subject).toBe('Wir haben dich bei Touchline abgemeldet');
    expect(textOf(mail ?? {}).text).toContain(REASON);
    const line = { action: 'account.signOut', by: admin.uid, byAdmin: true, detail: { reason: REASON } };
    expect(await auditAbout(`accounts/${person.uid}`)).toMatchObject([line]);
    const again = aCaller(api.url, await sessionOf(api.visitor, person));
    expect((await again.call('account')).status).toBe(200);
  });
});

describe('[S4-16] an admin sends the confirmation mail again', () => {
  test('whose link confirms the address, on our page and back to the account', async () => {
    const person = await aPerson({ isVerified: false });
    expect((await pull('resendVerification', person.uid)).status).toBe(204);

    const { docs } = await firestore().collection('mail').where('to', 'array-contains', person.email).get();
    const [mail] = docs.map((one) => one.data());
    const { subject, text } = textOf(mail ?? {});
    expect(subject).toBe('Confirm your email address for Touchline');
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    expect([link.pathname, link.searchParams.get('mode')]).toEqual(['/signInUpMobile', 'verifyEmail']);
    expect(new URL(link.searchParams.get('continueUrl') ?? '').pathname).toBe('/account');
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
    const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: link.searchParams.get('oobCode') }),
    });
    expect(answer.ok, await answer.text()).toBe(true);
    expect((await projectAuth().getUser(person.uid)).emailVerified).toBe(true);
    const line = { action: 'account.verification', by: admin.uid, detail: { reason: REASON } };
    expect(await auditAbout(`accounts/${person.uid}`)).toMatchObject([line]);
  });

  test('354: which is in no download of the account, that may be of somebody who has not got the address', async () => {
    const person = await signedIn(api.url, { isVerified: false });
    expect((await pull('resendVerification', person.uid)).status).toBe(204);
    const headers = { cookie: `__session=${person.session}` };
    const download = await fetch(`${api.url}${API_ROUTES.downloadAccount.path}`, { headers });
    expect(download.status).toBe(200);
    const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
    const told = strFromU8(files['touchline.json'] ?? new Uint8Array());
    expect(told).toContain(person.email);
    expect(told).not.toContain('oobCode');
  });

  test('355: to a confirmed address, or too often, is 409 and leaves no line in the log', async () => {
    const [confirmed, pestered] = [await aPerson(), await aPerson({ isVerified: false })];
    const answer = await pull('resendVerification', confirmed.uid);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('emailConfirmedAlready');
    for (let times = 0; times < 3; times += 1) expect((await pull('resendVerification', pestered.uid)).status).toBe(204);
    const fourth = await pull('resendVerification', pestered.uid);
    expectRefusal(fourth, 409);
    expect(codeOf(fourth)).toBe('verificationTooOften');
    const done = (await auditAbout(`accounts/${pestered.uid}`)).filter(({ result }) => result === 'done');
    expect(done).toHaveLength(3);
  });
});

describe('[S4-16] an admin looks at a profile as others see it', () => {
  test('359: as coaches do only while the log says so, and as others never more than an admin may', async () => {
    const { stored } = await aPlayer(api.url, { adultFrom: '2999-01-01', gpa: 3.4 });
    const seenAs = async (as: string, by = admin) =>
      ((await by.call('profile', { params: { username: stored.username }, query: { as } })).body as { readonly gpa: unknown })
        .gpa;
    expect(await seenAs('coach')).toBeNull();
    const look = (as: unknown, by = admin) => by.call('previewProfile', { params: { uid: stored._id }, body: { as } });

    expect((await look('coach')).status).toBe(204);

    expect(await seenAs('coach')).toBe(3.4);
    for (const as of ['member', 'visitor']) expect(await seenAs(as)).toBeNull();
    const [another, member] = [await signedIn(api.url, { isAdmin: true }), await signedIn(api.url)];
    for (const by of [another, member]) expect(await seenAs('coach', by)).toBeNull();
    const line = { action: 'account.preview', by: admin.uid, byAdmin: true, detail: { reader: 'coach' } };
    expect(await auditAbout(`accounts/${stored._id}`)).toMatchObject([line]);
    expect((await mailsAbout({ uid: stored._id, email: '' })).length).toBe(0);
    expectRefusal(await look('coach', member), 403);
    expectRefusal(await look('owner'), 422);
  });
});

describe.each(LEVERS)('%s is refused (356)', (lever) => {
  test('for nobody, by a member, without a reason, and while the account is being deleted', async () => {
    const person = await aPerson({ isVerified: false });
    for (const uid of ['nobody', '__proto__', '..']) expectRefusal(await pull(lever, uid), 404, uid);
    expectRefusal(await pull(lever, person.uid, REASON, await signedIn(api.url)), 403);
    for (const reason of [undefined, null, ' ', 'x'.repeat(501), ['x']])
      expectRefusal(await admin.call(lever, { params: { uid: person.uid }, body: { reason } }), 422);
    const begun = { _id: person.uid, schemaVersion: 1, begunAt: '2026-03-01T10:00:00.000Z' } as const;
    await erasureDocuments(firestore()).doc(person.uid).set(begun);
    const answer = await pull(lever, person.uid);
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('accountBeingDeleted');
    expect(await mailsAbout(person)).toEqual([]);
  });
});
