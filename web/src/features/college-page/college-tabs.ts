import type { Language } from '@touchline/domain/kernel/language';
import { collegeAddress, type TeamSex } from '../../lib/addresses/college-address';

/** The subpages of a college in the order of their links (S2-19). The last two need a signed-in user. */
export const COLLEGE_TABS = [
  'overview',
  'athletics',
  'academics',
  'facilities',
  'campus',
  'city',
  'photos',
  'camps',
  'alumni',
  'contact',
  'rankingsAlbum',
  'administration',
] as const;
export type CollegeTab = (typeof COLLEGE_TABS)[number];

/** The subpages that need a signed-in user. */
export const SIGNED_IN_TABS: ReadonlySet<CollegeTab> = new Set(['rankingsAlbum', 'administration']);

/** A subpage; `album` is the name of the album that it shows. */
export interface CollegeSubpage {
  readonly tab: CollegeTab;
  readonly album: string | null;
}

/** The subpage at an address like `/Test_College/mens/soccer/album/City`, or null if there is none. */
export function subpageOfAddress(pathname: string): CollegeSubpage | null {
  const [first = '', second = '', ...more] = pathname.replace(/\/$/, '').split('/').slice(4);
  if (first === 'album') {
    const album = decoded(second);
    return album === null || album === '' || more.length > 0 ? null : { tab: 'photos', album };
  }
  if (second !== '' || more.length > 0) return null;
  const tab = first === '' ? 'overview' : COLLEGE_TABS.find((known) => known === first && known !== 'overview');
  return tab === undefined ? null : { tab, album: null };
}

/** The address of a subpage of a college for one of its teams. */
export function tabAddress(pathName: string, sex: TeamSex, { tab, album }: CollegeSubpage): string {
  const top = collegeAddress(pathName, sex);
  if (album !== null) return `${top}/album/${encodeURIComponent(album)}`;
  return tab === 'overview' ? top : `${top}/${tab}`;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const TEXTS = {
  en: {
    team: (name: string, sex: TeamSex) => `${name} ${sex === 'male' ? 'men’s' : 'women’s'} soccer`,
    tabs: {
      athletics: 'Team and staff',
      academics: 'Academics and costs',
      facilities: 'Facilities',
      campus: 'Campus',
      city: 'City',
      photos: 'Photos',
      camps: 'Camps',
      alumni: 'Alumni',
      contact: 'Contact',
      rankingsAlbum: 'Rankings album',
      administration: 'Administration',
    },
  },
  de: {
    team: (name: string, sex: TeamSex) => `${name}: ${sex === 'male' ? 'Männerfußball' : 'Frauenfußball'}`,
    tabs: {
      athletics: 'Team und Stab',
      academics: 'Studium und Kosten',
      facilities: 'Anlagen',
      campus: 'Campus',
      city: 'Stadt',
      photos: 'Fotos',
      camps: 'Camps',
      alumni: 'Ehemalige',
      contact: 'Kontakt',
      rankingsAlbum: 'Ranglisten-Album',
      administration: 'Verwaltung',
    },
  },
} as const satisfies Record<Language, { tabs: Record<Exclude<CollegeTab, 'overview'>, string> } & Record<string, unknown>>;

/** The name of a college's team in titles. */
export function teamTitle(name: string, sex: TeamSex, language: Language): string {
  return TEXTS[language].team(name, sex);
}

/** The title of a college's page, without the site's name. */
export function titleOfCollege(name: string, sex: TeamSex, { tab, album }: CollegeSubpage, language: Language): string {
  const team = teamTitle(name, sex, language);
  const part = album ?? (tab === 'overview' ? null : TEXTS[language].tabs[tab]);
  return part === null ? team : `${part} – ${team}`;
}
