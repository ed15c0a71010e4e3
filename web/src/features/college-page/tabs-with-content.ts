import type { College } from '@touchline/domain/college/college';
import { isObject } from '@touchline/domain/kernel/json/json';
import type { TeamSex } from '../../lib/addresses/college-address';
import { COLLEGE_TABS, type CollegeTab, SIGNED_IN_TABS } from './college-tabs';

type Team = College['athletics']['sport'][number];
type HasContent = (college: College, team: Team | undefined) => boolean;

/**
 * The national titles of a team in one competition, such as `NCAA D1`; years with the latest first, those that do not
 * count with the reason. Every champion is known from `since` (`all`: from the first) to `until`; null: not all are.
 */
export interface NationalTitles {
  readonly sex: TeamSex;
  readonly competition: string;
  readonly years: readonly { readonly year: string; readonly reason: 'vacated' | 'disputed' | null }[];
  readonly since: string | null;
  readonly until: string | null;
}

const isKnown = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return (isObject(value) || Array.isArray(value)) && Object.values(value).some(isKnown);
};

/**
 * Whether a subpage of a college tells something about one of its teams: a text, a fact, a picture, a person. Links
 * alone are no content, nor is a line about the campus, which the overview shows. The setting of a campus and the
 * position of a town are: pictures say them. A team is content by itself: its conference and its squad are known. Camps
 * are held by a staff, so a team without one has none. A new tab needs its row here, its file in `college-page.tsx` and
 * its route in `pages/college`.
 */
const HAS_CONTENT: Readonly<Record<CollegeTab, HasContent>> = {
  overview: () => true,
  athletics: ({ albums }, team) => team !== undefined || hasPhotos(albums, 'Soccer Highlights'),
  academics: ({ academics: { description, details, cipCodes, media, collegePicture, presidentPicture } }) =>
    isKnown([description, details, cipCodes, media.youtubeURLs, collegePicture, presidentPicture]),
  facilities: (college) => tellsInWords('facilities', college) || hasPhotos(college.albums, 'Athletic Facilities'),
  campus: (college) => tellsInWords('campus', college) || hasPhotos(college.albums, 'Campus') || college.campusSetting !== null,
  city: (college) => tellsInWords('city', college) || hasPhotos(college.albums, 'City') || college.position.lat !== null,
  photos: ({ albums }) => albums.some(({ pictures }) => pictures.length > 0),
  camps: (_, team) => team !== undefined && team.coaches.length > 0,
  alumni: ({ alumni }) => alumni.length > 0,
  contact: ({ contactPeople, collegeEmail, collegePhoneNumber, admissions: { email, phone }, address }, team) =>
    contactPeople.length > 0 ||
    isKnown([collegeEmail, collegePhoneNumber, email, phone, address.address]) ||
    isKnown(team?.coaches.map((coach) => [coach.email, coach.phone])),
  rankingsAlbum: () => false,
  administration: () => true,
};

/** Whether the people of a team tell something about it. */
export function tellsOfTeam({ albums }: College, team: Team): boolean {
  const { description, coaches, rosterNeeds, notRecruitingUntil, media, teamPicture, headCoachPicture } = team;
  return (
    isKnown([description, coaches, rosterNeeds, notRecruitingUntil, media.youtubeURLs, teamPicture, headCoachPicture]) ||
    hasPhotos(albums, 'Soccer Highlights')
  );
}

/** True where a college has an album of this name with at least one picture. */
export function hasPhotos(albums: College['albums'], albumName: string): boolean {
  return albums.some(({ name, pictures }) => name === albumName && pictures.length > 0);
}

/** Whether a subpage tells something about a team of a college. */
export function hasTabContent(tab: CollegeTab, college: College, sex: TeamSex): boolean {
  return HAS_CONTENT[tab](
    college,
    college.athletics.sport.find((team) => team.sex === sex),
  );
}

/** Whether one of Campus, City and Facilities tells something besides its photos. */
export function tellsInWords(tab: 'campus' | 'city' | 'facilities', { campus, city, facilities }: College): boolean {
  if (tab === 'campus') return isKnown(campus.description);
  if (tab === 'city') return isKnown([city.description, city.population]);
  return isKnown([facilities.description, facilities.subtitleValue, facilities.detailValue]);
}

/** The subpages on life at a college, in the order in which one page tells them. */
const LIFE_TABS: readonly CollegeTab[] = ['campus', 'city', 'facilities', 'photos'];
/** The most characters of a text, and the most photos, that read as a section of a page. */
const SHORT = { text: 1200, photos: 9 } as const;

/**
 * The subpages on life at a college that are one tab, "Life", because all of them are short: two at least, else none.
 * Each keeps its address, and begins with its own section. Editors have a tab for each.
 */
export function lifeTabs(college: College, sex: TeamSex): readonly CollegeTab[] {
  const { campus, city, facilities, albums } = college;
  const told = LIFE_TABS.filter((tab) => hasTabContent(tab, college, sex));
  const isShort =
    [campus, city, facilities].every(({ description }) => (description ?? '').length <= SHORT.text) &&
    albums.flatMap(({ pictures }) => pictures).length <= SHORT.photos;
  return isShort && told.length > 1 ? told : [];
}

/** Who looks at the tabs of a page, and at which of them. */
interface TabsViewer {
  readonly sex: TeamSex;
  readonly current: CollegeTab;
  readonly isSignedIn: boolean;
  readonly mayEdit: boolean;
}

/**
 * The tabs that a page offers: those with content, then for editors all others, then those of signed-in users. What
 * signing in adds stands at the end, and so does an open tab without content: no tab moves, whichever is open.
 */
export function offeredTabs(college: College, { sex, current, isSignedIn, mayEdit }: TabsViewer): readonly CollegeTab[] {
  const first = publicTabs().filter((tab) => hasTabContent(tab, college, sex));
  const later = COLLEGE_TABS.filter(
    (tab) => !first.includes(tab) && (tab === current || (SIGNED_IN_TABS.has(tab) ? isSignedIn : mayEdit)),
  );
  return [...first, ...later];
}

/** The public subpages that tell nothing yet, for the line "Not added yet" of the overview. */
export function emptyTabs(college: College, sex: TeamSex): readonly CollegeTab[] {
  return publicTabs().filter((tab) => !hasTabContent(tab, college, sex));
}

const publicTabs = (): readonly CollegeTab[] => COLLEGE_TABS.filter((tab) => !SIGNED_IN_TABS.has(tab));
