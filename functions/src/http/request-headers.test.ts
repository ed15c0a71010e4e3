import { describe, expect, test } from 'vitest';
import { chosenLanguage, isForeignOrigin } from './request-headers';

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

const call = { origin: undefined, fetchSite: undefined, host: 'touchline.example', forwardedHost: undefined };

describe('a call is our own', () => {
  test.each([
    ['without Origin and Sec-Fetch-Site, as programs send it', {}],
    ['from the host that is called', { origin: 'https://touchline.example' }],
    ['from the same host and port', { origin: 'http://localhost:5000', host: 'localhost:5000' }],
    [
      'from the host that Hosting was called by',
      { origin: 'https://touchline.example', host: 'ui-abc.a.run.app', forwardedHost: 'touchline.example' },
    ],
    [
      'from one of several forwarded hosts',
      { origin: 'https://touchline.example', host: 'x', forwardedHost: 'y, touchline.example' },
    ],
    ['where the browser says same-origin', { origin: 'https://touchline.example', fetchSite: 'same-origin' }],
    ['where the user typed the address', { fetchSite: 'none' }],
  ])('%s', (_, given) => {
    expect(isForeignOrigin({ ...call, ...given })).toBe(false);
  });
});

describe('a call is foreign', () => {
  test.each([
    ['from another host', { origin: 'https://evil.example' }],
    ['from a longer host', { origin: 'https://touchline.example.evil.com' }],
    ['from a host below ours', { origin: 'https://sub.touchline.example' }],
    ['from another port', { origin: 'https://touchline.example:8443' }],
    ['from a page without origin', { origin: 'null' }],
    ['with an empty Origin', { origin: '' }],
    ['with an Origin that is none', { origin: 'touchline.example' }],
    ['where the browser says cross-site, whatever Origin says', { origin: 'https://touchline.example', fetchSite: 'cross-site' }],
    ['cross-site without Origin', { fetchSite: 'cross-site' }],
    ['with a user in the Origin', { origin: 'https://touchline.example@evil.example' }],
    ['where no host is known', { origin: 'https://touchline.example', host: undefined }],
  ])('%s', (_, given) => {
    expect(isForeignOrigin({ ...call, ...given })).toBe(true);
  });
});
