import { randomUUID } from 'node:crypto';
import { blankProfile } from '@touchline/domain/person/profiles/new-profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { cookiesOf } from '../../support/api/sign-in/cookies';
import { wasHereAnHourAgo } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { googleIdToken, idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, bornBefore, register, storedOf, uidOf } from '../../support/api/registration/registrations';
import { agedBy } from '../../support/api/sign-in/tokens';

const api = apiStage();
const { visitor } = api;

const PASSWORD = 'sample1password';
/** A name that nobody else in the run has, of letters alone. */
const aName = (): string => `Robin${randomUUID().replace(/[^a-f]/g, '')}`;

describe('[S7-01] a registration', () => {
  test('makes an account and a blank profile; the new user signs in and reads it', async () => {
    const [email, firstName] = [anAddress(), aName()];
    const answer = await register(visitor, { email, firstName, lastName: 'Sample' }, { 'accept-language': 'de-AT' });
    expect([answer.status, answer.body, cookiesOf(answer)]).toEqual([201, { registered: true }, {}]);

    const { uid, profile, account, request, usernames } = await storedOf(email);
    const username = `${firstName.toLowerCase()}-sample`;
    const now = profile?.createdAt ?? '';
    expect(profile).toEqual(
      blankProfile({
        _id: uid,
        username,
        displayName: `${firstName} Sample`,
        type: 'playerHighSchool',
        sportsTypeGender: 'Male',
        roles: [],
        adultFrom: '2027-04-17',
        now,
      }),
    );
    expect([usernames, request]).toEqual([[username], undefined]);
    expect(account).toMatchObject({
      _id: uid,
      email,
      firstName,
      lastName: 'Sample',
      dateOfBirth: '2009-04-17',
      locale: 'de',
      marketingOptIn: true,
      termsAcceptedAt: now,
      createdAt: now,
      stripeCustomerId: null,
      entitlements: { premium: null, guestAccess: null },
    });

    const signedIn = await visitor.call('sessionLogin', { body: { idToken: await idTokenFor(email, PASSWORD) } });
    const own = await visitor.with(cookiesOf(signedIn).__session?.value ?? '').call('ownProfile');
    expect(own.body).toEqual({ ...profile, email, currency: 'eur' });
  });

  test.each(['playerHighSchool', 'playerCollege', 'playerPro', 'parent'])('[S1-01] may be of type %s', async (type) => {
    const email = anAddress();
    await register(visitor, { email, type, sportsTypeGender: 'Female' });
    expect((await storedOf(email)).profile).toMatchObject({ type, sportsTypeGender: 'Female' });
  });

  test('with the longest names that there may be is a member like any other', async () => {
    const email = anAddress();
    await register(visitor, { email, firstName: 'x'.repeat(100), lastName: 'y'.repeat(100) });
    const signedIn = await visitor.call('sessionLogin', { body: { idToken: await idTokenFor(email, PASSWORD) } });
    const own = await visitor.with(cookiesOf(signedIn).__session?.value ?? '').call('ownProfile');
    expect(own.body).toMatchObject({ displayName: `${'x'.repeat(100)} ${'y'.repeat(100)}` });
  });

  test('of a second person of the same name gets a username of its own, and so on', async () => {
    const firstName = aName();
    const usernames: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const email = anAddress();
      await register(visitor, { email, firstName, lastName: 'Sample' });
      usernames.push(...(await storedOf(email)).usernames);
    }
    const base = `${firstName.toLowerCase()}-sample`;
    expect(usernames.slice(0, 4)).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`]);
    expect(new Set(usernames).size).toBe(6);
    for (const last of usernames.slice(4)) expect(last).toMatch(new RegExp(`^${base}-[a-z0-9]{4,8}$`));
  });

  test('holds no word of the private account in what others see', async () => {
    const email = anAddress();
    await register(visitor, { email });
    const { uid } = await storedOf(email);
    const stored = (await firestore().collection('profiles').doc(uid).get()).data();
    expect(JSON.stringify(stored)).not.toMatch(/2009-04-17|sample1password|dateOfBirth|marketing|password/);
    expect(JSON.stringify(stored)).not.toContain(email);
  });
});

describe('marketing', () => {
  const optedIn = async (changes: object, country: string | null): Promise<boolean | undefined> => {
    const email = anAddress();
    await register(visitor, { email, ...changes }, country === null ? {} : { 'x-country-code': country });
    return (await storedOf(email)).account?.marketingOptIn;
  };

  test('is as it was chosen, and off where nothing was said', async () => {
    expect(await optedIn({ marketingOptIn: true }, 'DE')).toBe(true);
    expect(await optedIn({ marketingOptIn: false }, 'US')).toBe(false);
    expect(await optedIn({ marketingOptIn: undefined }, 'US')).toBe(false);
  });

  test('[S5-10] stays off for 13 to 15 year olds in countries that ask for consent, whatever was sent', async () => {
    expect(await optedIn({ marketingOptIn: true, dateOfBirth: bornBefore(16, -1) }, 'DE')).toBe(false);
    expect(await optedIn({ marketingOptIn: true, dateOfBirth: bornBefore(13) }, 'GB')).toBe(false);
    expect(await optedIn({ marketingOptIn: true, dateOfBirth: bornBefore(16) }, 'DE')).toBe(true);
    expect(await optedIn({ marketingOptIn: true, dateOfBirth: bornBefore(13) }, 'US')).toBe(true);
  });
});

describe('93: the same registration several times at once', () => {
  test.each([2, 8])('%i times makes one user, one profile, one username', async (times) => {
    const [email, firstName] = [anAddress(), aName()];
    const sent = { email, firstName, lastName: 'Twice' };
    const answers = await Promise.all(Array.from({ length: times }, () => register(visitor, sent)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: times - 1 }, () => 409)]);

    const { uid, profile, usernames } = await storedOf(email);
    expect([profile?._id, usernames]).toEqual([uid, [profile?.username]]);
    const all = await personDocuments(firestore()).profiles.where('displayName', '==', `${firstName} Twice`).get();
    expect(all.size).toBe(1);
    expect(await idTokenFor(email, PASSWORD)).not.toBeNull();
  });

  test('with different passwords, only the one that got 201 signs in', async () => {
    const email = anAddress();
    const passwords = ['first1password', 'second1password', 'third1password'];
    const answers = await Promise.all(passwords.map((password) => register(visitor, { email, password })));
    const winner = answers.findIndex(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const good = await Promise.all(passwords.map(async (password) => (await idTokenFor(email, password)) !== null));
    expect(good).toEqual(passwords.map((_, index) => index === winner));
  });

  test('people of one name who join at once have a username each', async () => {
    const firstName = aName();
    const addresses = Array.from({ length: 3 }, () => anAddress());
    const answers = await Promise.all(addresses.map((email) => register(visitor, { email, firstName, lastName: 'Crowd' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const usernames = await Promise.all(addresses.map(async (email) => (await storedOf(email)).usernames));
    expect(new Set(usernames.flat()).size).toBe(3);
  });
});

describe('F8: a user without documents', () => {
  test('makes room for the next registration, whose password alone counts; the address is not burnt', async () => {
    const email = anAddress();
    const { uid } = await projectAuth().createUser({ email, password: 'earlier1password', displayName: 'Cut Short' });
    await wasHereAnHourAgo({ uid, email });
    const earlier = agedBy((await idTokenFor(email, 'earlier1password')) ?? '', 60);
    expect(codeOf(await visitor.call('sessionLogin', { body: { idToken: earlier } }))).toBe(100);

    expect((await register(visitor, { email })).status).toBe(201);

    const stored = await storedOf(email);
    expect(stored).toMatchObject({ account: { email }, profile: { displayName: 'Robin Sample' } });
    expect(stored.uid).not.toBe(uid);
    expect([await idTokenFor(email, 'earlier1password'), (await idTokenFor(email, PASSWORD)) === null]).toEqual([null, false]);
    expectRefusal(await visitor.call('sessionLogin', { body: { idToken: earlier } }), 401);
  });

  test('who has proved the address by mail, or joined by Google, is not taken over: they sign in, and read the terms', async () => {
    const [byMail, byGoogle] = [anAddress(), anAddress()];
    await projectAuth().createUser({ email: byMail, password: 'earlier1password', emailVerified: true });
    await googleIdToken(byGoogle, 'Robin Sample');
    for (const email of [byMail, byGoogle]) {
      const answer = await register(visitor, { email });
      expectRefusal(answer, 409);
      expect([codeOf(answer), (await storedOf(email)).profile]).toEqual(['emailTaken', undefined]);
      expect(await idTokenFor(email, PASSWORD)).toBeNull();
    }
    const login = await visitor.call('sessionLogin', { body: { idToken: await idTokenFor(byMail, 'earlier1password') } });
    expect(codeOf(login)).toBe(100);
  });

  test('a user who is locked out, as during the deletion of an account, is not replaced', async () => {
    const email = anAddress();
    await projectAuth().createUser({ email, password: 'earlier1password', disabled: true });
    expectRefusal(await register(visitor, { email }), 409);
    expect((await storedOf(email)).profile).toBeUndefined();
  });

  test('a user with a profile is never replaced', async () => {
    const email = anAddress();
    await register(visitor, { email });
    const uid = await uidOf(email);
    expectRefusal(await register(visitor, { email, password: 'another1password' }), 409);
    expect([await uidOf(email), await idTokenFor(email, 'another1password')]).toEqual([uid, null]);
  });
});
