import { ownProfile } from '@touchline/domain/person/profiles/profile';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { cookiesOf } from '../../support/api/sign-in/cookies';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { googleIdToken, idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, bornBefore, register, storedOf, uidOf } from '../../support/api/registration/registrations';
import { claimsOf } from '../../support/api/sign-in/tokens';

const api = apiStage();
const { visitor } = api;

const logIn = (idToken: string): Promise<Answer> => visitor.call('sessionLogin', { body: { idToken } });
const accept = (idToken: string, said: object = {}, headers = {}): Promise<Answer> =>
  visitor.call('acceptTerms', { body: { idToken, user: { uid: String(claimsOf(idToken).sub), ...said } }, headers });
const answers = { dateOfBirth: '2009-04-17', type: 'playerHighSchool', sportsTypeGender: 'Female' };

describe('[S4-07] [S7-04] a new social user', () => {
  test('gets code 100 without a session, accepts the terms, and is in', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Ana Maria Sample');
    const turnedAway = await logIn(idToken);
    expectRefusal(turnedAway, 403);
    expect([codeOf(turnedAway), cookiesOf(turnedAway)]).toEqual([100, {}]);

    const accepted = await accept(idToken, answers, { 'accept-language': 'de' });
    expect([accepted.status, accepted.body, cookiesOf(accepted)]).toEqual([200, { accepted: true }, {}]);

    const signedIn = await logIn(idToken);
    expect(signedIn.status).toBe(200);
    const own = await visitor.with(cookiesOf(signedIn).__session?.value ?? '').call('ownProfile');
    expect(ownProfile.parse(own.body)).toMatchObject({
      email,
      displayName: 'Ana Maria Sample',
      username: expect.stringMatching(/^ana-maria-sample/) as string,
      type: 'playerHighSchool',
      sportsTypeGender: 'Female',
      roles: [],
    });
    expect((await storedOf(email)).account).toMatchObject({
      firstName: 'Ana Maria',
      lastName: 'Sample',
      dateOfBirth: '2009-04-17',
      locale: 'de',
      marketingOptIn: false,
      termsAcceptedAt: expect.stringMatching(/Z$/) as string,
    });
  });

  test('may give other names than the provider', async () => {
    const email = anAddress();
    await accept(await googleIdToken(email, 'robin_1999'), { ...answers, firstName: ' Robin ', lastName: 'Sample' });
    expect((await storedOf(email)).account).toMatchObject({ firstName: 'Robin', lastName: 'Sample' });
  });

  test('who accepts twice, with other answers, is who they were', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Robin Sample');
    await accept(idToken, answers);
    const before = await storedOf(email);
    for (const said of [{}, answers, { ...answers, type: 'parent', firstName: 'Somebody' }])
      expect((await accept(idToken, said)).status).toBe(200);
    expect(await storedOf(email)).toEqual(before);
  });

  test('who accepts five times at once has one profile and one username', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Robin Sample');
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => accept(idToken, answers)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { usernames, profile } = await storedOf(email);
    expect(usernames).toEqual([profile?.username]);
  });

  test('of a college address may be its coach, Pending or waiting for the college', async () => {
    const email = anAddress('waiting-google.example.edu');
    await accept(await googleIdToken(email, 'Robin Sample'), { ...answers, type: 'coach' });
    expect(await storedOf(email)).toMatchObject({
      profile: { type: 'coach', roles: [] },
      request: { domain: 'waiting-google.example.edu' },
    });
  });
});

