import { describe, expect, test } from 'vitest';
import { API_MESSAGES, apiMessage } from '../../kernel/refusal/api-messages';
import { SPORTS_GENDERS } from '../../reference/role-types';
import { aRegistration, refusalsOf } from '../testing/a-registration';
import { registrationAccount, registrationRefusal } from './registration';
import { ACCOUNT_KINDS, REGISTRATION_DEFAULTS } from './registration-choices';

const coach = { type: 'coach', email: 'coach@harborpoint.example.edu', claim: true };

test('[S3-03] a registration contains exactly the listed fields', () => {
  expect(registrationAccount.parse(aRegistration)).toEqual(aRegistration);
});

test('[S3-03] a coach with a .edu address always claims', () => {
  expect(registrationAccount.parse({ ...aRegistration, ...coach, claim: false })).toMatchObject({ type: 'coach', claim: true });
});

describe('[S5-17] whatever the client sends', () => {
  test('unknown keys are dropped', () => {
    const sent = {
      ...aRegistration,
      admin: true,
      premium: true,
      emailVerified: true,
      roles: [{ type: 'coach', value: 'x', status: 'Accepted' }],
    };
    expect(registrationAccount.parse(sent)).toEqual(aRegistration);
  });

  test('a key __proto__ changes nothing', () => {
    const sent: unknown = JSON.parse(`{ "__proto__": { "admin": true }, ${JSON.stringify(aRegistration).slice(1)}`);
    const account = registrationAccount.parse(sent);
    expect(Object.keys(account)).toEqual(Object.keys(aRegistration));
    expect('admin' in account).toBe(false);
  });

  test.each([
    [{ type: 'admin' }, ['type: accountTypeMissing']],
    [{ type: 'alumni' }, ['type: accountTypeMissing']],
    [{ type: undefined }, ['type: accountTypeMissing']],
    [{ sportsTypeGender: 'male' }, ['sportsTypeGender: genderMissing']],
    [{ claim: true }, ['claim: claimNotForYou']],
    [{ claim: true, email: 'robin@example.edu' }, ['claim: claimNotForYou']],
    [{ type: 'parent', claim: true }, ['claim: claimNotForYou']],
  ])('%j is refused', (changes, codes) => {
    expect(refusalsOf(changes)).toEqual(codes);
  });

  test.each([{ claim: 'true' }, { marketingOptIn: 1 }])('%j is refused', (changes) => {
    expect(refusalsOf(changes)).toHaveLength(1);
  });

  test('marketing that nobody asked for stays off', () => {
    const { marketingOptIn, ...silent } = aRegistration;
    expect([marketingOptIn, registrationAccount.parse(silent).marketingOptIn]).toEqual([true, false]);
  });

  test('every refusal speaks to people, in a code of the message table', () => {
    const codes = refusalsOf({
      password: 'x',
      firstName: '',
      lastName: null,
      dateOfBirth: 'x',
      email: 'x',
      type: 'x',
      sportsTypeGender: 'x',
    });
    expect(codes).toHaveLength(7);
    for (const code of codes) expect(API_MESSAGES).toHaveProperty(code.replace(/^.*: /, ''));
  });
});

test('[S5-01] first and last name are required and trimmed', () => {
  expect(registrationAccount.parse({ ...aRegistration, firstName: '  Robin ', lastName: 'van Sample ' })).toMatchObject({
    firstName: 'Robin',
    lastName: 'van Sample',
  });
  expect(refusalsOf({ firstName: '   ', lastName: undefined })).toEqual(['firstName: textMissing', 'lastName: textMissing']);
  expect(refusalsOf({ firstName: 'x'.repeat(10_000) })).toEqual(['firstName: textTooLong']);
  expect(refusalsOf({ firstName: 'Win at evil.example' })).toEqual(['firstName: nameHoldsAddress']);
});

test.each(['2010-02-30', '2011-02-29', '0000-00-00', '1899-05-05', '2101-05-05', '2010-1-1', '', 20100101])(
  '[S5-02] the date of birth %j is refused',
  (dateOfBirth) => {
    expect(refusalsOf({ dateOfBirth })).toEqual(['dateOfBirth: dateOfBirthInvalid']);
  },
);

test('[S5-03] a child of 12 is refused with the exact message, and taken on the 13th birthday', () => {
  const account = { dateOfBirth: '2013-06-15' };
  expect(registrationRefusal(account, '2026-06-14')).toEqual({ code: 'tooYoung', field: 'dateOfBirth' });
  expect(registrationRefusal(account, '2026-06-15')).toBeNull();
  expect(apiMessage('tooYoung', 'en')).toBe('Unfortunately, you are too young to register');
});

test('[S5-04] the mail address is valid and stored in lower case', () => {
  expect(registrationAccount.parse({ ...aRegistration, email: 'Robin@Example.com' }).email).toBe('robin@example.com');
  expect(refusalsOf({ email: 'robin' })).toEqual(['email: emailInvalid']);
});

test('[S5-05] a coach needs a .edu address, with the exact message', () => {
  expect(refusalsOf(coach)).toEqual([]);
  expect(refusalsOf({ ...coach, email: 'coach@HARBOR.EDU' })).toEqual([]);
  expect(refusalsOf({ ...coach, email: 'coach@example.com' })).toEqual(['email: coachNeedsEduEmail']);
  expect(refusalsOf({ ...coach, email: 'coach@x.edu.evil.com' })).toEqual(['email: coachNeedsEduEmail']);
  expect(apiMessage('coachNeedsEduEmail', 'en')).toBe('Only .edu email addresses are allowed for coach accounts');
});

test('[S5-07] a player has to say which kind', () => {
  expect(refusalsOf({ type: 'player' })).toEqual(['type: playerTypeMissing']);
  expect(['playerHighSchool', 'playerCollege', 'playerPro', 'parent'].flatMap((type) => refusalsOf({ type }))).toEqual([]);
});

test('[S5-07] the form starts as a high-school player of men’s soccer, and offers three kinds and two genders', () => {
  expect(REGISTRATION_DEFAULTS).toEqual({ kind: 'player', sportsTypeGender: 'Male', playerType: 'playerHighSchool' });
  expect(ACCOUNT_KINDS).toEqual(['player', 'coach', 'parent']);
  expect(SPORTS_GENDERS).toEqual({ mens: 'Male', womens: 'Female' });
});
