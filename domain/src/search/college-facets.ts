import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../constants/college-kinds';
import { DIVISIONS, LEAGUE_VALUES } from '../constants/leagues';
import { ENROLLMENT_BANDS } from '../constants/limits';
import { RANKING_LISTS } from '../constants/ranking-lists';
import { enrollmentSizeOf } from '../format/enrollment-size';
import { BY_THE_SEA_MILES } from './by-the-sea';
import { regionOfState, REGION_STATES } from './region-of-state';
import { stateSpellings } from './state-names';
import type { FilterableCollege } from './filterable-college';

/** A group of filters: which values a college falls under, which may be asked for, and how. */
interface Facet {
  /** Whether several values may be chosen, any of which then fits, or one. */
  readonly choice: 'any' | 'one';
  /** The values that are always offered, in order; null where they are whatever the colleges hold. */
  readonly offered: readonly string[] | null;
  /** The values that a college falls under; none where what it takes is unknown. */
  readonly valuesOf: (college: FilterableCollege) => readonly string[];
  readonly isValue: (text: string) => boolean;
  /** For limits that may be any number: whether a college keeps one. */
  readonly keeps?: (college: FilterableCollege, limit: number) => boolean;
}

const LONGEST_VALUE = 200;
/** The most that a year may be asked to cost at most, in whole dollars. */
export const HIGHEST_BUDGET = 200_000;

function oneOf(offered: readonly string[], valuesOf: Facet['valuesOf'], choice: Facet['choice'] = 'any'): Facet {
  return { choice, offered, valuesOf, isValue: (text) => offered.includes(text) };
}

function whateverIsHeld(valuesOf: Facet['valuesOf']): Facet {
  return { choice: 'any', offered: null, valuesOf, isValue: (text) => text.trim() !== '' && text.length <= LONGEST_VALUE };
}

function limit(offered: readonly number[], highest: number, keeps: NonNullable<Facet['keeps']>): Facet {
  return {
    choice: 'one',
    offered: offered.map(String),
    valuesOf: (college) => offered.filter((one) => keeps(college, one)).map(String),
    isValue: (text) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= highest,
    keeps,
  };
}

/** Shares in per cent by thresholds: `from50` is half and more, `under25` less than a quarter. */
function share(
  thresholds: Readonly<Record<string, (percent: number) => boolean>>,
  of: (college: FilterableCollege) => number | null,
): Facet {
  const offered = Object.keys(thresholds);
  return oneOf(
    offered,
    (college) => {
      const percent = of(college);
      return percent === null ? [] : offered.filter((name) => thresholds[name]?.(percent) === true);
    },
    'one',
  );
}

const listed = (value: string | number | null): readonly string[] => (value === null ? [] : [String(value)]);
const atMost = (value: number | null, most: number): boolean => value !== null && value <= most;
const stateOf = ({ state }: FilterableCollege): string | null => (state === null ? null : (stateSpellings(state)[0] ?? null));

/** Every group of filters of the college search, in the order of the page (screens.md, Colleges); its keys are parameters of the address and of the API. */
export const COLLEGE_FACETS = {
  gender: oneOf(['male', 'female'], ({ sexes }) => sexes),
  league: oneOf(LEAGUE_VALUES, ({ league }) => listed(league)),
  division: oneOf(DIVISIONS.map(String), ({ division }) => listed(division)),
  conference: whateverIsHeld(({ conference }) => listed(conference)),
  region: oneOf(Object.keys(REGION_STATES), (college) => listed(regionOfState(stateOf(college) ?? ''))),
  state: whateverIsHeld((college) => listed(stateOf(college))),
  sea: oneOf(['true'], ({ milesToSea }) => (atMost(milesToSea, BY_THE_SEA_MILES) ? ['true'] : []), 'one'),
  size: oneOf(Object.keys(ENROLLMENT_BANDS), ({ students }) => listed(enrollmentSizeOf(students))),
  setting: oneOf(CAMPUS_SETTINGS, ({ setting }) => listed(setting)),
  type: oneOf(COLLEGE_TYPES, ({ collegeType }) => listed(collegeType)),
  affiliation: whateverIsHeld(({ affiliation }) => listed(affiliation)),
  field: { ...whateverIsHeld(({ fields }) => fields), isValue: (text: string) => /^\d{2}$/.test(text) },
  acceptance: share(
    { from75: (rate) => rate >= 75, from50: (rate) => rate >= 50, from25: (rate) => rate >= 25, under25: (rate) => rate < 25 },
    ({ acceptanceRate }) => acceptanceRate,
  ),
  sat: limit([1000, 1100, 1200, 1300, 1400], 1600, ({ satLow }, score) => atMost(satLow, score)),
  act: limit([18, 21, 24, 27, 30], 36, ({ actLow }, score) => atMost(actLow, score)),
  netPrice: limit([10_000, 15_000, 20_000, 25_000, 30_000], HIGHEST_BUDGET, ({ netPrice }, most) => atMost(netPrice, most)),
  graduation: share(
    { from75: (rate) => rate >= 75, from50: (rate) => rate >= 50, from35: (rate) => rate >= 35 },
    ({ graduationRate }) => graduationRate,
  ),
  camp: oneOf(['true'], ({ hasCamp }) => (hasCamp ? ['true'] : []), 'one'),
  ranked: oneOf(RANKING_LISTS, ({ lists }) => lists),
} as const satisfies Readonly<Record<string, Facet>>;

export type CollegeFacet = keyof typeof COLLEGE_FACETS;

/** The groups of filters, in order. */
export const COLLEGE_FACET_NAMES = Object.keys(COLLEGE_FACETS) as readonly CollegeFacet[];

/** What is chosen in each group; a group without choice is left out. */
export type CollegeFilters = { readonly [Name in CollegeFacet]?: readonly string[] | undefined };

/** Something for every group. */
export type ByFacet<Value> = Readonly<Record<CollegeFacet, Value>>;

/** Makes something for every group. */
export function byFacet<Value>(valueOf: (name: CollegeFacet) => Value): ByFacet<Value> {
  return Object.fromEntries(COLLEGE_FACET_NAMES.map((name) => [name, valueOf(name)])) as Record<CollegeFacet, Value>;
}

type ValuesByFacet = ByFacet<readonly string[]>;

const known = new WeakMap<FilterableCollege, ValuesByFacet>();

/** The values that a college falls under in every group; worked out once for each object. */
export function facetValuesOf(college: FilterableCollege): ValuesByFacet {
  const before = known.get(college);
  if (before !== undefined) return before;
  const values = byFacet((name) => COLLEGE_FACETS[name].valuesOf(college));
  known.set(college, values);
  return values;
}

/** Whether a college has one of the chosen values of a group; one whose value is unknown has none. */
export function hasOneOf(college: FilterableCollege, name: CollegeFacet, chosen: readonly string[]): boolean {
  const facet: Facet = COLLEGE_FACETS[name];
  const { keeps } = facet;
  if (keeps !== undefined) return chosen.some((value) => keeps(college, Number(value)));
  const held = facetValuesOf(college)[name];
  return chosen.some((value) => held.includes(value));
}
