/** Which end of a fact is the better one for a recruit; a fact without a better end is left out. */
export const BETTER_END: Readonly<Record<string, 'lower' | 'higher'>> = {
  studentFacultyRatio: 'lower',
  netPriceTuition: 'lower',
  inStateTuition: 'lower',
  outOfStateTuition: 'lower',
  applicationFee: 'lower',
  averageAidAwardedMiddleIncome: 'higher',
  studentsWhoReceiveFinancialAid: 'higher',
  costOfAttendance: 'lower',
  sixYearGraduationRate: 'higher',
  fourYearGraduationRate: 'higher',
  threeYearGraduationRate: 'higher',
  employedTwoYearsAfterGraduation: 'higher',
  medianStartingSalaryAfter6Years: 'higher',
};

/**
 * Whether the known values of a row differ; an unknown one (null) neither equals nor differs. False of fewer than two
 * known ones.
 */
export function differs(values: readonly (string | number | null)[]): boolean {
  return new Set(values.filter((value) => value !== null)).size > 1;
}

/** Which of some numbers are at their better end; none where all known ones are equal, or fewer than two are known. */
export function bestOf(values: readonly (number | null)[], better: 'lower' | 'higher'): readonly boolean[] {
  if (!differs(values)) return values.map(() => false);
  const known = values.filter((value) => value !== null);
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known);
  return values.map((value) => value === best);
}
