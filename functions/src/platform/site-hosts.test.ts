import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteHost, siteHostsOf, siteOrigin } from './site-hosts';

const HOSTS = siteHostsOf('touchline.example, WWW.touchline.example', 'demo');

afterEach(() => vi.unstubAllEnvs());

describe('the host that a page calls its own', () => {
  test('is one of those that the deployment names, or of the project', () => {
    expect(HOSTS).toEqual(['touchline.example', 'www.touchline.example', 'demo.web.app', 'demo.firebaseapp.com']);
    expect(siteHostsOf('', 'demo')).toEqual(['demo.web.app', 'demo.firebaseapp.com']);
    for (const host of HOSTS) expect(siteHost([host, 'ui-1.a.run.app'], HOSTS)).toBe(host);
    expect(siteHost(['Demo.Web.App', undefined], HOSTS)).toBe('demo.web.app');
  });

  test.each([
    ['a host of somebody else', 'evil.example', 'ui-1.a.run.app'],
    ['what is no host', '"><script>', undefined],
    ['a host that begins alike', 'demo.web.app.evil.example', 'demo.web.app:8443'],
    ['this machine, in production', 'localhost:5000', '127.0.0.1'],
    ['nothing', undefined, undefined],
  ])('is the first of the site where the call tells %s', (_, forwarded, host) => {
    expect(siteHost([forwarded, host], HOSTS)).toBe('touchline.example');
  });

  test('is found behind what a caller put before it', () => {
    expect(siteHost(['evil.example, demo.web.app', 'ui-1.a.run.app'], HOSTS)).toBe('demo.web.app');
  });

  test('is any port of this machine on the local stack, and nothing else', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(siteHost(['evil.example', '127.0.0.1:38000'], HOSTS)).toBe('127.0.0.1:38000');
    expect(siteHost(['localhost:5000', undefined], HOSTS)).toBe('localhost:5000');
  });
});

describe('the origin at which the sender of a request sees the site', () => {
  test('is the main host of the deployment, by HTTPS, where the request names none of it', () => {
    vi.stubEnv('SITE_HOSTS', 'touchline.example');
    expect(siteOrigin('127.0.0.1:5000', 'evil.example')).toBe('https://touchline.example');
    expect(siteOrigin()).toBe('https://touchline.example');
  });

  test('is that of the local stack by HTTP', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(siteOrigin('127.0.0.1:5000', 'ui')).toBe('http://127.0.0.1:5000');
  });

  test('is not made local by an emulator of Firestore alone', () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
    vi.stubEnv('GCLOUD_PROJECT', 'demo');
    expect(siteOrigin('127.0.0.1:5000', 'ui')).toBe('https://demo.web.app');
  });
});
