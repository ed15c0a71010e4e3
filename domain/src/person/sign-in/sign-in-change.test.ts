import { expect, test } from 'vitest';
import { isApplied, isAbandoned, type SignInChange, signInMethodOf } from './sign-in-change';

const change: SignInChange = {
  _id: 'uid-1',
  schemaVersion: 1,
  changeId: 'change-1',
  begunAt: '2026-06-01T12:00:00.700Z',
  kind: 'email',
  from: 'old@people.example',
  to: 'new@people.example',
};
const password: SignInChange = { ...change, kind: 'password', to: change.from };

test.each([
  [change, { email: 'new@people.example', sessionsEndedAt: null }, true],
  [change, { email: 'old@people.example', sessionsEndedAt: '2026-06-01T13:00:00.000Z' }, false],
  [password, { email: 'old@people.example', sessionsEndedAt: null }, false],
  [password, { email: 'old@people.example', sessionsEndedAt: '2026-06-01T11:59:59.000Z' }, false],
  [password, { email: 'old@people.example', sessionsEndedAt: '2026-06-01T12:00:00.000Z' }, true],
] as const)('the provider shows whether %j has happened: %j', (begun, state, happened) => {
  expect(isApplied(begun, state)).toBe(happened);
});

test('a change that has not happened within a minute never will', () => {
  expect(isAbandoned(change, new Date('2026-06-01T12:01:00.700Z'))).toBe(false);
  expect(isAbandoned(change, new Date('2026-06-01T12:01:00.701Z'))).toBe(true);
});

test.each([
  [['password'], 'password'],
  [['google.com'], 'google.com'],
  [['google.com', 'password'], 'password'],
  [[], 'none'],
  [['phone'], 'none'],
  [['none'], 'none'],
])('[S4-06] a user with the providers %j signs in by %s', (providers, method) => {
  expect(signInMethodOf(providers)).toBe(method);
});
