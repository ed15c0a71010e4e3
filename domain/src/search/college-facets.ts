import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../reference/college-kinds';
import { COLLEGE_MISSIONS } from '../reference/college-missions';
import { RANKING_LISTS } from '../reference/ranking-lists';
import { ENROLLMENT_BANDS } from '../reference/limits';
import { priceInUsDollars } from '../college/catalogue/price-in-dollars';
import { enrollmentSizeOf } from '../college/catalogue/enrollment-size';
import { needOfCode } from '../college/roster/need-codes';
import { BY_THE_SEA_MILES } from '../reference/geography/miles-between';
import { REGION_STATES, regionOfState } from '../reference/geography/region-of-state';
import { SQUAD_FILTERS, type SquadFilter } from '../reference/squad-marks';
import { stateSpellings } from '../reference/states';
import { COMPETITION_LEVELS, levelsOfCollege } from './competition-levels';
import type { ROW_COLUMNS, SUMMARY_COLUMNS, ValueOf } from '../college/catalogue/catalogue-columns';

/**
 * The kind of a group's values: rates by thresholds, limits in scores or dollars, listed texts, or the texts that
 * colleges have.
 */
type FacetKind = 'rate' | 'score' | 'dollars' | 'listed' | 'open';

/** A group of filters: which values a college falls under, which may be chosen, and how many at once. */
interface Facet {
  readonly kind: FacetKind;
  /** `any`: several values may be chosen and a college needs one of them. Otherwise one value may be chosen. */
  readonly choice: 'any' | 'one';
  /** The values that are always offered, in order; null where they are those that the colleges have. */
  readonly offered: readonly string[] | null;
  /** The values that a college falls under; none where the fact behind them is unknown. */
  readonly valuesOf: (college: FilterableCollege) => readonly string[];
  readonly isValue: (text: string) => boolean;
  /** For limits that may be any number: whether a college meets one. */
  readonly meets?: (college: FilterableCollege, limit: number) => boolean;
}

const LONGEST_VALUE = 200;
/** The highest limit for the cost of a year, in whole dollars. */
export const HIGHEST_BUDGET = 200_000;

type ColumnOf<Value> = {
  [Name in keyof FilterableCollege]: FilterableCollege[Name] extends Value ? Name : never;
}[keyof FilterableCollege];
type NumberColumn = ColumnOf<number | null>;

function oneOf(offered: readonly string[], valuesOf: Facet['valuesOf'], choice: Facet['choice'] = 'any'): Facet {
  return { kind: 'listed', choice, offered, valuesOf, isValue: (text) => offered.includes(text) };
}

/** One of the values of a column. */
function listed(column: ColumnOf<string | null>, offered: readonly string[]): Facet {
  return oneOf(offered, (college) => valuesIn(college[column]));
}

/** A facet without a fixed list: its values are those that the colleges have. */
function open(valuesOf: Facet['valuesOf']): Facet {
  const isValue = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_VALUE;
  return { kind: 'open', choice: 'any', offered: null, valuesOf, isValue };
}

/** Colleges whose value is at most a limit, one of those offered or any other up to the highest. */
function limit(
  valueOf: (college: FilterableCollege) => number | null,
  kind: 'score' | 'dollars',
  highest: number,
  offered: readonly number[],
): Facet {
  const meets = (college: FilterableCollege, most: number): boolean => isAtMost(valueOf(college), most);
  return {
    kind,
    choice: 'one',
    offered: offered.map(String),
    valuesOf: (college) => offered.filter((one) => meets(college, one)).map(String),
    isValue: (text) => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= highest,
    meets,
  };
}

/** Rates in per cent by thresholds: `from50` is half and more, `under25` less than a quarter. */
function rate(column: NumberColumn, offered: readonly `${'from' | 'under'}${number}`[]): Facet {
  const holds = (threshold: string, percent: number): boolean =>
    threshold.startsWith('from') ? percent >= Number(threshold.slice(4)) : percent < Number(threshold.slice(5));
  const valuesOf = (college: FilterableCollege): string[] => {
    const percent = college[column];
    return percent === null ? [] : offered.filter((threshold) => holds(threshold, percent));
  };
  return { ...oneOf(offered, valuesOf, 'one'), kind: 'rate' };
}

