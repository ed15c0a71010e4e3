import { API_ROUTES } from '@touchline/domain/http/api-routes';

/** For answers that depend on the user, and for failures. */
export const NO_STORE = 'private, no-store';

/** The target of a redirect may change, so browsers do not cache it. */
export const REDIRECT_CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/**
 * The Cache-Control of a rendered page: browsers cache nothing, so that an edit shows as soon as the CDN has it. Then
 * the CDN serves its copy once more while it fetches the next. 0 seconds: nobody stores it.
 */
export function sharedFor(seconds: number): string {
  if (seconds === 0) return NO_STORE;
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}`;
}

const VIDEO_SITES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.hudl.com',
  'https://geo.dailymotion.com',
] as const;
const AUTH_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] as const;
const AUTH_SCRIPT = 'https://apis.google.com';

/** The origins of App Check's proof (reCAPTCHA Enterprise). */
const PROOF_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;
const PROOF_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] as const;
const PROOF_CALLS = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'] as const;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const;

/** The origins of a page that differ between deployments. */
interface PageOrigins {
  /** Where the Auth emulator answers; null in production. */
  readonly authEmulator: string | null;
  /** The host of this project where Firebase Auth opens its window for signing in with Google. */
  readonly authHost: string;
  /**
   * The script of a tag manager may be loaded only where the deployment has one (S4-15); likewise that of App Check.
   */
  readonly services: OutsideServices;
}

/** The name under which a page's policy finds the address of `REPORTING_ENDPOINTS`. */
const REPORTS_ENDPOINT = 'policy';

/** The value of Reporting-Endpoints: where browsers report what a policy kept them from, at the page's own site. */
export const REPORTING_ENDPOINTS = `${REPORTS_ENDPOINT}="${API_ROUTES.reportPolicyViolations.path}"`;

/**
 * What a page may load: our own files, the inline scripts of these hashes, styles as emotion writes them, Firebase
 * Auth, the players of linked videos, and the services of others that the deployment names.
 */
export function pageDirectives(
  scriptHashes: readonly string[],
  { authEmulator, authHost, services: { tagManagerId, appCheckKey } }: PageOrigins,
): Record<string, readonly string[]> {
  const emulator = authEmulator === null ? [] : [authEmulator];
  const [tags, measuring] = tagManagerId !== null ? [[TAG_MANAGER], [TAG_MANAGER, ...ANALYTICS]] : [[], []];
  const proof = appCheckKey === null ? null : { scripts: PROOF_SCRIPTS, frames: PROOF_FRAMES, calls: PROOF_CALLS };
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, AUTH_SCRIPT, ...(proof?.scripts ?? []), ...tags],
    scriptSrcAttr: ["'none'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...measuring],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...AUTH_CALLS, ...(proof?.calls ?? []), ...measuring, ...emulator],
    frameSrc: [`https://${authHost}`, ...(proof?.frames ?? []), ...VIDEO_SITES, ...emulator],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    reportUri: [API_ROUTES.reportPolicyViolations.path],
    reportTo: [REPORTS_ENDPOINT],
  };
}

/** Services of others that a deployment names for its pages; null where it names none. */
export interface OutsideServices {
  /** The tag manager's container, for visitors who agree to it. */
  readonly tagManagerId: string | null;
  /** The reCAPTCHA Enterprise key that App Check proves our own client with. */
  readonly appCheckKey: string | null;
}

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;
const APP_CHECK_KEY = /^[A-Za-z0-9_-]{30,60}$/;

/** No outside services. */
export const NO_OUTSIDE_SERVICES: OutsideServices = { tagManagerId: null, appCheckKey: null };

/** The services that a deployment's parameters name. A value that is not an id is not put into a page. */
export function outsideServicesOf(parameters: Readonly<Record<keyof OutsideServices, string>>): OutsideServices {
  const { tagManagerId, appCheckKey } = parameters;
  return {
    tagManagerId: TAG_MANAGER_ID.test(tagManagerId) ? tagManagerId : null,
    appCheckKey: APP_CHECK_KEY.test(appCheckKey) ? appCheckKey : null,
  };
}
