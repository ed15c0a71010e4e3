import { describe, expect, test } from 'vitest';
import { siteHost, siteHostsOf } from './site-hosts';

const HOSTS = siteHostsOf('touchline.example, WWW.touchline.example', 'demo');

describe('the host that a page calls its own', () => {
  test('is one of those that the deployment names, or of the project', () => {
    expect(HOSTS).toEqual(['touchline.example', 'www.touchline.example', 'demo.web.app', 'demo.firebaseapp.com']);
    expect(siteHostsOf('', 'demo')).toEqual(['demo.web.app', 'demo.firebaseapp.com']);
    for (const host of HOSTS) expect(siteHost([host, 'ui-1.a.run.app'], HOSTS, false)).toBe(host);
    expect(siteHost(['Demo.Web.App', undefined], HOSTS, false)).toBe('demo.web.app');
  });

  test.each([
    ['a host of somebody else', 'evil.example', 'ui-1.a.run.app'],
    ['what is no host', '"><script>', undefined],
    ['a host that begins alike', 'demo.web.app.evil.example', 'demo.web.app:8443'],
    ['this machine, in production', 'localhost:5000', '127.0.0.1'],
    ['nothing', undefined, undefined],
  ])('is the first of the site where the call tells %s', (_, forwarded, host) => {
    expect(siteHost([forwarded, host], HOSTS, false)).toBe('touchline.example');
  });

  test('is found behind what a caller put before it', () => {
    expect(siteHost(['evil.example, demo.web.app', 'ui-1.a.run.app'], HOSTS, false)).toBe('demo.web.app');
  });

  test('is any port of this machine on the local stack, and nothing else', () => {
    expect(siteHost(['evil.example', '127.0.0.1:38000'], HOSTS, true)).toBe('127.0.0.1:38000');
    expect(siteHost(['localhost:5000', undefined], HOSTS, true)).toBe('localhost:5000');
  });
});
