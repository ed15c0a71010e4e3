import { randomUUID } from 'node:crypto';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aPerson } from '../../support/api/members/people';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

const methodOf = (email: unknown): Promise<Answer> => visitor.call('signInMethods', { body: { email } });

describe('[S4-06] the look-up of an address', () => {
  test('of a user with a password is password, in any case, and nothing else', async () => {
    const { email } = await aPerson();
    for (const written of [email, email.toUpperCase()]) {
      const answer = await methodOf(written);
      expect([answer.status, answer.body]).toEqual([200, { method: 'password' }]);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });

  test('of a user who joined by Google is google.com; with a password as well, password', async () => {
    const [social, both] = [`google-${randomUUID()}@people.example`, `both-${randomUUID()}@people.example`];
    const google = (email: string) => [{ providerId: 'google.com', uid: email, email }];
    const [user] = [{ passwordHash: Buffer.from('x'), passwordSalt: Buffer.from('y') }];
    await projectAuth().importUsers([{ uid: social, email: social, providerData: google(social) }]);
    await projectAuth().importUsers([{ uid: both, email: both, providerData: google(both), ...user }], {
      hash: { algorithm: 'HMAC_SHA256', key: Buffer.from('key') },
    });
    expect((await methodOf(social)).body).toEqual({ method: 'google.com' });
    expect((await methodOf(both)).body).toEqual({ method: 'password' });
  });

  test('of an unknown address is none, as of a user who lost every way to sign in', async () => {
    const uid = `bare-${randomUUID()}`;
    await projectAuth().createUser({ uid, email: `${uid}@people.example` });
    expect((await methodOf(`nobody-${randomUUID()}@people.example`)).body).toEqual({ method: 'none' });
    expect((await methodOf(`${uid}@people.example`)).body).toEqual({ method: 'none' });
  });

  test('of a user without profile is the method all the same: signing in leads to the terms', async () => {
    const { email } = await aPerson({ hasProfile: false });
    expect((await methodOf(email)).body).toEqual({ method: 'password' });
  });

  test.each([undefined, null, '', 'robin', 'robin@', 5, ['a@b.example'], 'a@b.example, c@d.example'])(
    '[S5-04] %j is no address: 422 with the exact text',
    async (email) => {
      const answer = await methodOf(email);
      expectRefusal(answer, 422);
      expect(answer.body).toMatchObject({
        error: 'Please enter a valid email address.',
        errors: [{ message: 'Please enter a valid email address.', field: 'email' }],
      });
    },
  );

  test('asked from another site is 403', async () => {
    const answer = await visitor.call('signInMethods', {
      body: { email: 'a@b.example' },
      headers: { origin: 'https://evil.example' },
    });
    expectRefusal(answer, 403);
    expect(codeOf(answer)).toBe('foreignOrigin');
  });
});
