import { expect, test } from 'vitest';
import { isXsrfTokenOf, xsrfTokenOf } from './xsrf-token';

const SECRET = 'a secret of the server';
const token = xsrfTokenOf('session-one', SECRET);

test('a session has one token, which tells nothing of it', () => {
  expect(token).toBe(xsrfTokenOf('session-one', SECRET));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(token).not.toContain('session');
});

test('the token is taken with its own session and secret alone', () => {
  expect(isXsrfTokenOf('session-one', SECRET, token)).toBe(true);
  expect(isXsrfTokenOf('session-two', SECRET, token)).toBe(false);
  expect(isXsrfTokenOf('session-one', 'another secret', token)).toBe(false);
});

test.each([undefined, '', token.slice(0, -1), `${token}x`, token.toUpperCase(), ` ${token}`, 'ü'.repeat(43)])(
  '%j is no token of it',
  (sent) => {
    expect(isXsrfTokenOf('session-one', SECRET, sent)).toBe(false);
  },
);
