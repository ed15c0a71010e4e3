import type { College } from './college';

/** The parts that make a college's page complete, by the tab on which an editor adds them. */
export const COLLEGE_PAGE_PARTS = {
  athletics: ['teamStory', 'staff', 'teamLinks', 'teamVideos'],
  academics: ['academicsStory', 'admission', 'costs', 'majors'],
  facilities: ['facilitiesStory'],
  campus: ['campusStory'],
  city: ['cityStory', 'population'],
  photos: ['cover', 'logo', 'albums'],
  contact: ['mail', 'phone', 'address'],
} as const;

type Tab = keyof typeof COLLEGE_PAGE_PARTS;
export type CollegePagePart = (typeof COLLEGE_PAGE_PARTS)[Tab][number];

/** How complete a page is: its parts that say something, out of all, in whole per cent, and what is missing with its tab. */
export interface CollegeCompleteness {
  readonly percent: number;
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly { readonly tab: Tab; readonly part: CollegePagePart }[];
}

const isSaid = (value: string | number | null): boolean => value !== null && value !== '';
const every = <Entry>(entries: readonly Entry[], holds: (entry: Entry) => boolean): boolean =>
  entries.length > 0 && entries.every(holds);

const IS_THERE: Readonly<Record<CollegePagePart, (college: College) => boolean>> = {
  teamStory: ({ athletics }) => every(athletics.sport, ({ description }) => isSaid(description)),
  staff: ({ athletics }) => every(athletics.sport, ({ coaches }) => coaches.length > 0),
  teamLinks: ({ athletics }) =>
    every(athletics.sport, ({ athleticsURL, rosterURL }) => isSaid(athleticsURL) && isSaid(rosterURL)),
  teamVideos: ({ athletics }) => every(athletics.sport, ({ media }) => media.youtubeURLs.length > 0),
  academicsStory: ({ academics }) => isSaid(academics.description),
  admission: ({ academics }) => isSaid(academics.details.admission.acceptanceRate),
  costs: ({ academics }) => isSaid(academics.details.costs.netPriceTuition) && isSaid(academics.details.costs.outOfStateTuition),
  majors: ({ academics }) => academics.details.majors.length > 0,
  facilitiesStory: ({ facilities }) => isSaid(facilities.description),
  campusStory: ({ campus }) => isSaid(campus.description),
  cityStory: ({ city }) => isSaid(city.description),
  population: ({ city }) => isSaid(city.population),
  cover: ({ cover }) => isSaid(cover),
  logo: ({ logo }) => isSaid(logo),
  albums: ({ albums }) => albums.some(({ pictures }) => pictures.length > 0),
  mail: ({ collegeEmail, admissions }) => isSaid(collegeEmail) || isSaid(admissions.email),
  phone: ({ collegePhoneNumber, admissions }) => isSaid(collegePhoneNumber) || isSaid(admissions.phone),
  address: ({ address }) => isSaid(address.address),
};

/** Says what an editor can still add to a college's page (screens.md, College pages: page completeness). A team's part counts when every team has it. */
export function collegeCompleteness(college: College): CollegeCompleteness {
  const tabs = Object.keys(COLLEGE_PAGE_PARTS) as Tab[];
  const parts = tabs.flatMap((tab) => COLLEGE_PAGE_PARTS[tab].map((part) => ({ tab, part })));
  const missing = parts.filter(({ part }) => !IS_THERE[part](college));
  const filled = parts.length - missing.length;
  return { percent: Math.round((100 * filled) / parts.length), filled, total: parts.length, missing };
}
