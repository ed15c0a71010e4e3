import { CAMPUS_SETTINGS, COLLEGE_MISSIONS, COLLEGE_TYPES } from '../reference/college-kinds';
import { RANKING_LISTS } from '../reference/ranking-lists';
import { ENROLLMENT_BANDS } from '../reference/limits';
import { needOfCode } from '../college/roster/need-codes';
import { REGION_STATES } from '../reference/geography/region-of-state';
import { SQUAD_FILTERS, type SquadFilter } from '../reference/squad-marks';
import { STRENGTH_MARKS } from '../reference/strength-marks';
import { COMPETITION_LEVELS } from './competition-levels';

/**
 * The kind of a group's values: rates by thresholds, limits in scores or dollars, listed texts, or the texts that
 * colleges have.
 */
type FacetKind = 'rate' | 'score' | 'dollars' | 'listed' | 'open';

/**
 * A group of filters: which values may be chosen, and how many at once. facet-values.ts says which colleges have them.
 */
interface Facet {
  readonly kind: FacetKind;
  /** `any`: several values may be chosen and a college needs one of them. Otherwise one value may be chosen. */
  readonly choice: 'any' | 'one';
  /** The values that are always offered, in order; null where they are those that the colleges have. */
  readonly offered: readonly string[] | null;
  readonly isValue: (text: string) => boolean;
}

const LONGEST_VALUE = 200;
/** The highest limit for the cost of a year, in whole dollars. */
export const HIGHEST_BUDGET = 200_000;

function oneOf(offered: readonly string[], choice: Facet['choice'] = 'any'): Facet {
  return { kind: 'listed', choice, offered, isValue: (text) => offered.includes(text) };
}

/** A facet without a fixed list: its values are those that the colleges have. */
const OPEN: Facet = {
  kind: 'open',
  choice: 'any',
  offered: null,
  isValue: (text) => text.trim() !== '' && text.length <= LONGEST_VALUE,
};

/** Colleges whose value is at most a limit, one of those offered or any other up to the highest. */
function limit(kind: 'score' | 'dollars', highest: number, offered: readonly number[]): Facet {
  return {
    kind,
    choice: 'one',
    offered: offered.map(String),
    isValue: (text) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= highest,
  };
}

/** Rates in per cent by thresholds: `from50` is half and more, `under25` less than a quarter. */
function rate(offered: readonly `${'from' | 'under'}${number}`[]): Facet {
  return { ...oneOf(offered, 'one'), kind: 'rate' };
}

/** What lists know of squads: places that open by class, whether freshmen play, and more or less than the median. */
function squadFacets(): Readonly<Record<SquadFilter, Facet>> {
  const of = (name: SquadFilter) => oneOf(SQUAD_FILTERS[name]);
  return { opens: of('opens'), freshmen: of('freshmen'), abroad: of('abroad'), home: of('home'), squad: of('squad') };
}

/**
 * Every group of filters of the college search, in the order of the page; its keys are parameters of the address and of
 * the API. Pages load this table; `FACET_VALUES` says for each group which values a college has.
 */
export const COLLEGE_FACETS = {
  gender: oneOf(['male', 'female']),
  need: { ...OPEN, isValue: (text: string) => needOfCode(text) !== null },
  /** The teams that recruit this year: all but those whose coaches say otherwise. */
  recruiting: oneOf(['female', 'male'], 'one'),
  level: oneOf(COMPETITION_LEVELS),
  /** The ids of conferences (docs/decisions/115-identity-of-conferences.md). */
  conference: OPEN,
  /** The quarter of the division by our RPI. */
  strength: oneOf(STRENGTH_MARKS),
  ...squadFacets(),
  region: oneOf(Object.keys(REGION_STATES)),
  state: OPEN,
  sea: oneOf(['true'], 'one'),
  size: oneOf(Object.keys(ENROLLMENT_BANDS)),
  setting: oneOf(CAMPUS_SETTINGS),
  type: oneOf(COLLEGE_TYPES),
  mission: oneOf(COLLEGE_MISSIONS),
  affiliation: OPEN,
  field: { ...OPEN, isValue: (text: string) => /^\d{2}$/.test(text) },
  acceptance: rate(['from75', 'from50', 'from25', 'under25']),
  sat: limit('score', 1600, [1000, 1100, 1200, 1300, 1400]),
  act: limit('score', 36, [18, 21, 24, 27, 30]),
  netPrice: limit('dollars', HIGHEST_BUDGET, [10_000, 15_000, 20_000, 25_000, 30_000]),
  graduation: rate(['from75', 'from50', 'from35']),
  camp: oneOf(['true'], 'one'),
  ranked: oneOf(RANKING_LISTS),
} as const satisfies Readonly<Record<string, Facet>>;

export type CollegeFacet = keyof typeof COLLEGE_FACETS;

/** The groups of filters, in order. */
export const COLLEGE_FACET_NAMES = Object.keys(COLLEGE_FACETS) as readonly CollegeFacet[];

/** What is chosen in each group; a group without choice is left out. */
export type CollegeFilters = { readonly [Name in CollegeFacet]?: readonly string[] | undefined };

/** A record with one value for every group. */
export type ByFacet<Value> = Readonly<Record<CollegeFacet, Value>>;

/** Builds a record with one value for every group. */
export function byFacet<Value>(valueOf: (name: CollegeFacet) => Value): ByFacet<Value> {
  return Object.fromEntries(COLLEGE_FACET_NAMES.map((name) => [name, valueOf(name)])) as Record<CollegeFacet, Value>;
}
