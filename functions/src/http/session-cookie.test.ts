import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Response } from 'express';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { areCookiesTooLarge, clearSession, sentSession, setSession, xsrfTokenOf, isXsrfTokenOf } from './session-cookie';

afterEach(() => vi.unstubAllEnvs());

/** A response of express that nobody receives. */
function aResponse(): Response {
  const response: object = new ServerResponse(new IncomingMessage(new Socket()));
  return Object.setPrototypeOf(response, express().response) as Response;
}

function cookiesOf(response: Response): readonly string[] {
  const lines = response.getHeader('Set-Cookie');
  return Array.isArray(lines) ? lines : [];
}

describe('the session of a Cookie header', () => {
  test.each([
    [undefined, { kind: 'none' }],
    ['', { kind: 'none' }],
    ['other=1', { kind: 'none' }],
    ['__session=', { kind: 'none' }],
    ['__sessions=x', { kind: 'none' }],
    ['__session=abc', { kind: 'cookie', value: 'abc' }],
    ['a=1;__session=abc ; b=2', { kind: 'cookie', value: 'abc' }],
    ['__session=a=b=', { kind: 'cookie', value: 'a=b=' }],
    ['__session=a; __session=b', { kind: 'unusable' }],
    ['__session=a; __session=a', { kind: 'unusable' }],
    ['__session=; __session=a', { kind: 'unusable' }],
  ])('%j is %j', (header, session) => {
    expect(sentSession(header)).toEqual(session);
  });

  test('a session of more than 4,096 characters, or more than 8,000 of cookies, is too large', () => {
    const good = `__session=${'x'.repeat(4096)}`;
    expect(sentSession(good).kind).toBe('cookie');
    expect([undefined, '', good, `${good}; a=${'y'.repeat(3000)}`].map(areCookiesTooLarge)).toEqual([false, false, false, false]);
    expect([`${good}x`, `a=1; ${good}x; b=2`, `a=${'y'.repeat(8000)}`].map(areCookiesTooLarge)).toEqual([true, true, true]);
  });
});

describe('the cookies of a deployment', () => {
  const deployed = () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  };

  test('travel by https alone; the session is for the API, the token for every page', () => {
    deployed();
    const response = aResponse();
    setSession(response, 'the-session', 'the-token', 5000);
    expect(cookiesOf(response).map((line) => line.replace(/Expires=[^;]+/, 'Expires=…'))).toEqual([
      '__session=the-session; Max-Age=5; Path=/ui/v1; Expires=…; HttpOnly; Secure; SameSite=Lax',
      'XSRF-TOKEN=the-token; Max-Age=5; Path=/; Expires=…; Secure; SameSite=Lax',
    ]);
    expect(response.getHeader('X-XSRF-TOKEN')).toBe('the-token');
  });

  test('are cleared with the same attributes', () => {
    deployed();
    const response = aResponse();
    clearSession(response);
    expect(cookiesOf(response)).toEqual([
      '__session=; Path=/ui/v1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      'XSRF-TOKEN=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax',
    ]);
  });

  test('travel by http on the local stack', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const response = aResponse();
    setSession(response, 'the-session', 'the-token', 5000);
    expect(cookiesOf(response).join()).not.toContain('Secure');
  });
});

const SECRET = 'a secret of the server';
const token = xsrfTokenOf('session-one', SECRET);

test('a session has one token, which tells nothing of it', () => {
  expect(token).toBe(xsrfTokenOf('session-one', SECRET));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toContain('session');
});

test('another session, and another secret, make another token', () => {
  expect(xsrfTokenOf('session-two', SECRET)).not.toBe(token);
  expect(xsrfTokenOf('session-one', 'another secret')).not.toBe(token);
});

test('only its own token is the token of a session', () => {
  const isToken = (sent: string | undefined) => isXsrfTokenOf('session-one', sent, SECRET);
  expect(isToken(token)).toBe(true);
  const others = [undefined, '', token.slice(1), `${token} `, xsrfTokenOf('session-two', SECRET), token.toUpperCase()];
  expect(others.map(isToken)).toEqual(others.map(() => false));
});
