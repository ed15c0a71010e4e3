import type { MessageKey } from '../i18n/english';
import type { CurrentUser } from './shell/current-user';

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

/** True where a link leads to the present path or to something below it. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
