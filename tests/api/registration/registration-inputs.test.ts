import { API_MESSAGES } from '@touchline/domain/kernel/refusal/api-messages';
import { isEmail } from '@touchline/domain/kernel/text/email';
import { firestore } from '@touchline/functions/platform/firestore';
import { hashOf } from '@touchline/functions/platform/rate-limit-store';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { codeOf, expectRefusal } from '../../support/api/refusals';
import { REGISTRATION_INPUTS } from '../../support/api/registration/registration-inputs';
import { idTokenFor } from '../../support/api/sign-in/provider-sign-in';
import { anAddress, bornBefore, register, storedOf, uidOf } from '../../support/api/registration/registrations';

const api = apiStage();
const { visitor } = api;

describe('[S5-01] [S5-02] [S5-03] [S5-04] [S5-05] [S5-06] [S5-07] [S5-17] whatever a client sends to registerAccount', () => {
  const bad = REGISTRATION_INPUTS.flatMap((input) => (input.refused === undefined ? [] : [{ ...input, refused: input.refused }]));

  test.each(bad)('$number: $description is 422, and nobody is made', async ({ sends, refused: [field, code] }) => {
    const email = anAddress();
    const sent = { email, ...sends() };
    const answer = await register(visitor, sent);
    expectRefusal(answer, 422);
    expect([codeOf(answer), answer.body]).toEqual([
      code,
      expect.objectContaining({ errors: [{ message: expect.any(String) as string, field: `account/${field}` }] }),
    ]);
    const address: unknown = sent.email;
    if (typeof address === 'string' && isEmail(address)) expect(await uidOf(address)).toBeNull();
  });

  test.each(REGISTRATION_INPUTS.filter(({ refused }) => refused === undefined))(
    '$number: $description is 201, and stored as it was meant',
    async ({ sends }) => {
      const email = anAddress();
      const sent: Readonly<Record<string, unknown>> = { email, ...sends() };
      const answer = await register(visitor, sent);
      expect([answer.status, answer.body]).toEqual([201, { registered: true }]);
      const { account, profile, usernames } = await storedOf(email);
      expect(usernames).toEqual([profile?.username]);
      if (typeof sent.lastName === 'string') expect(account?.lastName).toBe(sent.lastName.trim());
      if (typeof sent.password === 'string') expect(await idTokenFor(email, sent.password)).not.toBeNull();
    },
  );

  test.each([undefined, null, [], 'account', { account: null }, { account: [] }, { email: 'a@b.example' }])(
    'a body that is %j is refused',
    async (body) => {
      const answer = await visitor.call('registerAccount', { body });
      expect([400, 415, 422]).toContain(answer.status);
    },
  );
});

describe('[S5-03] somebody under 13', () => {
  test('reads the exact sentence, and leaves no user, no document, no counter under the address', async () => {
    const email = anAddress();
    const answer = await register(
      visitor,
      { email, dateOfBirth: bornBefore(12) },
      { 'x-forwarded-for': '203.0.113.9, 151.101.1.1' },
    );
    expectRefusal(answer, 422);
    expect(answer.body).toMatchObject({
      error: 'Unfortunately, you are too young to register',
      errors: [{ message: 'Unfortunately, you are too young to register', field: 'account/dateOfBirth' }],
    });
    expect(await storedOf(email)).toEqual({
      uid: 'nobody',
      profile: undefined,
      account: undefined,
      request: undefined,
      usernames: [],
    });
    const counters = (await firestore().collection('rateLimits').listDocuments()).map(({ id }) => id);
    expect(counters.filter((id) => id.includes(hashOf(email)) || id.includes('robin'))).toEqual([]);
  });

  test('reads it in German too', async () => {
    const answer = await register(visitor, { dateOfBirth: bornBefore(12) }, { 'accept-language': 'de' });
    expect(answer.body).toMatchObject({ error: API_MESSAGES.tooYoung.de });
  });
});

describe('[S5-17] what nobody may choose', () => {
  test('89: admin, roles, premium and the rest are dropped, never stored', async () => {
    const email = anAddress();
    const extra = {
      admin: true,
      isAdmin: true,
      emailVerified: true,
      premium: true,
      verified: true,
      uid: 'chosen-uid',
      _id: 'chosen-uid',
      roles: [{ type: 'headcoach', value: 'any', status: 'Accepted' }],
      entitlements: { premium: {} },
      username: 'chosen',
      customClaims: { admin: true },
      disabled: false,
      termsAcceptedAt: '1999-01-01T00:00:00.000Z',
    };
    expect((await register(visitor, { email, ...extra })).status).toBe(201);
    const { uid, account, profile } = await storedOf(email);
    expect(uid).not.toBe('chosen-uid');
    expect(profile).toMatchObject({ roles: [], premium: null, username: expect.stringMatching(/^robin-sample/) as string });
    expect(account).toMatchObject({ entitlements: { premium: null, guestAccess: null } });
    expect(account?.termsAcceptedAt).not.toMatch(/^1999/);
    const token = (await idTokenFor(email, 'sample1password')) ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ email_verified: false });
    expect(Object.keys(claims)).not.toContain('admin');
    expect(Object.keys(claims)).not.toContain('roles');
  });

  test('88: a coach claims whether the client says so or not', async () => {
    const email = anAddress('nobodys-college.example.edu');
    expect((await register(visitor, { email, type: 'coach', claim: false })).status).toBe(201);
    expect((await storedOf(email)).profile).toMatchObject({ type: 'coach' });
  });
});

describe('an address', () => {
  test('82: is stored in lower case, and a.EDU is .edu', async () => {
    const email = anAddress('Harbor-Case.Example.EDU');
    expect((await register(visitor, { email: email.toUpperCase(), type: 'coach', claim: true })).status).toBe(201);
    expect((await storedOf(email.toLowerCase())).account?.email).toBe(email.toLowerCase());
  });

  test('87: with +tag or with dots elsewhere is another address, and another person', async () => {
    const [name = '', domain = ''] = anAddress().split('@');
    const addresses = [`${name}@${domain}`, `${name}+tag@${domain}`, `${name.replace('-', '.')}@${domain}`];
    for (const email of addresses) expect((await register(visitor, { email })).status).toBe(201);
    const uids = await Promise.all(addresses.map(uidOf));
    expect(new Set(uids).size).toBe(3);
  });

  test.each(['same', 'UPPER'])('90: that somebody has is 409 (%s case), says where to go, and changes nothing', async (how) => {
    const email = anAddress();
    await register(visitor, { email });
    const before = await storedOf(email);
    const again = { email: how === 'UPPER' ? email.toUpperCase() : email, password: 'another1password', firstName: 'Somebody' };
    const answer = await register(visitor, again);
    expectRefusal(answer, 409);
    expect(answer.body).toMatchObject({ error: API_MESSAGES.emailTaken.en, errors: [{ field: 'account/email' }] });
    expect(await storedOf(email)).toEqual(before);
    expect(await idTokenFor(email, 'another1password')).toBeNull();
    expect(await idTokenFor(email, 'sample1password')).not.toBeNull();
  });
});
