import { completionOf } from '@touchline/domain/college/facts/completion';
import type { College } from '@touchline/domain/college/college';
import type { CollegeComparison } from '../use-college-page';

/**
 * The names of the facts that a college's pictures of numbers say (`overview`, `tabs/academic-figures.tsx`): users get
 * no row of them besides.
 */
export function drawnFacts(college: College, comparison: CollegeComparison | null): ReadonlySet<string> {
  const { admission, costs } = college.academics.details;
  const { sat, act } = admission;
  const hasTuition = costs.inStateTuition !== null || costs.outOfStateTuition !== null;
  const hasRate = completionOf(college) !== null;
  const isRanked = (name: string) => comparison?.standings.some(({ number }) => number === name) === true;
  const drawn: Readonly<Record<string, boolean>> = {
    sat: sat.low !== null || sat.high !== null,
    act: act.low !== null || act.high !== null,
    acceptanceRate: isRanked('acceptanceRate'),
    enrollmentSize: isRanked('students'),
    inStateTuition: hasTuition,
    outOfStateTuition: hasTuition,
    netPriceTuition: costs.netPriceTuition !== null,
    costOfAttendance: costs.netPriceTuition !== null && costs.costOfAttendance !== null,
    sixYearGraduationRate: hasRate,
    threeYearGraduationRate: hasRate,
    fourYearGraduationRate: hasRate,
  };
  return new Set(Object.keys(drawn).filter((name) => drawn[name]));
}
