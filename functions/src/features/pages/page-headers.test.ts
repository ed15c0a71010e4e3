import { describe, expect, test } from 'vitest';
import { pageDirectives } from './page-headers';
import { tagManagerIdOf } from './tag-manager-id';

const TAG_MANAGER = 'https://www.googletagmanager.com';

describe('what a page may load', () => {
  test('[S4-15] includes the tag manager only where the deployment has one', () => {
    const without = pageDirectives([], { authEmulator: null, hasTagManager: false });
    const having = pageDirectives([], { authEmulator: null, hasTagManager: true });

    expect(JSON.stringify(without)).not.toMatch(/googletagmanager|google-analytics/);
    expect(having.scriptSrc).toEqual([...(without.scriptSrc ?? []), TAG_MANAGER]);
    expect(having.connectSrc).toContain('https://*.google-analytics.com');
    expect(having.frameSrc).toEqual(without.frameSrc);
  });

  test('a parameter that is no id of a tag manager does not reach the page', () => {
    const parameters = ['GTM-ABC123', '', 'UA-1234', 'GTM-abc', 'GTM-A"><script>'];

    expect(parameters.map(tagManagerIdOf)).toEqual(['GTM-ABC123', null, null, null, null]);
  });
});
