import { isObject } from '../../kernel/json/json';
import type { FiguresOfYear, YearlyFigure } from './yearly-figures';

/** The facts that the gate judges, each with the figure of yearly tables that it repeats, if any. */
export const GATED_FACTS = {
  enrollmentSize: 'undergraduates',
  'academics.details.admission.acceptanceRate': 'acceptanceRate',
  'academics.details.admission.sat': null,
  'academics.details.admission.act': null,
  'academics.details.students.studentFacultyRatio': null,
  'academics.details.costs.netPriceTuition': 'netPrice',
  'academics.details.costs.inStateTuition': 'inStateTuition',
  'academics.details.costs.outOfStateTuition': 'outOfStateTuition',
  'academics.details.costs.costOfAttendance': 'costOfAttendance',
  'academics.details.afterCollege.sixYearGraduationRate': 'graduationRate',
  'academics.details.afterCollege.threeYearGraduationRate': 'graduationRate',
  'academics.details.afterCollege.fourYearGraduationRate': null,
  'academics.details.afterCollege.medianStartingSalaryAfter6Years': null,
} as const satisfies Readonly<Record<string, YearlyFigure | null>>;

export type GatedFact = keyof typeof GATED_FACTS;

/** The lower and the upper end of test scores. */
interface Scores {
  readonly low: number | null;
  readonly high: number | null;
}

/** What is known of a college: single figures and scores by fact; a fact that is left out is unknown. */
export type GatedFigures = { readonly [Fact in GatedFact]?: number | Scores | null };

/** A stored value as the gate judges it: a number, scores, or null for anything else. */
export function figureOf(value: unknown): number | Scores | null {
  if (typeof value === 'number') return value;
  if (!isObject(value)) return null;
  const [low, high] = [value.low, value.high].map((end) => (typeof end === 'number' ? end : null));
  return { low: low ?? null, high: high ?? null };
}

/** Why a value is not plausible, as operators of imports read it. */
export interface Implausible<Fact> {
  readonly fact: Fact;
  readonly reason: string;
}

/** Below this share of the six-year rate, a four-year rate is missing data. No college lies between 1/7 and 1/5. */
const LEAST_OF_SIX_YEAR_RATE = 1 / 6;
/** Below this six-year rate, a low four-year rate is plausible. */
const TELLING_SIX_YEAR_RATE = 20;
const SCALES = { 'academics.details.admission.sat': [400, 1600], 'academics.details.admission.act': [1, 36] } as const;
/** Salaries of colleges range from $22,000 to $130,000, ratios from 3 to 36, and the largest college has 157,000. */
const SALARIES = [10_000, 250_000] as const;
const RATIOS = [1, 60] as const;
const MOST_UNDERGRADUATES = 300_000;

/**
 * How far a figure may be from those of all other known years, by the changes of 1,452 colleges over three years. Of
 * 100 net prices 98 stay between 0.64 and 1.8 of the year before, of undergraduate counts between 0.82 and 1.19, of
 * admission rates within 29 points, of completion rates within 13. Tuition may fall to a third: some colleges cut
 * their price at one go and give less aid.
 */
const MOST_CHANGE: Readonly<Record<YearlyFigure, { readonly factors: readonly [number, number] } | { readonly points: number }>> =
  {
    netPrice: { factors: [1 / 2, 2] },
    inStateTuition: { factors: [1 / 3, 1.5] },
    outOfStateTuition: { factors: [1 / 3, 1.5] },
    costOfAttendance: { factors: [1 / 1.5, 1.5] },
    undergraduates: { factors: [1 / 2, 2] },
    acceptanceRate: { points: 30 },
    graduationRate: { points: 25 },
  };

function isFar(figure: YearlyFigure, value: number, other: number): boolean {
  const change = MOST_CHANGE[figure];
  if ('points' in change) return Math.abs(value - other) > change.points;
  const [least, most] = change.factors;
  return value < least * other || value > most * other;
}

/** Reports that a value is far from every other known year. Null if one year is close, or none is known. */
function farFrom(figure: YearlyFigure, value: number, others: readonly FiguresOfYear[]): string | null {
  const known = others.flatMap((other) => {
    const before = other[figure];
    return before === null ? [] : [{ year: other.year, before }];
  });
  if (known.length === 0 || known.some(({ before }) => !isFar(figure, value, before))) return null;
  return `far from ${known.map(({ year, before }) => `${before} of ${year}`).join(' and ')}`;
}

type Prices = Pick<FiguresOfYear, 'netPrice' | 'inStateTuition' | 'outOfStateTuition' | 'costOfAttendance'>;

