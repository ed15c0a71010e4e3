import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';

/** The subpages of a profile in the order of their links (S2-17). */
export const PROFILE_TABS = ['about', 'videos', 'photos', 'academics', 'more'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** A subpage; `album` is the name of the album that it shows. */
export interface ProfileSubpage {
  readonly tab: ProfileTab;
  readonly album: string | null;
}

/** The subpage at an address like `/profile/robin/album/Season`. */
export function subpageOf(pathname: string, album: string | undefined): ProfileSubpage {
  if (album !== undefined) return { tab: 'photos', album };
  const last = pathname.replace(/\/$/, '').split('/')[3];
  return { tab: PROFILE_TABS.find((tab) => tab === last) ?? 'about', album: null };
}

/** The address of a subpage of a profile. */
export function profileAddress(username: string, { tab, album }: ProfileSubpage): string {
  return `/profile/${username}/${album === null ? tab : `album/${encodeURIComponent(album)}`}`;
}

/** Whether a subpage shows anything of a profile. */
const HAS_CONTENT: Readonly<Record<ProfileTab, (profile: ShownProfile) => boolean>> = {
  about: () => true,
  videos: ({ videos }) => videos.length > 0,
  photos: ({ albums }) => albums.some(({ pictures }) => pictures.length > 0),
  academics: ({ schoolName, class: year, graduationYear, gpa, sat, act, ...more }) =>
    [schoolName, year, graduationYear, gpa, sat, act, more.toefl, more.ielts, more.duolingo, more.studyField]
      .concat([more.ncaaId, more.naiaId])
      .some((value) => value !== null),
  more: offersMore,
};

/** Whether there is more to tell of a player: seasons, honours, days to see them, handles. */
export function offersMore({ honours, schedule, seasons, ...profile }: ShownProfile): boolean {
  return honours.length + schedule.length + seasons.length > 0 || hasPages(profile);
}

/** Whether a profile leads to the player elsewhere: on the social networks, on Hudl or Veo. */
export function hasPages({ social, hudlPage, veoPage }: Pick<ShownProfile, 'social' | 'hudlPage' | 'veoPage'>): boolean {
  return [social.x, social.instagram, hudlPage, veoPage].some((value) => value !== null);
}

/** The subpages that a profile offers: to its owner all, to others those with content, and the current one. */
export function offeredTabs(profile: ShownProfile, current: ProfileTab, isOwner: boolean): readonly ProfileTab[] {
  return PROFILE_TABS.filter((tab) => isOwner || tab === current || HAS_CONTENT[tab](profile));
}
