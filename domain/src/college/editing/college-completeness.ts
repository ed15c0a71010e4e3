import type { Sex } from '../athletics';
import type { College } from '../college';
import { COLLEGE_FACTS } from '../facts/fact-list';
import type { FactPart } from '../facts/fact-row';
import { factValue } from '../facts/sourced-fields';

/** The parts that make a college's page complete, by the tab on which an editor adds them. */
export const COLLEGE_PAGE_PARTS = {
  athletics: ['teamStory', 'staff', 'rosterNeeds', 'teamLinks', 'teamVideos'],
  academics: ['academicsStory', 'admission', 'costs', 'majors'],
  facilities: ['facilitiesStory'],
  campus: ['campusStory'],
  city: ['cityStory', 'population'],
  photos: ['cover', 'logo', 'albums'],
  alumni: ['alumni'],
  contact: ['mail', 'phone', 'address', 'contactPeople'],
} as const;

type Tab = keyof typeof COLLEGE_PAGE_PARTS;
export type CollegePagePart = (typeof COLLEGE_PAGE_PARTS)[Tab][number];

/** How complete a page is: the filled parts, their share in whole per cent, and the missing parts with their tabs. */
export interface CollegeCompleteness {
  readonly percent: number;
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly { readonly tab: Tab; readonly part: CollegePagePart }[];
}

const hasContent = (value: unknown): boolean => value !== null && value !== '';
const every = <Entry>(entries: readonly Entry[], holds: (entry: Entry) => boolean): boolean =>
  entries.length > 0 && entries.every(holds);

/** When a part is filled: when all facts whose rows name it are known, when any of them is, or by a special rule. */
type Rule = 'allFacts' | 'anyFact' | ((college: College) => boolean);

/** A team's part counts when every team that is looked at has it. */
const FILLED_BY: Readonly<Record<FactPart, 'allFacts' | 'anyFact'> & Record<CollegePagePart, Rule>> = {
  teamStory: ({ athletics }) => every(athletics.sport, ({ description }) => hasContent(description)),
  staff: ({ athletics }) => every(athletics.sport, ({ coaches }) => coaches.length > 0),
  rosterNeeds: ({ athletics }) => every(athletics.sport, (team) => team.rosterNeeds.length > 0),
  teamLinks: ({ athletics }) =>
    every(athletics.sport, ({ athleticsURL, rosterURL }) => hasContent(athleticsURL) && hasContent(rosterURL)),
  teamVideos: ({ athletics }) => every(athletics.sport, ({ media }) => media.youtubeURLs.length > 0),
  academicsStory: 'allFacts',
  admission: 'allFacts',
  costs: 'allFacts',
  majors: ({ academics }) => academics.details.majors.length > 0,
  facilitiesStory: 'allFacts',
  campusStory: 'allFacts',
  cityStory: 'allFacts',
  population: 'allFacts',
  cover: ({ cover }) => hasContent(cover),
  logo: ({ logo }) => hasContent(logo),
  albums: ({ albums }) => albums.some(({ pictures }) => pictures.length > 0),
  mail: 'anyFact',
  phone: 'anyFact',
  address: 'allFacts',
  alumni: ({ alumni }) => alumni.length > 0,
  contactPeople: ({ contactPeople }) => contactPeople.length > 0,
};

function isFilled(part: CollegePagePart, college: College): boolean {
  const rule = FILLED_BY[part];
  if (typeof rule === 'function') return rule(college);
  const known = COLLEGE_FACTS.filter(({ row }) => row.part === part).map(({ path }) => hasContent(factValue(college, path)));
  return rule === 'allFacts' ? known.every(Boolean) : known.some(Boolean);
}

/**
 * What an editor can still add to a college's page: to that of one team, whose parts alone count then, or of all teams.
 */
export function collegeCompleteness(whole: College, sex: Sex | null = null): CollegeCompleteness {
  const { sport } = whole.athletics;
  const ofTeam = sport.filter((team) => team.sex === sex);
  const college = sex === null ? whole : { ...whole, athletics: { ...whole.athletics, sport: ofTeam } };
  const tabs = Object.keys(COLLEGE_PAGE_PARTS) as Tab[];
  const parts = tabs.flatMap((tab) => COLLEGE_PAGE_PARTS[tab].map((part) => ({ tab, part })));
  const missing = parts.filter(({ part }) => !isFilled(part, college));
  const filled = parts.length - missing.length;
  return { percent: Math.round((100 * filled) / parts.length), filled, total: parts.length, missing };
}
