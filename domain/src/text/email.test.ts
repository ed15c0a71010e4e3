import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiMessage } from '../http/api-messages';
import { isEmail } from './email';
import { email } from './email-schema';

describe('[S5-04] a mail address', () => {
  test.each([
    'robin@example.com',
    'robin.sample+soccer@mail.example.co.uk',
    "o'neil@example.edu",
    'a@b.de',
    `${'a'.repeat(64)}@example.com`,
  ])('is taken as %s', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  test.each([
    '',
    'robin',
    'robin@',
    '@example.com',
    'robin@example',
    'robin@example.c',
    'robin@example..com',
    '.robin@example.com',
    'robin.@example.com',
    'ro..bin@example.com',
    'robin@-example.com',
    'robin@exam_ple.com',
    'robin@example.com.',
    'robin@@example.com',
    'robin @example.com',
    'robin@example.com\n',
    'robin@example.com\r\nBcc: all@example.com',
    '"robin sample"@example.com',
    'robin@[127.0.0.1]',
    'robin@127.0.0.1',
    'rоbin@example.com',
    `${'a'.repeat(65)}@example.com`,
    `robin@${'a.'.repeat(130)}com`,
  ])('is refused as %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });

  test('is kept in lower case', () => {
    expect(email.parse('Robin@Example.COM')).toBe('robin@example.com');
  });

  test('is refused with the exact message', () => {
    const codes = ['robin@', null].map((typed) => z.safeParse(email, typed).error?.issues.map(({ message }) => message));
    expect(codes).toEqual([['emailInvalid'], ['emailInvalid']]);
    expect(apiMessage('emailInvalid', 'en')).toBe('Please enter a valid email address.');
  });
});
