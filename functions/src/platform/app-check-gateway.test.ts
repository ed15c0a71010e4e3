import { Agent } from 'node:https';
import { Refusal } from '@touchline/domain/http/refusal';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firebaseAppCheck } from './app-check-gateway';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (header: object, claims: object): string => `${part(header)}.${part(claims)}.c2ln`;
const header = { alg: 'RS256', typ: 'JWT', kid: 'key' };
const claims = { sub: '1:2:web:3', aud: ['projects/some-project'], iss: 'https://firebaseappcheck.googleapis.com/1', exp: 4e9 };

/** Answers no request, as if there were no network. */
class NoNetwork extends Agent {
  override createConnection(): never {
    throw new Error('no network');
  }
}

beforeAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  initializeApp({ projectId: 'some-project', httpAgent: new NoNetwork() });
});
afterAll(() => Promise.all(getApps().map(deleteApp)));

test.each([
  ['garbage', 'garbage'],
  ['unsigned', tokenOf({ alg: 'none', typ: 'JWT' }, claims)],
  ['of another project', tokenOf(header, { ...claims, aud: ['projects/other'] })],
  ['of another issuer', tokenOf(header, { ...claims, iss: 'https://evil.example/1' })],
  ['of no app', tokenOf(header, { ...claims, sub: '' })],
])('a token that is %s is refused without asking anybody', async (_, token) => {
  expect(await firebaseAppCheck()(token)).toBe(false);
});

test('a token that may be good, while the keys cannot be fetched, is 503 and no yes', async () => {
  await expect(firebaseAppCheck()(tokenOf(header, claims))).rejects.toThrow(Refusal);
});
