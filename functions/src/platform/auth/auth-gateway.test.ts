import { Agent } from 'node:https';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { firebaseAppCheck, firebaseAuthGateway, hasTokenForm } from './auth-gateway';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const NOW = 1_790_000_000;
const claims = (issuer: string) => ({
  iss: `https://${issuer}/some-project`,
  aud: 'some-project',
  sub: 'some-uid',
  user_id: 'some-uid',
  iat: NOW,
  auth_time: NOW,
  exp: NOW + 3600,
  admin: true,
});
const sessionClaims = claims('session.firebase.google.com');

/** Answers no request, as if there were no network. */
class NoNetwork extends Agent {
  override createConnection(): never {
    throw new Error('no network');
  }
}

afterEach(() => vi.restoreAllMocks());
beforeAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  initializeApp({ projectId: 'some-project', httpAgent: new NoNetwork() });
});
afterAll(() => Promise.all(getApps().map(deleteApp)));

describe('outside the emulators', () => {
  const { userOfSession, userOfIdToken } = firebaseAuthGateway();

  test.each([
    ['unsigned (alg none)', { alg: 'none', typ: 'JWT' }, sessionClaims],
    ['unsigned with a key id', { alg: 'none', typ: 'JWT', kid: 'key' }, sessionClaims],
    ['signed with a shared secret', { alg: 'HS256', typ: 'JWT', kid: 'key' }, sessionClaims],
    ['of another project', { alg: 'RS256', typ: 'JWT', kid: 'key' }, { ...sessionClaims, aud: 'other', iss: 'https://x/other' }],
    ['an id token', { alg: 'RS256', typ: 'JWT', kid: 'key' }, claims('securetoken.google.com')],
  ])('a session cookie that is %s is refused without asking anybody', async (_, header, content) => {
    expect(await userOfSession(`${part(header)}.${part(content)}.c2ln`)).toBeNull();
  });

  test('a session cookie is no id token', async () => {
    const header = { alg: 'RS256', typ: 'JWT', kid: 'key' };
    expect(await userOfIdToken(`${part(header)}.${part(sessionClaims)}.c2ln`)).toBeNull();
  });

  test('a good token is asked about at Auth: disabled, deleted and signed-out users are none (the emulators ask always)', async () => {
    const auth = getAuth();
    const revoked = Object.assign(new Error('revoked'), { code: 'auth/session-cookie-revoked' });
    const asked = [
      vi.spyOn(auth, 'verifySessionCookie').mockRejectedValue(revoked),
      vi.spyOn(auth, 'verifyIdToken').mockRejectedValue(Object.assign(new Error('disabled'), { code: 'auth/user-disabled' })),
    ];
    const token = `${part({ alg: 'RS256', typ: 'JWT', kid: 'key' })}.${part(sessionClaims)}.c2ln`;

    expect([await userOfSession(token), await userOfIdToken(token)]).toEqual([null, null]);
    for (const ask of asked) expect(ask).toHaveBeenCalledExactlyOnceWith(token, true);
  });

  test('any other failure is nobody’s forgery and passes through', async () => {
    vi.spyOn(getAuth(), 'verifySessionCookie').mockRejectedValue(new Error('a bug'));
    await expect(userOfSession(`${part({})}.${part({})}.x`)).rejects.toThrow('a bug');
  });

  test('where the public keys cannot be fetched nobody is called a forger: unavailable (F20)', async () => {
    const token = `${part({ alg: 'RS256', typ: 'JWT', kid: 'key' })}.${part(sessionClaims)}.c2ln`;
    const failure = await userOfSession(token).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({ kind: 'unavailable' });
  });
});

describe('App Check', () => {
  const tokenOf = (header: object, content: object): string => `${part(header)}.${part(content)}.c2ln`;
  const header = { alg: 'RS256', typ: 'JWT', kid: 'key' };
  const content = {
    sub: '1:2:web:3',
    aud: ['projects/some-project'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
    exp: 4e9,
  };

  test.each([
    ['garbage', 'garbage'],
    ['unsigned', tokenOf({ alg: 'none', typ: 'JWT' }, content)],
    ['of another project', tokenOf(header, { ...content, aud: ['projects/other'] })],
    ['of another issuer', tokenOf(header, { ...content, iss: 'https://evil.example/1' })],
    ['of no app', tokenOf(header, { ...content, sub: '' })],
  ])('a token that is %s is refused without asking anybody', async (_, token) => {
    expect(await firebaseAppCheck()(token)).toBe(false);
  });

  test('a token that may be good, while the keys cannot be fetched, is 503 and no yes', async () => {
    await expect(firebaseAppCheck()(tokenOf(header, content))).rejects.toThrow(Refusal);
  });
});

describe('the form of a token', () => {
  const encoded = (text: string): string => Buffer.from(text).toString('base64url');

  test('a token has three parts, of which two are JSON objects', () => {
    expect(hasTokenForm(`${encoded('{"alg":"RS256"}')}.${encoded('{"sub":"uid"}')}.signature`)).toBe(true);
    expect(hasTokenForm(`${encoded('{"alg":"none"}')}.${encoded('{}')}.`)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['one part', 'garbage'],
    ['two parts', `${encoded('{}')}.${encoded('{}')}`],
    ['four parts', `${encoded('{}')}.${encoded('{}')}.a.b`],
    ['empty parts', '..'],
    ['claims that are no JSON', `${encoded('{}')}.${encoded('no JSON')}.a`],
    ['claims that are null', `${encoded('{}')}.${encoded('null')}.a`],
    ['claims that are a list', `${encoded('{}')}.${encoded('[]')}.a`],
    ['a header that is no object', `${encoded('"alg"')}.${encoded('{}')}.a`],
    ['a cut JSON text', `${encoded('{"alg":')}.${encoded('{}')}.a`],
  ])('%s is no token', (_, text) => {
    expect(hasTokenForm(text)).toBe(false);
  });
});
