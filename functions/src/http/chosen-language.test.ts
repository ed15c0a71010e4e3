import { expect, test } from 'vitest';
import { chosenLanguage } from './chosen-language';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-CH', 'de'],
  ['en-GB', 'en'],
  ['en, de', 'en'],
  ['de, en', 'de'],
  ['de;q=0.4, en;q=0.5', 'en'],
  ['de;q=0.5, en;q=0.4', 'de'],
  ['fr, it;q=0.9, de;q=0.1', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=0', 'en'],
  ['de;level=1;q=0.3, en;q=0.2', 'de'],
  ['de ; q=0.9 , en ; q=0.1', 'de'],
])('Accept-Language %s wants %s', (header, language) => {
  expect(chosenLanguage(header)).toBe(language);
});

test.each([undefined, '', '*', 'fr', 'deutsch', 'den', ';q=1', ',,,', 'de;q=x', 'de;q=1.5.5', '\u0000'])(
  '%j names none of our languages, or none readably: English or German, never a failure',
  (header) => {
    expect(['en', 'de']).toContain(chosenLanguage(header));
  },
);

test.each([undefined, '', '*', 'fr', 'deutsch', 'den'])('%j gets English', (header) => {
  expect(chosenLanguage(header)).toBe('en');
});

test('only the beginning of an endless header is read', () => {
  expect(chosenLanguage(`${'fr,'.repeat(100_000)}de`)).toBe('en');
});
