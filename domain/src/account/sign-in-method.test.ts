import { expect, test } from 'vitest';
import { signInMethodOf } from './sign-in-method';

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
