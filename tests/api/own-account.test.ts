import { randomUUID } from 'node:crypto';
import type { OwnAccount } from '@touchline/domain/account/own-account';
import { personDocuments } from '@touchline/functions/features/profile/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { strFromU8, unzipSync } from 'fflate';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aCaller, type Caller } from '../support/api/caller';
import { aStoredCollege, replace } from '../support/api/colleges';
import { clearsSession } from '../support/api/cookies';
import { idTokenOf, type Person, sessionOf, signedIn, wasHereAnHourAgo, type Wishes } from '../support/api/people';
import { aPhoto } from '../support/api/pictures';
import { codeOf, expectRefusal } from '../support/api/refusals';
import { agedBy } from '../support/api/tokens';
import { type ServedApi, serveApi } from '../support/stack/serve-api';

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

type SignedIn = Caller & Person & { readonly session: string };
const aMember = (wishes: Wishes = {}): Promise<SignedIn> => signedIn(api.url, wishes);
const accountOf = async (caller: Caller): Promise<OwnAccount> => (await caller.call('account')).body as OwnAccount;
const stored = async ({ uid }: Person) => {
  const { accounts, profiles } = personDocuments(firestore());
  const [account, profile] = await Promise.all([accounts.doc(uid).get(), profiles.doc(uid).get()]);
  return { account: account.data(), profile: profile.data() };
};
const mailsAbout = async ({ uid }: Person) =>
  (await firestore().collection('mail').where('about', '==', uid).get()).docs.map((document) => document.data());
/** What the person's next sign-in with a password gets. */
const canSignIn = async (email: string, password: string): Promise<boolean> => {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return answer.ok;
};
/** The caller with a session as it was a minute ago, so that whatever ends sessions now ends it. */
const aMinuteOlder = (member: SignedIn): Caller => member.with(agedBy(member.session, 60));
describe('the own account', () => {
  test('[S2-08] tells its owner the private part', async () => {
    const member = await aMember();
    expect(await accountOf(member)).toMatchObject({
      ...{
        uid: member.uid,
        email: member.email,
        emailVerified: true,
        providers: ['password'],
        firstName: 'Test',
        lastName: 'Person',
      },
      ...{ dateOfBirth: '2000-02-03', locale: 'en', currency: 'USD', marketingOptIn: false, mayAllowMarketing: true },
      ...{ deactivatedAt: null, roleRequests: [], consents: [{ kind: 'terms' }, { kind: 'marketing', granted: false }] },
    });
  });

  test('[S1-13] [S9-12] the language is kept, and the currency follows it', async () => {
    const member = await aMember();
    const answer = await member.call('changeAccount', { body: { locale: 'de' } });
    expect(answer.body).toMatchObject({ account: { locale: 'de', currency: 'EUR' } });
    expect(await accountOf(member)).toMatchObject({ locale: 'de', currency: 'EUR' });
    expect((await stored(member)).account?.locale).toBe('de');
  });

  test('[S2-08] names change, on the profile too', async () => {
    const member = await aMember();
    await member.call('changeAccount', { body: { firstName: ' Test ', lastName: 'Example' } });
    expect(await accountOf(member)).toMatchObject({ firstName: 'Test', lastName: 'Example' });
    expect((await stored(member)).profile).toMatchObject({ displayName: 'Test Example', version: 2 });
  });

  test('marketing: yes and no are lines of the consent history, the same again is none', async () => {
    const member = await aMember();
    for (const marketingOptIn of [true, true, false]) await member.call('changeAccount', { body: { marketingOptIn } });
    const { consents } = await accountOf(member);
    expect(consents.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['terms', true],
      ['marketing', false],
      ['marketing', true],
      ['marketing', false],
    ]);
  });

  test('[S5-10] from 13 to 15 nobody allows marketing or analytics in a GDPR country; elsewhere they may', async () => {
    const young = await aMember();
    const born = `${new Date().getUTCFullYear() - 14}-01-01`;
    await firestore().collection('accounts').doc(young.uid).update({ dateOfBirth: born });
    const inGermany = { 'x-country-code': 'DE' };
    const refused = [
      await young.call('changeAccount', { body: { marketingOptIn: true }, headers: inGermany }),
      await young.call('recordConsent', { body: { services: ['analytics'] }, headers: inGermany }),
    ];
    for (const answer of refused) {
      expectRefusal(answer, 422);
      expect(codeOf(answer)).toBe('tooYoungForThis');
    }
    expect((await young.call('account', { headers: inGermany })).body).toMatchObject({ mayAllowMarketing: false });
    expect((await young.call('recordConsent', { body: { services: ['maps'] }, headers: inGermany })).status).toBe(200);
    expect(
      (await young.call('changeAccount', { body: { marketingOptIn: true }, headers: { 'x-country-code': 'US' } })).status,
    ).toBe(200);
  });

  test('[S1-11] a choice of services is a line of the history', async () => {
    const member = await aMember();
    await member.call('recordConsent', { body: { services: ['analytics', 'video'] } });
    expect((await accountOf(member)).consents.at(-1)).toMatchObject({
      kind: 'services',
      services: ['necessary', 'analytics', 'video'],
    });
  });

  test.each([
    ['changeAccount', { firstName: '  ' }],
    ['changeAccount', { lastName: 'x'.repeat(101) }],
    ['changeAccount', { locale: 'fr' }],
    ['changeAccount', { marketingOptIn: 'yes' }],
    ['changeAccount', [1]],
    ['recordConsent', { services: ['everything'] }],
    ['recordConsent', { services: 'analytics' }],
    ['recordConsent', {}],
  ] as const)('%s with %j is refused, and nothing changes', async (name, body) => {
    const member = await aMember();
    const before = await stored(member);
    expectRefusal(await member.call(name, { body }), 422);
    expect(await stored(member)).toEqual(before);
  });

  test('keys that are nobody’s to send are dropped', async () => {
    const member = await aMember();
    const body = {
      firstName: 'New',
      email: 'x@y.example',
      dateOfBirth: '1990-01-01',
      isAdmin: true,
      entitlements: { premium: {} },
    };
    await member.call('changeAccount', { body });
    expect(await accountOf(member)).toMatchObject({ firstName: 'New', email: member.email, dateOfBirth: '2000-02-03' });
    expect((await stored(member)).account?.entitlements.premium).toBeNull();
  });
});

