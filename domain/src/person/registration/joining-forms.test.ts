import { describe, expect, test } from 'vitest';
import { aRegistration, refusalsOf } from '../testing/a-registration';
import { registrationForm, termsForm } from './joining-forms';
import { addressForm, logInForm } from '../sign-in/sign-in-forms';

interface Checked {
  readonly error?:
    { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}
const linesOf = ({ error }: Checked) => error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const TODAYS = ['2026-03-02', '2026-03-01'];
const formSays = (changes: Record<string, unknown>) =>
  linesOf(registrationForm(TODAYS).safeParse({ ...aRegistration, ...changes }));
const termsSay = (changes: Record<string, unknown>) => linesOf(termsForm(TODAYS).safeParse({ ...aRegistration, ...changes }));

describe('the registration form refuses what the API refuses', () => {
  test.each(['Robin', '  Robin  ', '', '   ', '\u200b', 'x'.repeat(100), 'x'.repeat(101), 'a\u0000b', 'a\nb'])(
    '[S5-17] of the name %j',
    (name) => {
      expect(formSays({ firstName: name })).toEqual(refusalsOf({ firstName: name }));
      expect(termsSay({ lastName: name })).toEqual(refusalsOf({ lastName: name }));
    },
  );

  test.each(['robin@example.edu', 'robin', '', 'a b@example.edu', 'robin@localhost', 'robin@example.com'])(
    '[S5-17] of the address %j, of a player and of a coach',
    (email) => {
      expect(formSays({ email })).toEqual(refusalsOf({ email }));
      expect(formSays({ email, type: 'coach' })).toEqual(refusalsOf({ email, type: 'coach' }));
    },
  );

  test.each(['', 'short1a', 'longer12', 'LONGER12', 'fifteen letters', 'x'.repeat(1001)])(
    '[S5-17] of the password %j',
    (password) => {
      expect(formSays({ password })).toEqual(refusalsOf({ password }));
    },
  );

  test.each(['2009-04-17', '2009-02-29', '1899-01-01', '2009-13-01', '--', ''])('[S5-17] of the date %j', (dateOfBirth) => {
    expect(formSays({ dateOfBirth })).toEqual(refusalsOf({ dateOfBirth }));
  });
});

test('[S5-04] spaces around a typed address do not count', () => {
  expect(formSays({ email: ' robin@example.com ' })).toEqual([]);
  expect(linesOf(addressForm.safeParse({ email: ' robin@example.com ' }))).toEqual([]);
  expect(linesOf(addressForm.safeParse({ email: 'robin@' }))).toEqual(['email: emailInvalid']);
});

test('[S5-05] a coach reads what is wrong with the address beside everything else that is wrong', () => {
  expect(formSays({ type: 'coach', email: 'robin@example.com', firstName: '', password: '' })).toEqual([
    'password: textMissing',
    'firstName: textMissing',
    'email: coachNeedsEduEmail',
  ]);
});

test('[S5-03] who is not yet 13 on one of the days is too young for both forms', () => {
  expect(formSays({ dateOfBirth: '2013-03-01' })).toEqual([]);
  expect(formSays({ dateOfBirth: '2013-03-02' })).toEqual(['dateOfBirth: tooYoung']);
  expect(termsSay({ dateOfBirth: '2013-03-02' })).toEqual(['dateOfBirth: tooYoung']);
  expect(termsSay({ dateOfBirth: '2013-03-01', password: undefined })).toEqual([]);
});

test('[S5-18] signing in takes a password', () => {
  expect(linesOf(logInForm.safeParse({ password: '' }))).toEqual(['password: textMissing']);
  expect(linesOf(logInForm.safeParse({ password: ' ' }))).toEqual([]);
});
