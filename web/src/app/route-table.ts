import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { matchRoutes } from 'react-router-dom';
import type { Access } from '../session/session-state';
import { coming, ownPage, page, type Page, queryPage } from './page';
import { PRIVACY_ADDRESS } from './site-links';

interface Row {
  /** The pattern of the address; parts behind a colon are its parameters. */
  readonly path: string;
}

/** An address with a page. */
export interface PageRoute extends Row {
  readonly page: Page;
  /**
   * The pattern of the whole page where several subpages share one: it stays mounted while one subpage changes to
   * another.
   */
  readonly mount?: string;
  readonly access?: Exclude<Access, 'public'>;
  /** The header is sticky (S2-23). */
  readonly isSticky?: true;
  /** A wizard: the normal navigation is hidden. */
  readonly isWizard?: true;
  /** Navigating between two such addresses with the same beginning preserves the scroll position (S2-24). */
  readonly preserveScroll?: true;
  /** Only for windows under 992 px; wider ones are redirected there. */
  readonly widerGoesTo?: string;
}

/** An address that leads to another: a path of ours with the same parameters, or another site. */
export interface RedirectRoute extends Row {
  readonly redirect: string;
}

export type RouteParams = Readonly<Record<string, string>>;

export type SiteRoute = PageRoute | RedirectRoute;

const COLLEGE = '/:name/:g/soccer';
const PROFILE = '/profile/:username';

const collegePage = queryPage(
  async () => (await import('../features/college-page/college-page-screen')).CollegePageScreen,
  'college',
);
const onCollege = { page: collegePage, mount: `${COLLEGE}/*` } as const;

