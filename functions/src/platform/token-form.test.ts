import { expect, test } from 'vitest';
import { hasTokenForm } from './token-form';

const part = (text: string): string => Buffer.from(text).toString('base64url');

test('a token has three parts, of which two are JSON objects', () => {
  expect(hasTokenForm(`${part('{"alg":"RS256"}')}.${part('{"sub":"uid"}')}.signature`)).toBe(true);
  expect(hasTokenForm(`${part('{"alg":"none"}')}.${part('{}')}.`)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['one part', 'garbage'],
  ['two parts', `${part('{}')}.${part('{}')}`],
  ['four parts', `${part('{}')}.${part('{}')}.a.b`],
  ['empty parts', '..'],
  ['claims that are no JSON', `${part('{}')}.${part('no JSON')}.a`],
  ['claims that are null', `${part('{}')}.${part('null')}.a`],
  ['claims that are a list', `${part('{}')}.${part('[]')}.a`],
  ['a header that is no object', `${part('"alg"')}.${part('{}')}.a`],
  ['a cut JSON text', `${part('{"alg":')}.${part('{}')}.a`],
])('%s is no token', (_, text) => {
  expect(hasTokenForm(text)).toBe(false);
});
