import { describe, expect, test } from 'vitest';
import { apiMessage } from '../../kernel/refusal/api-messages';
import { aRegistration, refusalsOf } from '../testing/a-registration';
import { dateOfBirthRefusal, emailRefusal, isStrongPassword, nameRefusal, passwordRefusal } from './field-refusals';

const codesOf = (refusal: { readonly code: string } | null) => (refusal === null ? [] : [refusal.code]);

/** What the schema answers to the same value in the same field. */
const schemaSays = (changes: Record<string, unknown>) => refusalsOf(changes).map((line) => line.split(': ')[1]);

describe('a form checks a field as the schema of the registration does', () => {
  test.each(['Robin', '  Robin  ', '', '   ', '\u200b', 'x'.repeat(100), 'x'.repeat(101), 'a\u0000b', 'a\nb', '😀'.repeat(100)])(
    '[S5-17] of the name %j',
    (name) => {
      expect(codesOf(nameRefusal(name))).toEqual(schemaSays({ firstName: name }));
      expect(codesOf(nameRefusal(name))).toEqual(schemaSays({ lastName: name }));
    },
  );

  test.each(['robin@example.com', 'robin@example.edu', 'robin', '', 'a b@example.edu', 'robin@localhost', "o'hara@example.edu"])(
    '[S5-17] of the address %j, of a player and of a coach',
    (email) => {
      expect(codesOf(emailRefusal(email, false))).toEqual(schemaSays({ email }));
      expect(codesOf(emailRefusal(email, true))).toEqual(schemaSays({ email, type: 'coach' }));
    },
  );

  test.each(['', ' ', 'short1a', 'longer12', 'LONGER12', 'just letters', 'fifteen letters', 'x'.repeat(1000), 'x'.repeat(1001)])(
    '[S5-17] of the password %j',
    (password) => {
      expect(codesOf(passwordRefusal(password))).toEqual(schemaSays({ password }));
    },
  );

  test.each([
    '2009-04-17',
    '2009-02-29',
    '1899-01-01',
    '2100-01-01',
    '2009-13-01',
    '2009-00-10',
    '',
    '17.04.2009',
    aRegistration.dateOfBirth,
  ])('[S5-17] of the date %j', (dateOfBirth) => {
    expect(codesOf(dateOfBirthRefusal(dateOfBirth, []))).toEqual(schemaSays({ dateOfBirth }));
  });
});

describe('the age', () => {
  test('[S5-03] is judged by every day it may be: who is not yet 13 on one of them is too young', () => {
    const born = '2013-03-02';
    expect(dateOfBirthRefusal(born, ['2026-03-02'])).toBeNull();
    expect(dateOfBirthRefusal(born, ['2026-03-02', '2026-03-01'])).toEqual({ code: 'tooYoung' });
    expect(dateOfBirthRefusal(born, ['2026-03-01', '2026-03-02'])).toEqual({ code: 'tooYoung' });
  });
});

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
