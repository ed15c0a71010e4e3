import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type Actor, visitor } from '@touchline/domain/permissions/may-edit';
import type { Request, RequestHandler, Response } from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tokenBuckets } from '../platform/token-buckets';
import { limitCalls, limitPerson, networkLimit, requireAppCheck } from './guard-calls';

afterEach(() => vi.unstubAllEnvs());

/** What a guard does to a request: lets it pass, or refuses it. */
async function outcomeOf(
  guard: RequestHandler,
  method: string,
  headers: Readonly<Record<string, string>>,
  originalUrl = '/ui/v1/feedback',
): Promise<unknown> {
  const request: Pick<Request, 'method' | 'originalUrl'> & { readonly get: (name: string) => string | undefined } = {
    method,
    originalUrl,
    get: (name) => headers[name],
  };
  let outcome: unknown = 'neither';
  try {
    await guard(request as Request, Object.create(null) as Response, () => (outcome = 'passes'));
  } catch (error) {
    outcome = error instanceof Refusal ? [error.kind, error.code, error.values] : error;
  }
  return outcome;
}

describe('App Check', () => {
  const guard = requireAppCheck((token) => Promise.resolve(token === 'good'));
  const header = (token: string) => ({ 'x-firebase-appcheck': token });

  test('where nobody asks for it, every call passes', async () => {
    for (const value of ['', 'off', 'no']) {
      vi.stubEnv('UI_APP_CHECK', value);
      expect(await outcomeOf(guard, 'POST', {})).toBe('passes');
    }
  });

  test('where it is enforced, calls that change something need a good token, and reading does not', async () => {
    vi.stubEnv('UI_APP_CHECK', 'enforced');
    const refused = ['forbidden', 'foreignClient', {}];
    expect(await outcomeOf(guard, 'POST', {})).toEqual(refused);
    expect(await outcomeOf(guard, 'POST', {}, '/ui/v1/policyReports'), 'browsers send it without our client').toBe('passes');
    expect(await outcomeOf(guard, 'POST', header('bad'))).toEqual(refused);
    expect(await outcomeOf(guard, 'DELETE', header(''))).toEqual(refused);
    expect(await outcomeOf(guard, 'POST', header('good'))).toBe('passes');
    expect(await outcomeOf(guard, 'DELETE', header('good'))).toBe('passes');
    expect(await outcomeOf(guard, 'GET', {})).toBe('passes');
    expect(await outcomeOf(guard, 'HEAD', {})).toBe('passes');
  });

  test('that cannot be asked right now is no yes', async () => {
    vi.stubEnv('UI_APP_CHECK', 'enforced');
    const away = requireAppCheck(() => Promise.reject(new Refusal('unavailable', 'unavailable')));
    expect(await outcomeOf(away, 'POST', header('good'))).toEqual(['unavailable', 'unavailable', {}]);
  });
});

describe('the limit of all calls', () => {
  test('takes from the buckets of the network that our own proxies name and of its sender, and tells how long to wait', async () => {
    vi.stubEnv('UI_TRUSTED_PROXIES', '2');
    const taken: (readonly [string, number])[] = [];
    let wait = 0;
    const guard = limitCalls((who, perMinute) => {
      taken.push([who, perMinute]);
      return who.startsWith('sender') ? wait : 0;
    });
    const headers = { 'x-forwarded-for': 'made-up, 203.0.113.7, 151.101.1.1' };
    expect(await outcomeOf(guard, 'GET', headers)).toBe('passes');
    wait = 1;
    expect(await outcomeOf(guard, 'GET', headers)).toEqual(['tooMany', 'tooManyTries', { retryAfterSeconds: 1 }]);
    expect(taken.slice(0, 2)).toEqual([
      ['203.0.113.7', 1200],
      ['sender 151.101.1.1', 24_000],
    ]);
  });

  test('does not count where nobody says who calls', async () => {
    const guard = limitCalls(() => 60);
    expect(await outcomeOf(guard, 'GET', {})).toBe('passes');
  });
});

describe('the limit of one person', () => {
  test('counts each endpoint on its own, and reading apart from changing; nobody else’s calls', () => {
    const taken: (readonly [string, number])[] = [];
    const take = (who: string, perMinute: number) => taken.push([who, perMinute]) * 0;
    const person: Actor = { uid: 'robin', isAdmin: false, roles: [], isDeactivated: false, isVerified: true };
    limitPerson('account', 'signedIn', person, false, take);
    limitPerson('changeAccount', 'signedIn', person, true, take);
    limitPerson('patchCollege', 'collegeEditor', person, true, take);
    limitPerson('sendFeedback', 'visitor', person, true, take);
    limitPerson('account', 'signedIn', visitor, false, take);
    expect(taken).toEqual([
      ['account robin', 240],
      ['changeAccount robin', 120],
      ['patchCollege robin', 120],
    ]);
  });

  test('refuses what is too fast, with the seconds to wait', () => {
    const person: Actor = { uid: 'robin', isAdmin: true, roles: [], isDeactivated: false, isVerified: true };
    expect(() => limitPerson('adminUsers', 'admin', person, false, () => 7)).toThrow(
      expect.objectContaining({ kind: 'tooMany', values: { retryAfterSeconds: 7 } }) as Error,
    );
  });
});

describe('the pages of a network', () => {
  test('139: are counted by its own address, and made-up addresses for the sender', () => {
    vi.stubEnv('UI_TRUSTED_PROXIES', '2');
    const secondsToWait = networkLimit(
      tokenBuckets(() => new Date(0)),
      3,
    );
    const ask = (times: number, forwardedFor: (at: number) => string): boolean[] =>
      Array.from({ length: times }, (_, at) => secondsToWait(forwardedFor(at)) === 0);

    expect(ask(4, (at) => `10.9.9.${at}, 203.0.113.7, 198.51.100.1`)).toEqual([true, true, true, false]);
    expect(ask(60, (at) => `203.0.113.${at + 10}, 198.51.100.2`)).toEqual(Array(60).fill(true));
    expect(ask(1, () => '203.0.113.99, 198.51.100.2')).toEqual([false]);
    expect(secondsToWait(undefined)).toBe(0);
  });
});
