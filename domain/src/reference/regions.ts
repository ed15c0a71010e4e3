import type { Division } from './college-kinds';
import type { Choice, ReferenceList } from './reference-list';

/** A region of the NJCAA: `value` is its number, `area` what it covers (its borders cut through states). */
export interface Region extends Choice {
  readonly area: string;
}

const AREAS = [
  'Arizona',
  'Arkansas and Oklahoma',
  'Upstate New York',
  'Northern Illinois and southern Wisconsin',
  'New Mexico and western Texas',
  'Kansas',
  'Kentucky and Tennessee',
  'Florida',
  'Eastern Colorado, Nebraska and Wyoming',
  'North Carolina, South Carolina and Virginia',
  'Iowa',
  'Indiana, Lower Michigan and Ohio',
  'Minnesota, North Dakota, Upper Michigan and northern Wisconsin',
  'Eastern Texas and southwestern Louisiana',
  'Downstate New York',
  'Missouri',
  'Georgia',
  'Western Colorado, Idaho, Nevada and Utah',
  'Delaware, New Jersey and eastern Pennsylvania',
  'Maryland, western Pennsylvania and West Virginia',
  'New England',
  'Alabama',
  'Louisiana and Mississippi',
  'Southern Illinois and southwestern Indiana',
] as const;

/** The regions in which NJCAA colleges play (S3-10); Divisions I and II use all 24, Division III the first 21. */
export const REGIONS: ReferenceList<Region> = {
  asOf: '2025-09-01',
  source: 'NJCAA Handbook, Region by Region',
  entries: AREAS.map((area, index) => ({ value: `${index + 1}`, en: `Region ${index + 1}`, de: `Region ${index + 1}`, area })),
};

/** The number of regions of each division. */
const REGION_COUNT = { 1: 24, 2: 24, 3: 21 } as const satisfies Record<Division, number>;

/** The regions of an NJCAA division, in their order. */
export function regionsOf(division: Division): readonly Region[] {
  return REGIONS.entries.slice(0, REGION_COUNT[division]);
}
