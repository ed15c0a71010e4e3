import { collegeAddress, type TeamSex } from '../../lib/college-address';

/** The subpages of a college in the order of their links (specification §2); the last two are for whoever is signed in. */
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

/** The subpages that need an account. */
export const SIGNED_IN_TABS: ReadonlySet<CollegeTab> = new Set(['rankingsAlbum', 'administration']);

/** A subpage; `album` is the name of the album that it shows. */
export interface CollegePlace {
  readonly tab: CollegeTab;
  readonly album: string | null;
}

/** The subpage at an address like `/Test_College/mens/soccer/album/City`, or null where there is none. */
export function placeOfAddress(pathname: string): CollegePlace | null {
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
export function tabAddress(pathName: string, sex: TeamSex, { tab, album }: CollegePlace): string {
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
