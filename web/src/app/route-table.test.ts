import { describe, expect, test } from 'vitest';
import { preservesScroll, resolveAddress } from './resolve-address';
import { matchAddress, ROUTE_TABLE } from './route-table';

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

const accessOf = (path: string) => {
  const meaning = resolveAddress(path);
  return meaning.kind === 'page' ? (meaning.route.access ?? 'public') : meaning.kind;
};

describe('the route table', () => {
  test('opens to everybody what the specification leaves open', () => {
    expect(OPEN.filter((path) => accessOf(path) !== 'public')).toEqual([]);
  });

  test('asks for a user where the specification does', () => {
    expect(SIGNED_IN.filter((path) => accessOf(path) !== 'auth')).toEqual([]);
  });

  test('asks for the admin claim where the specification does', () => {
    expect(ADMINS.filter((path) => accessOf(path) !== 'admin')).toEqual([]);
  });

  test('leads on from what are no pages', () => {
    expect(resolveAddress('/exploreSoccer')).toEqual({ kind: 'redirect', to: '/exploreSoccer/ncaaD1' });
    expect(resolveAddress('/admin')).toEqual({ kind: 'redirect', to: '/admin/users' });
    expect(resolveAddress('/profile/a-b')).toEqual({ kind: 'redirect', to: '/profile/a-b/about' });
    expect(resolveAddress('/privacy')).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^https:\/\//) as unknown });
  });

  test('[S2-20] knows nothing beside the list, our three and the local gallery, and takes an album’s name as its id', () => {
    const listed = [...OPEN, ...SIGNED_IN, ...ADMINS, '/exploreSoccer', '/admin', '/privacy', '/profile/a', '/gallery'];
    const met = new Set(listed.map((path) => matchAddress(path)?.route.path));
    expect(ROUTE_TABLE.map(({ path }) => path).filter((path) => !met.has(path))).toEqual([]);
    expect(matchAddress('/A_College/mens/soccer/album/Game%20Day')?.params.id).toBe('Game Day');
  });

  test('[S2-21] offers the first part as a college’s name where nothing of ours begins so', () => {
    expect(resolveAddress('/Harbor_Point')).toEqual({ kind: 'unknown', college: 'Harbor_Point' });
    expect(resolveAddress('/profile/a/nothing')).toEqual({ kind: 'unknown', college: null });
    expect(resolveAddress('/')).toMatchObject({ kind: 'page' });
  });

  test('[S2-23] keeps the header in sight on the landing page alone', () => {
    expect(ROUTE_TABLE.filter((route) => 'page' in route && route.isSticky).map(({ path }) => path)).toEqual(['/home']);
  });

  test('hides the navigation on the wizards and the mobile sign-in', () => {
    const wizards = ROUTE_TABLE.filter((route) => 'page' in route && route.isWizard).map(({ path }) => path);
    expect(wizards.sort()).toEqual([
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
    expect(preservesScroll(from, to)).toBe(expected);
  });
});
