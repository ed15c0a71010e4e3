import type { MessageKey } from '../i18n/english';
import type { CurrentUser } from './shell/current-user';

/** The external privacy page (S2-15); VITE_PRIVACY_URL names it at build time. */
export const PRIVACY_ADDRESS = named('VITE_PRIVACY_URL') ?? 'https://privacy.touchline.example/';

/** Touchline's pages on two networks; VITE_INSTAGRAM_URL and VITE_X_URL name them at build time. */
export const SOCIAL_LINKS: readonly { readonly name: string; readonly address: string }[] = [
  { name: 'Instagram', address: named('VITE_INSTAGRAM_URL') ?? 'https://instagram.touchline.example/' },
  { name: 'X', address: named('VITE_X_URL') ?? 'https://x.touchline.example/' },
];

function named(variable: string): string | null {
  const value: unknown = import.meta.env[variable];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A link of the shell. */
export interface ShellLink {
  readonly to: string;
  readonly textKey: MessageKey;
}

const PLUS: ShellLink = { to: '/plus', textKey: 'nav.plus' };
const ADMIN: ShellLink = { to: '/admin', textKey: 'nav.admin' };
const EVERYBODYS: readonly ShellLink[] = [
  { to: '/', textKey: 'nav.search' },
  { to: '/exploreSoccer', textKey: 'nav.leagues' },
  { to: '/colleges', textKey: 'nav.colleges' },
  { to: '/exploreLocations', textKey: 'nav.locations' },
  { to: '/guide', textKey: 'nav.guide' },
];

/**
 * The links of the top bar: Plus for users who are neither coaches nor admins, Admin for admins, then those for
 * everybody (S2-27).
 */
export function navigationFor({ seesPlus, isAdmin }: Pick<CurrentUser, 'seesPlus' | 'isAdmin'>): readonly ShellLink[] {
  return [...(seesPlus ? [PLUS] : []), ...(isAdmin ? [ADMIN] : []), ...EVERYBODYS];
}

/** The links of the user menu between the college and Sign Out (S2-31). */
export function menuFor({ username, isCoach }: Pick<CurrentUser, 'username' | 'isCoach'>): readonly ShellLink[] {
  return [
    { to: username === null ? '/account' : `/profile/${username}`, textKey: 'menu.profile' },
    ...(isCoach ? [] : [{ to: '/mycolleges', textKey: 'menu.saved' } as const]),
    { to: '/account', textKey: 'menu.settings' },
    isCoach ? { to: '/ncaacompliance', textKey: 'menu.compliance' } : { to: '/faqs', textKey: 'menu.faqs' },
  ];
}

/** True where a link leads to the present path or to something below it. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