/** What is wrong with a figure of one year by itself and next to the others of that year. */
function wrongInYear(figure: YearlyFigure, value: number, prices: Prices): string | null {
  const { costOfAttendance: cost, inStateTuition, outOfStateTuition } = prices;
  const isAboveCost = cost !== null && value > cost;
  switch (figure) {
    case 'netPrice':
      return isAboveCost ? `above the cost of attendance, ${cost}` : null;
    case 'inStateTuition':
      if (outOfStateTuition !== null && value > outOfStateTuition) return `above the tuition of others, ${outOfStateTuition}`;
      return isAboveCost ? `above the cost of attendance, ${cost}` : null;
    case 'outOfStateTuition':
      // The cost of attendance is that of residents: it bounds this price only if residents pay it too.
      return isAboveCost && value === inStateTuition ? `above the cost of attendance, ${cost}` : null;
    case 'undergraduates':
      return value < 1 || value > MOST_UNDERGRADUATES ? 'no number of undergraduates' : null;
    case 'acceptanceRate':
      return value <= 0 || value > 100 ? 'no college that teaches accepts so many' : null;
    case 'graduationRate':
      return value <= 0 || value > 100 ? 'no college that teaches graduates so many' : null;
    case 'costOfAttendance':
      return value < 1 ? 'no price' : null;
  }
}

/**
 * The figures of several years without those that are not plausible, and why each of them is not: wrong by itself, or
 * far from every other known year. Of two years that are far from each other the later is held back.
 */
export function plausibleYears(years: readonly FiguresOfYear[]): {
  readonly years: readonly FiguresOfYear[];
  readonly implausible: readonly (Implausible<YearlyFigure> & { readonly year: number; readonly value: number })[];
} {
  const implausible = years.flatMap((own) =>
    (Object.keys(MOST_CHANGE) as YearlyFigure[]).flatMap((figure) => {
      const value = own[figure];
      if (value === null) return [];
      const others = years.filter((other) => other !== own && other[figure] !== null);
      const isEarlierOfTwo = others.length === 1 && others.some(({ year }) => year > own.year);
      const reason = wrongInYear(figure, value, own) ?? (isEarlierOfTwo ? null : farFrom(figure, value, others));
      return reason === null ? [] : [{ fact: figure, year: own.year, value, reason }];
    }),
  );
  const without = (own: FiguresOfYear) =>
    implausible.filter(({ year }) => year === own.year).reduce((figures, { fact }) => ({ ...figures, [fact]: null }), own);
  return { years: years.map(without), implausible };
}

/**
 * The facts of a college that are not plausible, each with the reason: out of range, upside down, at odds with another
 * fact, or far from every other known year. `year` is that of the facts; `years` has the figures of this and others.
 */
export function implausibleFacts(figures: GatedFigures, year: number | null, years: readonly FiguresOfYear[]) {
  const others = years.filter((one) => one.year !== year);
  const number = (fact: GatedFact): number | null => {
    const value = figures[fact];
    return typeof value === 'number' ? value : null;
  };
  const prices: Prices = {
    netPrice: number('academics.details.costs.netPriceTuition'),
    inStateTuition: number('academics.details.costs.inStateTuition'),
    outOfStateTuition: number('academics.details.costs.outOfStateTuition'),
    costOfAttendance: number('academics.details.costs.costOfAttendance'),
  };
  return (Object.keys(GATED_FACTS) as GatedFact[]).flatMap((fact): Implausible<GatedFact>[] => {
    const value = figures[fact] ?? null;
    if (value === null) return [];
    const reason = typeof value === 'number' ? reasonOf(fact, value) : wrongScores(fact, value);
    return reason === null ? [] : [{ fact, reason }];
  });

  function reasonOf(fact: GatedFact, value: number): string | null {
    const figure = GATED_FACTS[fact];
    if (figure !== null) return wrongInYear(figure, value, prices) ?? farFrom(figure, value, others);
    if (fact.endsWith('fourYearGraduationRate')) return wrongFourYearRate(value);
    const [least, most] = fact.endsWith('studentFacultyRatio') ? RATIOS : SALARIES;
    return value < least || value > most ? `not between ${least} and ${most}` : null;
  }

  function wrongFourYearRate(value: number): string | null {
    const [six, three] = ([6, 3] as const).map((within) => number(RATE_WITHIN[within]));
    if (six === null || six === undefined) return typeof three === 'number' ? 'a two-year college has no four-year rate' : null;
    if (value > six) return `above the six-year rate, ${six}`;
    const isGap = six > TELLING_SIX_YEAR_RATE && value < LEAST_OF_SIX_YEAR_RATE * six;
    return isGap ? `too low for a six-year rate of ${six}` : null;
  }
}

const RATE_WITHIN = {
  6: 'academics.details.afterCollege.sixYearGraduationRate',
  3: 'academics.details.afterCollege.threeYearGraduationRate',
} as const satisfies Readonly<Record<number, GatedFact>>;

function wrongScores(fact: GatedFact, { low, high }: Scores): string | null {
  if (low !== null && high !== null && low > high) return 'upside down';
  const scale = Object.entries(SCALES).find(([name]) => name === fact)?.[1];
  if (scale === undefined) return null;
  const isOutside = (score: number | null) => score !== null && (score < scale[0] || score > scale[1]);
  return isOutside(low) || isOutside(high) ? `not between ${scale[0]} and ${scale[1]}` : null;
}
