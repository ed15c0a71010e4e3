import { expect, test } from 'vitest';
import { addressToReturnTo, emailLinkOf } from './email-link';

const SITE = 'https://touchline.example';
const linkOf = (query: string) => emailLinkOf(new URLSearchParams(query), SITE);
const back = (address: string) => linkOf(`mode=resetPassword&oobCode=abc&continueUrl=${encodeURIComponent(address)}`)?.back;

test.each([
  ['mode=resetPassword&oobCode=abc&apiKey=key&lang=de', { does: 'resetPassword', code: 'abc', back: null }],
  ['mode=verifyEmail&oobCode=abc', { does: 'confirmEmail', code: 'abc', back: null }],
  ['mode=verifyAndChangeEmail&oobCode=abc', { does: 'confirmEmail', code: 'abc', back: null }],
  ['mode=recoverEmail&oobCode=abc', { does: 'confirmEmail', code: 'abc', back: null }],
  ['mode=resetPassword', null],
  ['mode=resetPassword&oobCode=', null],
  ['mode=toString&oobCode=abc', null],
  ['oobCode=abc', null],
  ['', null],
])('the query %j is the link %j', (query, link) => {
  expect(linkOf(query)).toEqual(link);
});

test('a link leads back to the page where it was asked for', () => {
  expect(back(`${SITE}/colleges?q=state&page=2`)).toBe('/colleges?q=state&page=2');
  expect(back(`${SITE}/`)).toBe('/');
});

test.each([
  'https://evil.example/colleges',
  'https://touchline.example.evil.example/',
  'http://touchline.example/',
  '//evil.example/',
  'javascript:alert(1)',
  '/colleges',
  `${SITE}/signInUpMobile?mode=resetPassword&oobCode=again`,
])('attack 153: a link does not lead to %s', (address) => {
  expect(back(address)).toBeNull();
});

test('a mail leads back to the present page, without what follows the #, from the page of sign-in to the account', () => {
  const at = (address: string) => addressToReturnTo(new URL(address));
  expect(at(`${SITE}/colleges?q=state#list`)).toBe(`${SITE}/colleges?q=state`);
  expect(at(`${SITE}/signInUpMobile?mode=resetPassword&oobCode=secret`)).toBe(`${SITE}/account`);
});