describe('a change of how one signs in', () => {
  const changes: readonly (readonly ['changePassword' | 'changeEmail' | 'deleteAccount', object])[] = [
    ['changePassword', { password: 'another-long-password' }],
    ['changeEmail', { email: 'somewhere-else@people.example' }],
    ['deleteAccount', {}],
  ];

  test.each(changes)('[S7-20] %s wants a sign-in of the last five minutes, and the own one', async (name, body) => {
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
    const before = await stored(member);
    for (const [what, token] of Object.entries(bad)) {
      const answer = await member.call(name, { body: { ...body, idToken: token } });
      expectRefusal(answer, 403, what);
      expect(codeOf(answer), what).toBe('signInAfresh');
    }
    expect(await stored(member)).toEqual(before);
    expect((await member.call('account')).status).toBe(200);
  });

  test('[S7-20] a new password signs in, the old one does not, and every session has ended', async () => {
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

  test('[S7-20] a weak password is refused with the exact sentence, and the old one stays', async () => {
    const member = await aMember();
    const answer = await member.call('changePassword', { body: { idToken: await idTokenOf(member), password: 'Short1' } });
    expectRefusal(answer, 422);
    expect(answer.text).toContain(
      "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.",
    );
    expect(await canSignIn(member.email, 'a-long-enough-password-1')).toBe(true);
  });

  test('[S7-20] a new address signs in, is unverified, ends every session, and the old address is told', async () => {
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
    expect((await stored(member)).account?.email).toBe(email);
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

  test('who signs in with Google alone has the address of there', async () => {
    const member = await aMember();
    const idToken = await idTokenOf(member);
    await getAuth().updateUser(member.uid, {
      providerToLink: { providerId: 'google.com', uid: member.uid, email: member.email },
      providersToUnlink: ['password'],
    });
    const answer = await member.call('changeEmail', { body: { idToken, email: `g-${randomUUID()}@people.example` } });
    expectRefusal(answer, 409);
    expect(codeOf(answer)).toBe('emailOfProvider');
  });

  test('a move that broke off between provider and account is finished by looking at the account', async () => {
    const member = await aMember();
    const email = `moved-${randomUUID()}@people.example`;
    await getAuth().updateUser(member.uid, { email });
    const again = aCaller(api.url, await sessionOf(aCaller(api.url), { uid: member.uid, email }));
    expect(await accountOf(again)).toMatchObject({ email });
    expect((await stored(member)).account?.email).toBe(email);
  });

  test('[S4-02] signing out everywhere ends the sessions of every device', async () => {
    const member = await aMember();
    const elsewhere = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    expect((await elsewhere.call('account')).status).toBe(200);
    const answer = await member.call('signOutEverywhere');
    expect([answer.status, clearsSession(answer)]).toEqual([204, true]);
    expectRefusal(await elsewhere.call('account'), 401);
  });

  test('ten tries a minute, then 429', async () => {
    const member = await aMember();
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await member.call('changePassword', { body: {} })).status);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([403]));
    expect(statuses[10]).toBe(429);
  });
});

describe('a deactivated account', () => {
  test('[S2-08] hides profile and pictures until its owner signs in again and says so', async () => {
    const member = await aMember();
    const elsewhere = aMinuteOlder(member);
    await wasHereAnHourAgo(member);
    const picture = `face-${member.uid.slice(4, 24)}`;
    await pictureFiles().saveOriginal(
      { kind: 'profiles', ownerId: member.uid, pictureId: picture },
      { bytes: await aPhoto(), contentType: 'image/jpeg' },
    );
    await firestore()
      .collection('profiles')
      .doc(member.uid)
      .update({ pictures: [picture] });
    const shown = async () => (await fetch(`${api.url}/media/profiles/${member.uid}/${picture}`)).status;
    expect(await shown()).toBe(200);

    const answer = await member.call('deactivateAccount');
    expect([answer.status, clearsSession(answer)]).toEqual([204, true]);
    expectRefusal(await elsewhere.call('account'), 401);
    expect([await shown(), (await stored(member)).profile?.hidden]).toEqual([404, true]);

    const back = aCaller(api.url, await sessionOf(aCaller(api.url), member));
    expect((await accountOf(back)).deactivatedAt).not.toBeNull();
    expect((await back.call('reactivateAccount')).body).toMatchObject({ account: { deactivatedAt: null } });
    expect([await shown(), (await stored(member)).profile?.hidden]).toEqual([200, false]);
  });
});

describe('the download', () => {
  const download = (member: SignedIn): Promise<Response> =>
    fetch(`${api.url}/ui/v1/account/download`, { headers: { cookie: `__session=${member.session}` } });

  test('[S2-08] is one file with everything that is kept, and the pictures', async () => {
    const college = await aStoredCollege();
    const member = await aMember();
    await member.call('saveCollege', { params: { collegeId: college._id }, body: { note: 'Call in May.' } });
    await member.call('sendFeedback', { body: { subject: 'Mine', text: 'My words.' } });
    const picture = `face-${member.uid.slice(4, 24)}`;
    const photo = await aPhoto();
    await pictureFiles().saveOriginal(
      { kind: 'profiles', ownerId: member.uid, pictureId: picture },
      { bytes: photo, contentType: 'image/jpeg' },
    );
    await firestore()
      .collection('profiles')
      .doc(member.uid)
      .update({ pictures: [picture, 'lost-picture'], hidden: true });

    const answer = await download(member);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?touchline-user-[\w-]+-\d{4}-\d\d-\d\d\.zip"?$/,
    );
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['touchline.json', `pictures/${picture}.jpg`]);
    expect(Buffer.from(files[`pictures/${picture}.jpg`] ?? []).equals(photo)).toBe(true);
    const told: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
    expect(told).toMatchObject({
      uid: member.uid,
      account: { email: member.email, dateOfBirth: '2000-02-03' },
      savedColleges: [{ collegeId: college._id, note: 'Call in May.' }],
      feedback: [{ subject: 'Mine', text: 'My words.' }],
    });
  });

  test('[S2-08] a coach finds the own edits there, and nobody else’s', async () => {
    const college = await aStoredCollege();
    const role = { type: 'headcoach', value: college._id, status: 'Accepted' } as const;
    const [coach, colleague] = [await aMember({ roles: [role] }), await aMember({ roles: [role] })];
    const edit = (by: Caller, value: string): Promise<Answer> =>
      by.call('patchCollege', { params: { collegeId: college._id }, body: { patch: [replace('/nickname', value)] } });
    await edit(coach, 'Gulls');
    await edit(colleague, 'Terns');
    const files = unzipSync(new Uint8Array(await (await download(coach)).arrayBuffer()));
    const told: unknown = JSON.parse(strFromU8(files['touchline.json'] ?? new Uint8Array()));
    expect(told).toMatchObject({ edits: [{ collegeId: college._id, changes: [{ path: '/nickname', value: 'Gulls' }] }] });
    expect(JSON.stringify(told)).not.toContain('Terns');
  });
});
