import { DIVISIONS, LEAGUE_VALUES, TEAM_EVIDENCE } from '../../reference/college-kinds';
import { REGION_VALUES } from '../../reference/regions';
import type { FactGroup } from './fact-row';

/*
 * The facts of a college that no table of its page shows, one row each, like those of table-facts.ts. Pages
 * for visitors do not load this file.
 */

export const PROFILE_FACTS = {
  /** The name in registers, `University of Pittsburgh-Pittsburgh Campus`; pages say `name`, the one that people use. */
  legalName: { kind: 'text', most: 160, sourced: true, since: 5 },
  aliases: { kind: 'lines', most: 40, mostEach: 200, sourced: true },
  /** The first of the school's colours as #rrggbb. Where it is unknown, pages take the tones that `colorWords` name. */
  color: { kind: 'color', sourced: true },
  secondColor: { kind: 'color', sourced: true, since: 2 },
  /** The school's colours as the college writes them, `Blue & White`. */
  colorWords: { kind: 'text', most: 100, sourced: true, since: 2 },
  tags: { kind: 'lines', most: 40, mostEach: 60, isDistinct: true },
  league: { kind: 'choice', values: LEAGUE_VALUES, sourced: true },
  division: { kind: 'numberChoice', values: DIVISIONS, sourced: true },
  conference: { kind: 'text', most: 200, sourced: true },
} as const satisfies FactGroup;

export const SITE_FACTS = {
  collegeURL: { kind: 'link', sourced: true },
} as const satisfies FactGroup;

export const CONTACT_FACTS = {
  collegePhoneNumber: { kind: 'phone', sourced: true, part: 'phone' },
  collegeEmail: { kind: 'mail', sourced: true, part: 'mail' },
} as const satisfies FactGroup;

export const LINK_FACTS = {
  contactURL: { kind: 'link', sourced: true },
  academicsURL: { kind: 'link', sourced: true },
  financialAidURL: { kind: 'link', sourced: true },
  internationalsURL: { kind: 'link', sourced: true },
  applyURL: { kind: 'link', sourced: true },
  virtualTour: { kind: 'link', sourced: true },
  youtubeVideoURL: { kind: 'video', sourced: true },
} as const satisfies FactGroup;

export const ADMISSIONS_OFFICE_FACTS = {
  phone: { kind: 'phone', sourced: true, part: 'phone' },
  email: { kind: 'mail', sourced: true, part: 'mail' },
  url: { kind: 'link', sourced: true },
} as const satisfies FactGroup;

export const POSITION_FACTS = {
  position: { kind: 'position', sourced: true },
} as const satisfies FactGroup;

/** Field names as in S3-07: `administrative_area_level_1` is the state or province. */
export const ADDRESS_FACTS = {
  locality: { kind: 'text', most: 200, sourced: true },
  administrative_area_level_1: { kind: 'text', most: 200, sourced: true },
  country: { kind: 'country', most: 200, sourced: true },
  postal_code: { kind: 'text', most: 200, sourced: true },
  address: { kind: 'text', most: 200, sourced: true, part: 'address' },
} as const satisfies FactGroup;

export const STORY_FACTS = {
  description: { kind: 'story', most: 20_000, part: 'academicsStory' },
} as const satisfies FactGroup;

export const STUDY_FACTS = {
  cipCodes: { kind: 'cipCodes', sourced: true },
  /** The figures of the last years, the earliest first; imports alone write them. */
  yearlyFigures: { kind: 'yearlyFigures', sourced: true, since: 4 },
} as const satisfies FactGroup;

export const FACILITY_FACTS = {
  subtitleLabel: { kind: 'text', most: 200 },
  subtitleValue: { kind: 'text', most: 200 },
  description: { kind: 'story', most: 20_000, part: 'facilitiesStory' },
  detailLabel: { kind: 'text', most: 200 },
  detailValue: { kind: 'text', most: 200 },
} as const satisfies FactGroup;

export const CAMPUS_FACTS = {
  subtitleValue: { kind: 'text', most: 200 },
  description: { kind: 'story', most: 20_000, part: 'campusStory' },
} as const satisfies FactGroup;

export const CITY_FACTS = {
  description: { kind: 'story', most: 20_000, part: 'cityStory' },
  population: { kind: 'whole', most: null, sourced: true, part: 'population' },
} as const satisfies FactGroup;

/** Facts of each team; their paths are relative to the team. */
export const TEAM_LINK_FACTS = {
  athleticsURL: { kind: 'link', sourced: true },
  newsURL: { kind: 'link', sourced: true },
  rosterURL: { kind: 'link', sourced: true },
  scheduleURL: { kind: 'link', sourced: true },
  statisticsURL: { kind: 'link', sourced: true },
  recruitedURL: { kind: 'link', sourced: true },
} as const satisfies FactGroup;

/**
 * `conference` and `division` override the college's where a team's differ; `evidence` says how the team is known.
 * `region` is a number of the NJCAA that editors chose; teams whose division has regions show one (`team-region.ts`).
 */
export const TEAM_FACTS = {
  conference: { kind: 'text', most: 120, sourced: true },
  division: { kind: 'numberChoice', values: DIVISIONS, sourced: true, since: 6 },
  evidence: { kind: 'choice', values: TEAM_EVIDENCE, sourced: true, since: 2 },
  region: { kind: 'choice', values: REGION_VALUES, sourced: true, since: 8 },
} as const satisfies FactGroup;
