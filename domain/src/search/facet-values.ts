import { priceInUsDollars } from '../college/catalogue/listed-price';
import { enrollmentSizeOf } from '../college/catalogue/enrollment-size';
import type { ROW_COLUMNS, SUMMARY_COLUMNS, ValueOf } from '../college/catalogue/catalogue-columns';
import { BY_THE_SEA_MILES } from '../reference/geography/miles-between';
import { regionOfState } from '../reference/geography/region-of-state';
import { SQUAD_FILTERS, type SquadFilter } from '../reference/squad-marks';
import { stateCodeOf } from '../reference/states';
import { byFacet, type ByFacet, COLLEGE_FACETS, type CollegeFacet } from './college-facets';
import { levelsOfCollege } from './college-levels';

type ValuesOf = (college: FilterableCollege) => readonly string[];
type NumberOf = (college: FilterableCollege) => number | null;

/** The number that a college must not exceed, for limits that may be any number. */
const LIMITED = {
  sat: ({ satLow }) => satLow,
  act: ({ actLow }) => actLow,
  netPrice: priceInUsDollars,
} as const satisfies { readonly [Name in CollegeFacet]?: NumberOf };

const valuesIn = (value: string | null): readonly string[] => (value === null ? [] : [value]);
const isAtMost = (value: number | null, most: number): boolean => value !== null && value <= most;
const stateOf = ({ state }: FilterableCollege): string | null => (state === null ? null : (stateCodeOf(state) ?? state.trim()));

/** The offered limits that a college keeps. */
function limitsKept(name: keyof typeof LIMITED): ValuesOf {
  return (college) => (COLLEGE_FACETS[name].offered ?? []).filter((most) => isAtMost(LIMITED[name](college), Number(most)));
}

/** The offered thresholds that a rate meets. */
function thresholdsMet(name: CollegeFacet, rateOf: NumberOf): ValuesOf {
  const holds = (threshold: string, percent: number): boolean =>
    threshold.startsWith('from') ? percent >= Number(threshold.slice(4)) : percent < Number(threshold.slice(5));
  return (college) => {
    const percent = rateOf(college);
    return percent === null ? [] : (COLLEGE_FACETS[name].offered ?? []).filter((threshold) => holds(threshold, percent));
  };
}

/** The marks of a college's squads, by the filters that ask for them. */
function squadValues(): Readonly<Record<SquadFilter, ValuesOf>> {
  const of =
    (name: SquadFilter): ValuesOf =>
    ({ squadMarks }) =>
      squadMarks.filter((mark) => SQUAD_FILTERS[name].includes(mark));
  return { opens: of('opens'), freshmen: of('freshmen'), abroad: of('abroad'), home: of('home'), squad: of('squad') };
}

/** The values that a college falls under in each group; none where the fact behind them is unknown. */
const FACET_VALUES: ByFacet<ValuesOf> = {
  gender: ({ sexes }) => sexes,
  need: ({ needs }) => needs,
  recruiting: ({ recruiting }) => recruiting,
  level: levelsOfCollege,
  conference: ({ mensConference, womensConference }) => [
    ...new Set([...valuesIn(mensConference), ...valuesIn(womensConference)]),
  ],
  strength: ({ strength }) => strength,
  ...squadValues(),
  region: (college) => valuesIn(regionOfState(stateOf(college) ?? '')),
  state: (college) => valuesIn(stateOf(college)),
  sea: ({ milesToSea }) => (isAtMost(milesToSea, BY_THE_SEA_MILES) ? ['true'] : []),
  size: ({ students }) => valuesIn(enrollmentSizeOf(students)),
  setting: ({ setting }) => valuesIn(setting),
  type: ({ collegeType }) => valuesIn(collegeType),
  mission: ({ missions }) => missions,
  affiliation: ({ affiliation }) => valuesIn(affiliation),
  field: ({ fields }) => fields,
  acceptance: thresholdsMet('acceptance', ({ acceptanceRate }) => acceptanceRate),
  sat: limitsKept('sat'),
  act: limitsKept('act'),
  netPrice: limitsKept('netPrice'),
  graduation: thresholdsMet('graduation', ({ graduationRate }) => graduationRate),
  camp: ({ hasCamp }) => (hasCamp ? ['true'] : []),
  ranked: ({ lists }) => lists,
};

type LimitedFacet = keyof typeof LIMITED;

/** True for a group whose limit may be any number. */
export function isLimited(name: CollegeFacet): name is LimitedFacet {
  return name in LIMITED;
}

type ValuesByFacet = ByFacet<readonly string[]>;

const known = new WeakMap<FilterableCollege, ValuesByFacet>();

/** The values that a college falls under in every group, computed once for each object. */
export function facetValuesOf(college: FilterableCollege): ValuesByFacet {
  const before = known.get(college);
  if (before !== undefined) return before;
  const values = byFacet((name) => FACET_VALUES[name](college));
  known.set(college, values);
  return values;
}

/** Whether a college has one of the chosen values of a group; one whose value is unknown has none. */
export function hasOneOf(college: FilterableCollege, name: CollegeFacet, chosen: readonly string[]): boolean {
  if (isLimited(name)) return chosen.some((value) => isAtMost(LIMITED[name](college), Number(value)));
  const values = facetValuesOf(college)[name];
  return chosen.some((value) => values.includes(value));
}

type ReadonlyValue<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type Columns = typeof ROW_COLUMNS & typeof SUMMARY_COLUMNS;

/** What filters, facets and orders read of a college; what is unknown is null. */
export type FilterableCollege = { readonly name: string } & {
  readonly [Name in keyof Columns]: ReadonlyValue<ValueOf<Columns[Name]>>;
};
