import type { PageData } from '@touchline/domain/page/page-renderer';
import type { OutsideServices } from './outside-services';

/** Seconds that the CDN serves a copy of a page (design.md §4, First paint waits for nothing); then it serves it once more while it fetches the next. */
const SHARED_SECONDS = {
  home: 60,
  search: 60,
  plain: 300,
  colleges: 300,
  college: 300,
  noCollege: 10,
} as const satisfies Record<PageData['kind'], number>;

/** For whatever depends on who asks, or went wrong. */
export const NOT_KEPT = 'private, no-store';

/** How long copies of a rendered page are kept: none in browsers, so that an edit shows as soon as the CDN has it. */
export function keptFor(kind: PageData['kind']): string {
  const seconds = SHARED_SECONDS[kind];
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 2}`;
}

const VIDEO_SITES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.hudl.com',
  'https://geo.dailymotion.com',
] as const;
const AUTH_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] as const;
/** Where Firebase Auth opens its window for signing in with Google. */
const AUTH_FRAMES = 'https://*.firebaseapp.com';
const AUTH_SCRIPT = 'https://apis.google.com';

/** What App Check's proof comes from (reCAPTCHA Enterprise). */
const PROOF_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;
const PROOF_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] as const;
const PROOF_CALLS = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'] as const;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const;

/** What differs between deployments in what a page may load. */
interface PageOrigins {
  /** Where the Auth emulator answers; null in production. */
  readonly authEmulator: string | null;
  /** Only where this deployment has a tag manager may its script be loaded (specification §4, Cookie consent); likewise App Check's. */
  readonly services: OutsideServices;
}

/** What a page may load: our own files, the inline scripts of these hashes, styles as emotion writes them, Firebase Auth, the players of linked videos, and the services of others where the deployment names them. */
export function pageDirectives(
  scriptHashes: readonly string[],
  { authEmulator, services: { tagManagerId, appCheckKey } }: PageOrigins,
): Record<string, readonly string[]> {
  const emulator = authEmulator === null ? [] : [authEmulator];
  const [tags, measuring] = tagManagerId !== null ? [[TAG_MANAGER], [TAG_MANAGER, ...ANALYTICS]] : [[], []];
  const proof = appCheckKey === null ? null : { scripts: PROOF_SCRIPTS, frames: PROOF_FRAMES, calls: PROOF_CALLS };
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, AUTH_SCRIPT, ...(proof?.scripts ?? []), ...tags],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...AUTH_CALLS, ...(proof?.calls ?? []), ...measuring, ...emulator],
    frameSrc: [AUTH_FRAMES, ...(proof?.frames ?? []), ...VIDEO_SITES, ...emulator],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}