describe('[S5-17] accepting the terms applies every rule of registration', () => {
  test.each([
    [{ dateOfBirth: undefined }, 'dateOfBirth', 'dateOfBirthInvalid'],
    [{ dateOfBirth: '2010-02-30' }, 'dateOfBirth', 'dateOfBirthInvalid'],
    [{ type: undefined }, 'type', 'accountTypeMissing'],
    [{ type: 'admin' }, 'type', 'accountTypeMissing'],
    [{ type: 'player' }, 'type', 'playerTypeMissing'],
    [{ type: 'coach' }, 'email', 'coachNeedsEduEmail'],
    [{ sportsTypeGender: undefined }, 'sportsTypeGender', 'genderMissing'],
    [{ firstName: '  ' }, 'firstName', 'textMissing'],
    [{ lastName: 'x'.repeat(101) }, 'lastName', 'textTooLong'],
    [{ marketingOptIn: 'yes' }, 'marketingOptIn', 'valueRefused'],
  ])('%j is 422, and makes nobody a member', async (change, field, code) => {
    const email = anAddress();
    const answer = await accept(await googleIdToken(email, 'Robin Sample'), { ...answers, ...change });
    expectRefusal(answer, 422);
    expect([codeOf(answer), answer.body]).toEqual([
      code,
      expect.objectContaining({ errors: [expect.objectContaining({ field: `user/${field}` })] }),
    ]);
    expect((await storedOf(email)).profile).toBeUndefined();
  });

  test('a name that neither the provider nor the user gives is required', async () => {
    const answer = await accept(await googleIdToken(anAddress(), 'Robin'), answers);
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({ errors: [{ field: 'user/firstName' }] });
  });

  test('an address, a claim, roles or an admin claim in the answers are nobody’s to choose', async () => {
    const email = anAddress();
    const more = {
      email: 'victim@people.example',
      claim: true,
      admin: true,
      roles: [{ type: 'coach', value: 'x', status: 'Accepted' }],
    };
    expect((await accept(await googleIdToken(email, 'Robin Sample'), { ...answers, ...more })).status).toBe(200);
    expect(await storedOf(email)).toMatchObject({ account: { email }, profile: { roles: [], type: 'playerHighSchool' } });
  });

  test('[S5-03] of a child of 12 nothing is stored, not even the provider’s user', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Robin Sample');
    const answer = await accept(idToken, { ...answers, dateOfBirth: bornBefore(13, -1) });
    expectRefusal(answer, 422);
    expect([codeOf(answer), await uidOf(email)]).toEqual(['tooYoung', null]);
    expectRefusal(await accept(idToken, answers), 401);
    expectRefusal(await logIn(idToken), 401);
  });

  test('a child of 12 who presses five times at once reads a refusal five times', async () => {
    const email = anAddress();
    const idToken = await googleIdToken(email, 'Robin Sample');
    const child = { ...answers, dateOfBirth: bornBefore(12) };
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => accept(idToken, child)))).map(({ status }) => status);
    expect(statuses).toContain(422);
    expect(statuses.filter((status) => status !== 422 && status !== 401)).toEqual([]);
    expect(await uidOf(email)).toBeNull();
  });
});

describe('[S7-04] whose terms they are', () => {
  test('4b: another user’s uid is 403, and reveals nothing about that user', async () => {
    const [email, other] = [anAddress(), anAddress()];
    await register(visitor, { email: other });
    const idToken = await googleIdToken(email, 'Robin Sample');
    for (const uid of [await uidOf(other), 'nobody'])
      expectRefusal(await visitor.call('acceptTerms', { body: { idToken, user: { ...answers, uid } } }), 403);
    expect((await storedOf(email)).profile).toBeUndefined();
  });

  test('without an id token it is 401 before anything else is looked at; without a user 422', async () => {
    for (const body of [{}, { user: {} }, { idToken: 5, user: 'x' }, { idToken: '', user: { uid: 'x', type: 'admin' } }])
      expectRefusal(await visitor.call('acceptTerms', { body }), 401);
    const idToken = await googleIdToken(anAddress());
    for (const user of [undefined, null, {}, { uid: '' }, { uid: 5 }])
      expectRefusal(await visitor.call('acceptTerms', { body: { idToken, user } }), 422);
  });

  test('a user by password whose registration was cut short (F8) is led through the terms, too', async () => {
    const email = anAddress();
    await register(visitor, { email });
    const { uid, profile, account } = await storedOf(email);
    const { profiles, accounts, usernames } = personDocuments(firestore());
    await Promise.all([profiles.doc(uid).delete(), accounts.doc(uid).delete(), usernames.doc(profile?.username ?? '').delete()]);

    const idToken = (await idTokenFor(email, 'sample1password')) ?? '';
    expect(codeOf(await logIn(idToken))).toBe(100);
    const names = { firstName: account?.firstName, lastName: account?.lastName };
    expect((await accept(idToken, { ...answers, ...names })).status).toBe(200);
    expect((await logIn(idToken)).status).toBe(200);
    expect((await storedOf(email)).account).toMatchObject({ email, firstName: account?.firstName, lastName: account?.lastName });
  });
});
