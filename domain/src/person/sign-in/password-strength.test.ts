import { expect, test } from 'vitest';
import { apiMessage } from '../../kernel/refusal/api-messages';
import { refusalsOf } from '../testing/a-registration';
import { isStrongPassword } from './password-strength';

test.each([
  'sample1p',
  '1234567a',
  'UPPER1lower',
  'fifteen letters',
  'NODIGITSNOLOWER',
  '1'.repeat(15),
  'p'.repeat(1000),
  '👍'.repeat(15),
  'pass1👍👍👍',
])('[S5-06] [S9-01] %s is taken', (password) => {
  expect(isStrongPassword(password)).toBe(true);
  expect(refusalsOf({ password })).toEqual([]);
});

test.each(['sampl1p', 'fourteen chars', 'NODIGITSLOWER1', 'nodigits', '12345678', '👍1a', 'passw٣rd', '👍'.repeat(8)])(
  '[S5-06] %s is too weak',
  (password) => {
    expect(isStrongPassword(password)).toBe(false);
    expect(refusalsOf({ password })).toEqual(['password: passwordTooWeak']);
  },
);

test('[S5-06] a missing or blank password is missing, one of more than 1,000 characters too long', () => {
  expect(refusalsOf({ password: undefined })).toEqual(['password: textMissing']);
  expect(refusalsOf({ password: '' })).toEqual(['password: textMissing']);
  expect(refusalsOf({ password: ' '.repeat(15) })).toEqual(['password: textMissing']);
  expect(refusalsOf({ password: 'p'.repeat(1001) })).toEqual(['password: textTooLong']);
});

test('[S5-06] the message is exact', () => {
  expect(apiMessage('passwordTooWeak', 'en')).toBe(
    "Make sure it's at least 15 characters OR at least 8 characters including a number and a lowercase letter.",
  );
});
