import { describe, expect, test } from 'vitest';
import { isForeignOrigin } from './foreign-origin';

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
