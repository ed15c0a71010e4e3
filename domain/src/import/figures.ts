import type { Json } from '../json/json';
import { percentOfShare } from './percent-of-share';

/** A college's figures as the government's tables give them: shares of 0 to 1, whole dollars, scores of the SAT's two sections; null is not known. */
export interface Figures {
  readonly students: number | null;
  readonly admissionShare: number | null;
  readonly reading: Bounds;
  readonly math: Bounds;
  readonly act: Bounds;
  readonly studentFacultyRatio: number | null;
  readonly netPrice: number | null;
  readonly inStateTuition: number | null;
  readonly outOfStateTuition: number | null;
  readonly graduationShare: number | null;
  readonly earningsAfter6Years: number | null;
  /** Two-digit CIP families, the one with most degrees first. */
  readonly cipFamilies: readonly string[];
}

/** The 25th and the 75th percentile. */
interface Bounds {
  readonly low: number | null;
  readonly high: number | null;
}

/** The sourced fields that figures fill, with their values: rates in per cent, the SAT as the sum of its sections (screens.md, Government data). */
export function valuesOfFigures(figures: Figures): Readonly<Record<string, Json>> {
  const { students, reading, math, act, studentFacultyRatio, cipFamilies } = figures;
  return {
    enrollmentSize: students,
    'academics.details.admission.acceptanceRate': percent(figures.admissionShare),
    'academics.details.admission.sat': range({ low: sum(reading.low, math.low), high: sum(reading.high, math.high) }),
    'academics.details.admission.act': range(act),
    'academics.details.students.studentFacultyRatio': studentFacultyRatio,
    'academics.details.costs.netPriceTuition': figures.netPrice,
    'academics.details.costs.inStateTuition': figures.inStateTuition,
    'academics.details.costs.outOfStateTuition': figures.outOfStateTuition,
    'academics.details.afterCollege.fourYearGraduationRate': percent(figures.graduationShare),
    'academics.details.afterCollege.medianStartingSalaryAfter6Years': figures.earningsAfter6Years,
    'academics.cipCodes': [...cipFamilies],
  };
}

function percent(share: number | null): number | null {
  return share === null ? null : percentOfShare(share);
}

function sum(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}

function range({ low, high }: Bounds): { low: number | null; high: number | null } | null {
  return low === null && high === null ? null : { low, high };
}
