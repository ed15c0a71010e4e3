import type { CollegePagePart } from '@touchline/domain/college/editing/college-completeness';
import { COLLEGE_FACTS } from '@touchline/domain/college/facts/fact-list';

/** The path of any team of a college. */
export const TEAM = '/athletics/sport/*';

/** A fact's path as a JSON pointer. */
export const pointerOf = (path: string): string => `/${path.replaceAll('.', '/')}`;

/** The paths of the parts of a page that no fact fills. */
const PATHS_OF_PARTS: Partial<Record<CollegePagePart, readonly string[]>> = {
  teamStory: [`${TEAM}/description`],
  staff: [`${TEAM}/coaches`],
  rosterNeeds: [`${TEAM}/rosterNeeds`, `${TEAM}/notRecruitingUntil`],
  teamLinks: [`${TEAM}/athleticsURL`, `${TEAM}/rosterURL`],
  teamVideos: [`${TEAM}/media/youtubeURLs`],
  majors: ['/academics/details/majors'],
  cover: ['/cover'],
  logo: ['/logo'],
  albums: ['/albums'],
  alumni: ['/alumni'],
  contactPeople: ['/contactPeople'],
};

/** The paths that fill a part of a page; `*` stands for any entry of a list. */
export function pathsOfPart(part: CollegePagePart): readonly string[] {
  return PATHS_OF_PARTS[part] ?? COLLEGE_FACTS.filter(({ row }) => row.part === part).map(({ path }) => pointerOf(path));
}
