import { ALL_COLLEGES } from '@touchline/domain/search/college-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { planPage } from './page-plan';

describe('what an address asks the server for', () => {
  test.each([
    ['/', { kind: 'search' }],
    ['/home?lang=de', { kind: 'home' }],
    ['/colleges?search=%20ohio%20&page=2', { kind: 'colleges', query: { ...ALL_COLLEGES, text: 'ohio', page: 2 } }],
    ['/Test_College_(A,_OH)/womens/soccer/campus', { kind: 'college', pathName: 'Test_College_(A,_OH)' }],
    ['/camps', { kind: 'plain' }],
    ['/exploreSoccer', { kind: 'redirect', to: '/exploreSoccer/ncaaD1' }],
  ])('%s', (url, plan) => expect(planPage(url)).toEqual(plan));

  test('[S2-15] /privacy leads to the privacy page at another site, whose address a deployment sets', async () => {
    vi.stubEnv('VITE_PRIVACY_URL', 'https://legal.example.org/privacy');
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const deployed = await import('./page-plan');

    expect(deployed.planPage('/privacy')).toEqual({ kind: 'redirect', to: 'https://legal.example.org/privacy' });
    expect(planPage('/privacy')).toEqual({ kind: 'redirect', to: 'https://privacy.touchline.example/' });
  });

  test('pages that depend on who is there are left to the browser', () => {
    const plans = ['/account', '/admin/users', '/mycolleges', '/A/mens/soccer/administration', '/signInUpMobile'].map(planPage);
    expect(plans).toEqual(plans.map(() => ({ kind: 'shell' })));
  });

  test('addresses of no route say which college their first part may name', () => {
    expect(planPage('/Test_College')).toEqual({ kind: 'unknown', college: 'Test_College' });
    expect(planPage('/Test%20College/x/y/z')).toEqual({ kind: 'unknown', college: 'Test College' });
    expect(planPage('/admin/nothing')).toEqual({ kind: 'unknown', college: null });
    expect(planPage('//evil.example/x')).toEqual({ kind: 'unknown', college: null });
    expect(planPage('/%E0%A4%A')).toEqual({ kind: 'unknown', college: null });
  });
});
