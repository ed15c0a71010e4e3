import { videoEmbedOf } from '@touchline/domain/kernel/text/video-embed';
import { describe, expect, test } from 'vitest';
import {
  REPORTING_ENDPOINTS,
  NO_OUTSIDE_SERVICES,
  type OutsideServices,
  outsideServicesOf,
  pageDirectives,
} from './page-headers';

const KEY = '6LcTest_key-of-forty-characters-00000000';
const HOST = 'demo.firebaseapp.com';
const TAG_MANAGER = 'https://www.googletagmanager.com';

describe('what a page may load', () => {
  test('is nothing in frames of others, no plugins, and forms and workers of its own alone', () => {
    expect(pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES })).toMatchObject({
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      workerSrc: ["'self'"],
    });
  });

  test('141: is pictures of our own and one host of Firebase, and no script in an attribute', () => {
    const directives = pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES });

    expect(directives).toMatchObject({ imgSrc: ["'self'", 'data:', 'blob:'], scriptSrcAttr: ["'none'"] });
    expect(directives.frameSrc?.filter((source) => source.includes('firebase'))).toEqual([`https://${HOST}`]);
    expect(JSON.stringify(directives)).not.toContain('*');
  });

  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://www.hudl.com/video/3/123/5f3ea1b2c3d4e5',
    'https://www.dailymotion.com/video/x84sh87',
  ])('is the player of a linked video: %s', (typed) => {
    const { frameSrc } = pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES });
    expect(frameSrc).toContain(new URL(videoEmbedOf(typed)?.embedUrl ?? '').origin);
  });

  test('is reported by browsers where it was not allowed, at an address of the API', () => {
    const directives = pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES });

    expect(directives).toMatchObject({ reportUri: ['/ui/v1/policyReports'], reportTo: ['policy'] });
    expect(REPORTING_ENDPOINTS).toBe('policy="/ui/v1/policyReports"');
  });

  test('includes the tag manager only where the deployment has one', () => {
    const without = pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES });
    const services = { ...NO_OUTSIDE_SERVICES, tagManagerId: 'GTM-TEST1' };
    const having = pageDirectives([], { authEmulator: null, authHost: HOST, services });

    expect(JSON.stringify(without)).not.toMatch(/googletagmanager|google-analytics/);
    expect(having.scriptSrc).toEqual([...(without.scriptSrc ?? []), TAG_MANAGER]);
    expect(having.connectSrc).toContain('https://*.google-analytics.com');
    expect(having.frameSrc).toEqual(without.frameSrc);
  });

  test('includes what App Check proves our pages with only where the deployment names a key', () => {
    const without = pageDirectives([], { authEmulator: null, authHost: HOST, services: NO_OUTSIDE_SERVICES });
    const services = { ...NO_OUTSIDE_SERVICES, appCheckKey: KEY };
    const having = pageDirectives([], { authEmulator: null, authHost: HOST, services });

    expect(JSON.stringify(without)).not.toMatch(/recaptcha|appcheck/);
    expect(having.scriptSrc).toContain('https://www.google.com/recaptcha/');
    expect(having.frameSrc).toContain('https://recaptcha.google.com/recaptcha/');
    expect(having.connectSrc).toContain('https://content-firebaseappcheck.googleapis.com');
  });

  test('a parameter that is no id does not reach the page', () => {
    const tagManagers = ['GTM-ABC123', '', 'UA-1234', 'GTM-abc', 'GTM-A"><script>'];
    const keys = [KEY, '', 'short', `${KEY}"><script>`];
    const named = (one: Partial<Record<keyof OutsideServices, string>>) =>
      outsideServicesOf({ tagManagerId: '', appCheckKey: '', ...one });

    expect(tagManagers.map((tagManagerId) => named({ tagManagerId }).tagManagerId)).toEqual([
      'GTM-ABC123',
      null,
      null,
      null,
      null,
    ]);
    expect(keys.map((appCheckKey) => named({ appCheckKey }).appCheckKey)).toEqual([KEY, null, null, null]);
  });
});