/** Every address of the site (S2-01 to S2-20). `resolveAddress` reads what matches none of them. */
export const ROUTE_TABLE: readonly SiteRoute[] = [
  {
    path: '/home',
    page: page(async () => (await import('../features/landing/landing-screen')).LandingScreen, 'landing'),
    isSticky: true,
  },
  {
    path: '/',
    page: queryPage(
      async () => (await import('../features/recruit-search/recruit-search-screen')).RecruitSearchScreen,
      'landing',
    ),
  },
  {
    path: '/colleges',
    page: queryPage(
      async () => (await import('../features/college-search/college-search-screen')).CollegeSearchScreen,
      'colleges',
    ),
  },
  { path: '/camps', page: coming('camps') },
  { path: '/collegeMap', page: coming('collegeMap'), widerGoesTo: '/exploreLocations' },
  { path: '/exploreSoccer', redirect: '/exploreSoccer/ncaaD1' },
  { path: '/exploreSoccer/ncaaD1', page: coming('ncaaD1') },
  { path: '/exploreSoccer/ncaaD2', page: coming('ncaaD2') },
  { path: '/exploreSoccer/ncaaD3', page: coming('ncaaD3') },
  { path: '/exploreSoccer/naia', page: coming('naia') },
  { path: '/exploreSoccer/njcaaD1', page: coming('njcaaD1') },
  { path: '/exploreSoccer/njcaaD2', page: coming('njcaaD2') },
  { path: '/exploreSoccer/njcaaD3', page: coming('njcaaD3') },
  { path: '/exploreColleges', page: coming('exploreColleges') },
  { path: '/exploreLocations', page: coming('exploreLocations') },
  { path: '/account', page: ownPage('account'), access: 'auth' },
  { path: '/account/personal-info', page: ownPage('personalInfo'), access: 'auth' },
  { path: '/account/login-and-security', page: ownPage('loginAndSecurity'), access: 'auth' },
  { path: '/account/manage-data', page: ownPage('manageData'), access: 'auth' },
  { path: '/mycolleges', page: ownPage('mycolleges'), access: 'auth' },
  { path: '/coachonboardingwizard', page: coming('coachOnboarding'), isWizard: true },
  { path: '/playeronboardingwizard', page: coming('playerOnboarding'), isWizard: true },
  { path: '/playerProfileWizard', page: coming('playerProfileWizard'), isWizard: true },
  {
    path: '/signInUpMobile',
    page: page(async () => (await import('../features/sign-in/sign-in-screen')).SignInScreen, 'dialogs'),
    isWizard: true,
  },
  { path: '/plus', page: coming('plus') },
  { path: '/test', page: coming('paymentTest'), access: 'admin' },
  { path: '/admin', redirect: '/admin/users' },
  { path: '/admin/users', page: ownPage('adminUsers'), access: 'admin' },
  { path: '/admin/colleges', page: coming('adminColleges'), access: 'admin' },
  { path: '/admin/featureRequests', page: coming('featureRequests'), access: 'admin' },
  { path: '/admin/coachInvites', page: coming('coachInvites'), access: 'admin' },
  { path: '/admin/logs', page: coming('adminLogs'), access: 'admin' },
  { path: '/imprint', page: coming('imprint') },
  { path: '/contact', page: coming('contact') },
  { path: '/claimCollege', page: coming('claimCollege') },
  { path: '/TermsAndConditions', page: coming('terms') },
  { path: '/Secret', page: coming('secret') },
  { path: '/youthProtection', page: coming('youthProtection') },
  { path: '/contentResponsibility', page: coming('contentResponsibility') },
  { path: '/ncaacompliance', page: coming('compliance') },
  { path: '/privacy', redirect: PRIVACY_ADDRESS },
  { path: '/guide', page: coming('guide') },
  { path: '/guide/:chapter', page: coming('guideChapter') },
  { path: '/faqs', page: coming('faqs') },
  { path: '/coach/:collegeId/:coachId', page: coming('coach') },
  { path: PROFILE, redirect: `${PROFILE}/about` },
  { path: `${PROFILE}/about`, page: coming('profileAbout'), preserveScroll: true },
  { path: `${PROFILE}/photos`, page: coming('profilePhotos'), preserveScroll: true },
  { path: `${PROFILE}/album/:id`, page: coming('profileAlbum') },
  { path: `${PROFILE}/videos`, page: coming('profileVideos'), preserveScroll: true },
  { path: `${PROFILE}/academics`, page: coming('profileAcademics'), preserveScroll: true },
  { path: `${PROFILE}/more`, page: coming('profileMore'), preserveScroll: true },
  { path: COLLEGE, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/athletics`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/academics`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/camps`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/alumni`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/contact`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/facilities`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/campus`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/city`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/photos`, ...onCollege, preserveScroll: true },
  { path: `${COLLEGE}/album/:id`, ...onCollege },
  { path: `${COLLEGE}/rankingsAlbum`, ...onCollege, access: 'auth', preserveScroll: true },
  { path: `${COLLEGE}/administration`, ...onCollege, access: 'auth', preserveScroll: true },
  ...localRoutes(),
];

const MATCHABLE = ROUTE_TABLE.map((route) => ({ path: route.path, route }));

interface AddressMatch {
  readonly route: SiteRoute;
  readonly params: RouteParams;
}

/** The last match: one render asks for the same path several times, and each search ranks the whole table. */
let latest: { readonly pathname: string; readonly match: AddressMatch | null } | null = null;

/** The row of the table that a path belongs to, with its parameters, or null; the more exact pattern wins. */
export function matchAddress(pathname: string): AddressMatch | null {
  if (latest?.pathname !== pathname) latest = { pathname, match: findRow(pathname) };
  return latest.match;
}

function findRow(pathname: string): AddressMatch | null {
  const match = matchRoutes(MATCHABLE, pathname)?.at(-1);
  if (match === undefined) return null;
  const params = Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { route: match.route.route, params: Object.fromEntries(params) };
}

/** Downloads the page of an address with its texts, so that it renders without waiting. */
export async function preloadPage(pathname: string, language: Language): Promise<void> {
  const match = matchAddress(pathname);
  if (match !== null && 'page' in match.route) await match.route.page.preload(language);
}

/** The gallery of components, while developing and in builds that VITE_LOCAL=true makes for one machine. */
function localRoutes(): readonly SiteRoute[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_LOCAL !== 'true') return [];
  return [
    {
      path: '/gallery',
      page: page(async () => (await import('../features/gallery/gallery-screen')).GalleryScreen, 'college', 'colleges'),
    },
  ];
}
