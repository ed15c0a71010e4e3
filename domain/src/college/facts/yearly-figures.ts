import * as z from 'zod/mini';

/** How many years a college has stored at most. */
export const YEARS_KEPT = 3;

const dollars = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)));
const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/**
 * What a register reported of a college for one year, named by the calendar year in which the academic year ends. Money
 * is whole dollars, rates are per cent, `graduationRate` is that of six years, at two-year colleges of three.
 */
export const figuresOfYear = z.strictObject({
  year: z.int().check(z.minimum(1900), z.maximum(2100)),
  netPrice: dollars,
  inStateTuition: dollars,
  outOfStateTuition: dollars,
  costOfAttendance: dollars,
  acceptanceRate: percent,
  undergraduates: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  graduationRate: percent,
});

export type FiguresOfYear = z.infer<typeof figuresOfYear>;

/** A figure that is stored year by year. */
export type YearlyFigure = Exclude<keyof FiguresOfYear, 'year'>;

/** The figures of the last years, each year once, the earliest first. */
export const yearlyFigures = z.array(figuresOfYear).check(
  z.maxLength(YEARS_KEPT),
  z.refine((years) => years.every(({ year }, index) => year > (years[index - 1]?.year ?? 0))),
);

/** The last three of the years in either list, the earliest first; where both tell of a year, the second counts. */
export function latestYears(stored: readonly FiguresOfYear[], read: readonly FiguresOfYear[]): FiguresOfYear[] {
  const byYear = new Map([...stored, ...read].map((figures) => [figures.year, figures]));
  return [...byYear.values()].toSorted((left, right) => left.year - right.year).slice(-YEARS_KEPT);
}
