import type { Division } from './college-kinds';
import type { Choice, Names, ReferenceList } from './reference-list';

/** A region of the NJCAA: `value` is its number, `area` what it covers (its borders cut through states). */
export interface Region extends Choice {
  readonly area: Names;
}

const AREAS: readonly Names[] = [
  { en: 'Arizona', de: 'Arizona' },
  { en: 'Arkansas and Oklahoma', de: 'Arkansas und Oklahoma' },
  { en: 'Upstate New York', de: 'Upstate New York' },
  { en: 'Northern Illinois and southern Wisconsin', de: 'Nord-Illinois und Süd-Wisconsin' },
  { en: 'New Mexico and western Texas', de: 'New Mexico und West-Texas' },
  { en: 'Kansas', de: 'Kansas' },
  { en: 'Kentucky and Tennessee', de: 'Kentucky und Tennessee' },
  { en: 'Florida', de: 'Florida' },
  { en: 'Eastern Colorado, Nebraska and Wyoming', de: 'Ost-Colorado, Nebraska und Wyoming' },
  { en: 'North Carolina, South Carolina and Virginia', de: 'North Carolina, South Carolina und Virginia' },
  { en: 'Iowa', de: 'Iowa' },
  { en: 'Indiana, Lower Michigan and Ohio', de: 'Indiana, der Süden von Michigan und Ohio' },
  {
    en: 'Minnesota, North Dakota, Upper Michigan and northern Wisconsin',
    de: 'Minnesota, North Dakota, der Norden von Michigan und Nord-Wisconsin',
  },
  { en: 'Eastern Texas and southwestern Louisiana', de: 'Ost-Texas und der Südwesten von Louisiana' },
  { en: 'Downstate New York', de: 'Downstate New York' },
  { en: 'Missouri', de: 'Missouri' },
  { en: 'Georgia', de: 'Georgia' },
  { en: 'Western Colorado, Idaho, Nevada and Utah', de: 'West-Colorado, Idaho, Nevada und Utah' },
  { en: 'Delaware, New Jersey and eastern Pennsylvania', de: 'Delaware, New Jersey und Ost-Pennsylvania' },
  { en: 'Maryland, western Pennsylvania and West Virginia', de: 'Maryland, West-Pennsylvania und West Virginia' },
  { en: 'New England', de: 'Neuengland' },
  { en: 'Alabama', de: 'Alabama' },
  { en: 'Louisiana and Mississippi', de: 'Louisiana und Mississippi' },
  { en: 'Southern Illinois and southwestern Indiana', de: 'Süd-Illinois und der Südwesten von Indiana' },
];

/** The regions in which NJCAA colleges play (S3-10); Divisions I and II use all 24, Division III the first 21. */
export const REGIONS: ReferenceList<Region> = {
  asOf: '2025-09-01',
  source: 'NJCAA Handbook, Region by Region',
  entries: AREAS.map((area, index) => ({ value: `${index + 1}`, en: `Region ${index + 1}`, de: `Region ${index + 1}`, area })),
};

/** The numbers of all regions, as stored. */
export const REGION_VALUES: readonly string[] = REGIONS.entries.map(({ value }) => value);

/** The number of regions of each division. */
const REGION_COUNT = { 1: 24, 2: 24, 3: 21 } as const satisfies Record<Division, number>;

/** The regions of an NJCAA division, in their order. */
export function regionsOf(division: Division): readonly Region[] {
  return REGIONS.entries.slice(0, REGION_COUNT[division]);
}
