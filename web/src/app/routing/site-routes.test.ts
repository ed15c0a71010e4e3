import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ALL_PAGES } from '../../pages/all-pages';
import { patternsOf } from '../../pages/page-definition';
import { pageOf, preservesScroll } from './page-handle';
import { isRendered, siteRoutes } from './site-routes';

/** Every address of S2-01 to S2-20 with who may open it; `requires` in the words of the requirement. */
const OPEN = [
  ...['/home', '/', '/colleges', '/camps', '/collegeMap', '/exploreColleges', '/exploreLocations', '/plus'],
  ...['ncaaD1', 'ncaaD2', 'ncaaD3', 'naia', 'njcaaD1', 'njcaaD2', 'njcaaD3'].map((list) => `/exploreSoccer/${list}`),
  ...['/coachonboardingwizard', '/playeronboardingwizard', '/playerProfileWizard', '/signInUpMobile'],
  ...['/imprint', '/contact', '/claimCollege', '/TermsAndConditions', '/Secret', '/youthProtection', '/contentResponsibility'],
  ...['/ncaacompliance', '/coach/a/b', '/guide', '/guide/a', '/faqs'],
  ...['about', 'photos', 'album/Home', 'videos', 'academics', 'more'].map((part) => `/profile/a/${part}`),
  ...[
    '',
    '/athletics',
    '/academics',
    '/camps',
    '/alumni',
    '/contact',
    '/facilities',
    '/campus',
    '/city',
    '/photos',
    '/album/Home',
  ].map((part) => `/A_College/womens/soccer${part}`),
];
const SIGNED_IN = [
  ...['/account', '/account/personal-info', '/account/login-and-security', '/account/manage-data', '/mycolleges'],
  ...['/A_College/mens/soccer/rankingsAlbum', '/A_College/mens/soccer/administration'],
];
const ADMINS = ['/test', '/admin/users', '/admin/colleges', '/admin/featureRequests', '/admin/coachInvites', '/admin/logs'];

const notAsked = () => Promise.reject(new Error('No loader runs here'));
const routes = siteRoutes({ call: notAsked, store: () => undefined, admit: notAsked, language: () => 'en', isServer: false });

const matchesOf = (path: string, among: RouteObject[] = routes) =>
  (matchRoutes(among, path) ?? []).map(({ pathname, params, route }) => ({
    pathname,
    params,
    id: route.id,
    handle: route.handle as unknown,
  }));
const idOf = (path: string) => matchesOf(path).at(-1)?.id;
const rulesOf = (path: string) => pageOf(matchesOf(path)).rules;
const accessOf = (path: string) => (idOf(path) === 'unknown' ? 'unknown' : (rulesOf(path).access ?? 'public'));
const everyPath = [...OPEN, ...SIGNED_IN, ...ADMINS];

describe('the routes of the site', () => {
  test('open to everybody what the specification leaves open', () => {
    expect(OPEN.filter((path) => accessOf(path) !== 'public')).toEqual([]);
  });

  test('ask for a user where the specification does', () => {
    expect(SIGNED_IN.filter((path) => accessOf(path) !== 'auth')).toEqual([]);
  });

  test('ask for the admin claim where the specification does', () => {
    expect(ADMINS.filter((path) => accessOf(path) !== 'admin')).toEqual([]);
  });

  test('[S2-20] know nothing beside the list, our three and the local gallery, and take an album’s name as its id', () => {
    const met = new Set([...everyPath, '/exploreSoccer', '/admin', '/privacy', '/profile/a', '/gallery'].map(idOf));
    const ids = ALL_PAGES.flatMap((page) =>
      'subpages' in page ? (page.subpages ?? []).map(({ path }) => `${page.path}/${path}`) : [page.path],
    );
    expect(ids.filter((id) => !met.has(id))).toEqual([]);
    expect(matchesOf('/A_College/mens/soccer/album/Game%20Day').at(-1)?.params.id).toBe('Game Day');
    for (const path of ['/nowhere', '/a/b/c', '/A_College/mens/soccer/nothing', '/profile/a/nothing'])
      expect(idOf(path)).toBe('unknown');
  });

  test('[S2-20] have no address twice', () => {
    const patterns = ALL_PAGES.flatMap(patternsOf);
    expect(patterns.length).toBeGreaterThan(50);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('leave to the browser what depends on who is there, and nothing else', () => {
    const left = everyPath.filter((path) => !isRendered(routes, path));
    const wizards = ['/coachonboardingwizard', '/playeronboardingwizard', '/playerProfileWizard', '/signInUpMobile'];
    expect(left.sort()).toEqual([...SIGNED_IN, ...ADMINS, ...wizards].sort());
    expect(isRendered(routes, '/nowhere')).toBe(true);
  });

  test('[S2-23] keep the header in sight on the landing page alone', () => {
    expect(everyPath.filter((path) => rulesOf(path).isSticky)).toEqual(['/home']);
  });

  test('hide the navigation on the wizards and the mobile sign-in', () => {
    expect(everyPath.filter((path) => rulesOf(path).isWizard).sort()).toEqual([
      '/coachonboardingwizard',
      '/playerProfileWizard',
      '/playeronboardingwizard',
      '/signInUpMobile',
    ]);
  });

  test.each([
    ['/A_College/mens/soccer', '/A_College/mens/soccer/academics', true],
    ['/A_College/mens/soccer/city', '/A_College/mens/soccer/campus', true],
    ['/profile/a/about', '/profile/a/videos', true],
    ['/A_College/mens/soccer/city', '/Another/mens/soccer/city', false],
    ['/A_College/mens/soccer', '/A_College/womens/soccer', false],
    ['/A_College/mens/soccer/photos', '/A_College/mens/soccer/album/Home', false],
    ['/colleges', '/A_College/mens/soccer', false],
    ['/', '/nowhere', false],
  ])('[S2-24] between %s and %s preserves the scroll position: %s', (from, to, expected) => {
    expect(preservesScroll(pageOf(matchesOf(from)), pageOf(matchesOf(to)))).toBe(expected);
  });
});
