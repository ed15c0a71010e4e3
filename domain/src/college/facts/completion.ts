import type { College } from '../college';

/** The years within which a rate of completion counts: six at four-year colleges, three at two-year ones. */
export type CompletionYears = 3 | 6;

/** The share of students who complete their studies in time, in per cent, and the years that count as in time. */
export interface Completion {
  readonly rate: number;
  readonly years: CompletionYears;
}

/**
 * The rate of completion that fits the kind of college: within six years, at two-year colleges within three. A rate of
 * four years is neither: students who take five years on purpose would count as having failed.
 */
export function completionOf({
  academics: {
    details: { afterCollege },
  },
}: {
  readonly academics: { readonly details: Pick<College['academics']['details'], 'afterCollege'> };
}): Completion | null {
  const { sixYearGraduationRate, threeYearGraduationRate } = afterCollege;
  if (sixYearGraduationRate !== null) return { rate: sixYearGraduationRate, years: 6 };
  return threeYearGraduationRate === null ? null : { rate: threeYearGraduationRate, years: 3 };
}
