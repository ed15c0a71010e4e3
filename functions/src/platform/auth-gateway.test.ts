import { Agent } from 'node:https';
import { Refusal } from '@touchline/domain/http/refusal';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { firebaseAuthGateway } from './auth-gateway';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const NOW = 1_790_000_000;
const claims = (issuer: string) => ({
  ...{ iss: `https://${issuer}/some-project`, aud: 'some-project', sub: 'some-uid', user_id: 'some-uid' },
  ...{ iat: NOW, auth_time: NOW, exp: NOW + 3600, admin: true },
});
const sessionClaims = claims('session.firebase.google.com');

/** Answers no request, as if there were no network. */
class NoNetwork extends Agent {
  override createConnection(): never {
    throw new Error('no network');
  }
}

afterEach(() => vi.restoreAllMocks());
beforeAll(() => {
  initializeApp({ projectId: 'some-project', httpAgent: new NoNetwork() });
});

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
