import type { College } from '@touchline/domain/college/college';
import type { CollegeComparison } from '../use-college-page';

/**
 * The names of the facts that a college's pictures of numbers say (`overview`, `tabs/academic-figures.tsx`): users get
 * no row of them besides.
 */
export function drawnFacts(college: College, comparison: CollegeComparison | null): ReadonlySet<string> {
  const { admission, costs, afterCollege } = college.academics.details;
  const { sat, act } = admission;
  const hasTuition = costs.inStateTuition !== null || costs.outOfStateTuition !== null;
  const isRanked = (name: string) => comparison?.standings.some(({ number }) => number === name) === true;
  const drawn: Readonly<Record<string, boolean>> = {
    sat: sat.low !== null || sat.high !== null,
    act: act.low !== null || act.high !== null,
    acceptanceRate: isRanked('acceptanceRate'),
    enrollmentSize: isRanked('students'),
    inStateTuition: hasTuition,
    outOfStateTuition: hasTuition,
    netPriceTuition: hasTuition || isRanked('netPrice'),
    fourYearGraduationRate: afterCollege.fourYearGraduationRate !== null,
  };
  return new Set(Object.keys(drawn).filter((name) => drawn[name]));
}
