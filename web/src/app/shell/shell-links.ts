import type { WordKey } from '../../i18n/english';
import type { Reader } from './reader';

/** A place that the shell leads to. */
export interface ShellLink {
  readonly to: string;
  readonly words: WordKey;
}

const PLUS: ShellLink = { to: '/plus', words: 'nav.plus' };
const ADMIN: ShellLink = { to: '/admin', words: 'nav.admin' };
const EVERYBODYS: readonly ShellLink[] = [
  { to: '/', words: 'nav.search' },
  { to: '/exploreSoccer', words: 'nav.leagues' },
  { to: '/colleges', words: 'nav.colleges' },
  { to: '/exploreLocations', words: 'nav.locations' },
  { to: '/guide', words: 'nav.guide' },
];

/** The top bar's navigation: Plus for non-coaches who are no admins, Admin for admins, then what everybody sees (specification §2, Shell). */
export function navigationFor({ seesPlus, isAdmin }: Pick<Reader, 'seesPlus' | 'isAdmin'>): readonly ShellLink[] {
  return [...(seesPlus ? [PLUS] : []), ...(isAdmin ? [ADMIN] : []), ...EVERYBODYS];
}

/** The links of the user menu, without the college and Sign Out around them (specification §2, Shell). */
export function menuFor({ username, isCoach }: Pick<Reader, 'username' | 'isCoach'>): readonly ShellLink[] {
  return [
    { to: username === null ? '/account' : `/profile/${username}`, words: 'menu.profile' },
    ...(isCoach ? [] : [{ to: '/mycolleges', words: 'menu.saved' } as const]),
    { to: '/account', words: 'menu.settings' },
    isCoach ? { to: '/ncaacompliance', words: 'menu.compliance' } : { to: '/faqs', words: 'menu.faqs' },
  ];
}

/** True where a link leads to the present path or to something below it. */
export function isCurrent(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
}
