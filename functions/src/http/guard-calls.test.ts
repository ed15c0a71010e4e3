import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Request, RequestHandler, Response } from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { limitCalls, requireAppCheck } from './guard-calls';

afterEach(() => vi.unstubAllEnvs());

/** What a guard does to a request: lets it pass, or refuses it. */
async function outcomeOf(guard: RequestHandler, method: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const request: Pick<Request, 'method'> & { readonly get: (name: string) => string | undefined } = {
    method,
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
  test('takes from the bucket of the address that our own proxies name, and tells how long to wait', async () => {
    vi.stubEnv('UI_TRUSTED_PROXIES', '2');
    const taken: string[] = [];
    const guard = limitCalls((who) => taken.push(who) - 1);
    const headers = { 'x-forwarded-for': 'made-up, 203.0.113.7, 151.101.1.1' };
    expect(await outcomeOf(guard, 'GET', headers)).toBe('passes');
    expect(await outcomeOf(guard, 'GET', headers)).toEqual(['tooMany', 'tooManyTries', { retryAfterSeconds: 1 }]);
    expect(taken).toEqual(['203.0.113.7', '203.0.113.7']);
  });

  test('does not count where nobody says who calls', async () => {
    const guard = limitCalls(() => 60);
    expect(await outcomeOf(guard, 'GET', {})).toBe('passes');
  });
});