/** What lists know of squads: places that open by class, whether freshmen play, and more or less than the median. */
function squadFacets(): Readonly<Record<SquadFilter, Facet>> {
  const of = (name: SquadFilter) =>
    oneOf(SQUAD_FILTERS[name], ({ squadMarks }) => squadMarks.filter((mark) => SQUAD_FILTERS[name].includes(mark)));
  return { opens: of('opens'), freshmen: of('freshmen'), abroad: of('abroad'), home: of('home'), squad: of('squad') };
}

const valuesIn = (value: string | null): readonly string[] => (value === null ? [] : [value]);
const isAtMost = (value: number | null, most: number): boolean => value !== null && value <= most;
const stateOf = ({ state }: FilterableCollege): string | null => (state === null ? null : (stateSpellings(state)[0] ?? null));

/**
 * Every group of filters of the college search, in the order of the page; its keys are parameters of the address and of
 * the API. A group names the catalogue column from which it filters, or derives its values.
 */
export const COLLEGE_FACETS = {
  gender: oneOf(['male', 'female'], ({ sexes }) => sexes),
  need: { ...open(({ needs }) => needs), isValue: (text: string) => needOfCode(text) !== null },
  level: oneOf(COMPETITION_LEVELS, levelsOfCollege),
  /** The ids of conferences (docs/decisions/115-identity-of-conferences.md). */
  conference: open(({ mensConference, womensConference }) => [
    ...new Set([...valuesIn(mensConference), ...valuesIn(womensConference)]),
  ]),
  ...squadFacets(),
  region: oneOf(Object.keys(REGION_STATES), (college) => valuesIn(regionOfState(stateOf(college) ?? ''))),
  state: open((college) => valuesIn(stateOf(college))),
  sea: oneOf(['true'], ({ milesToSea }) => (isAtMost(milesToSea, BY_THE_SEA_MILES) ? ['true'] : []), 'one'),
  size: oneOf(Object.keys(ENROLLMENT_BANDS), ({ students }) => valuesIn(enrollmentSizeOf(students))),
  setting: listed('setting', CAMPUS_SETTINGS),
  type: listed('collegeType', COLLEGE_TYPES),
  mission: oneOf(COLLEGE_MISSIONS, ({ missions }) => missions),
  affiliation: open(({ affiliation }) => valuesIn(affiliation)),
  field: { ...open(({ fields }) => fields), isValue: (text: string) => /^\d{2}$/.test(text) },
  acceptance: rate('acceptanceRate', ['from75', 'from50', 'from25', 'under25']),
  sat: limit(({ satLow }) => satLow, 'score', 1600, [1000, 1100, 1200, 1300, 1400]),
  act: limit(({ actLow }) => actLow, 'score', 36, [18, 21, 24, 27, 30]),
  netPrice: limit(priceInUsDollars, 'dollars', HIGHEST_BUDGET, [10_000, 15_000, 20_000, 25_000, 30_000]),
  graduation: rate('graduationRate', ['from75', 'from50', 'from35']),
  camp: oneOf(['true'], ({ hasCamp }) => (hasCamp ? ['true'] : []), 'one'),
  ranked: oneOf(RANKING_LISTS, ({ lists }) => lists),
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

type ValuesByFacet = ByFacet<readonly string[]>;

const known = new WeakMap<FilterableCollege, ValuesByFacet>();

/** The values that a college falls under in every group, computed once for each object. */
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
  const { meets } = facet;
  if (meets !== undefined) return chosen.some((value) => meets(college, Number(value)));
  const values = facetValuesOf(college)[name];
  return chosen.some((value) => values.includes(value));
}

type ReadonlyValue<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type Columns = typeof ROW_COLUMNS & typeof SUMMARY_COLUMNS;

/** What filters, facets and orders read of a college; what is unknown is null. */
export type FilterableCollege = { readonly name: string } & {
  readonly [Name in keyof Columns]: ReadonlyValue<ValueOf<Columns[Name]>>;
};
