import { completionOf } from '@touchline/domain/college/facts/completion';
import type { College } from '@touchline/domain/college/college';
import type { CollegeComparison } from '../use-college-page';

/**
 * The names of the facts that the pictures of the Academics tab say (`tabs/academic-figures.tsx`): users get no row of
 * them besides.
 */
export function drawnFacts(college: College, comparison: CollegeComparison | null): ReadonlySet<string> {
  const { costs } = college.academics.details;
  const hasTuition = costs.inStateTuition !== null || costs.outOfStateTuition !== null;
  const hasRate = completionOf(college) !== null;
  const isRanked = (name: string) => comparison?.standings.some(({ number }) => number === name) === true;
  const drawn: Readonly<Record<string, boolean>> = {
    acceptanceRate: isRanked('acceptanceRate'),
    enrollmentSize: isRanked('students'),
    inStateTuition: hasTuition,
    outOfStateTuition: hasTuition,
    sixYearGraduationRate: hasRate,
    threeYearGraduationRate: hasRate,
    fourYearGraduationRate: hasRate,
  };
  return new Set(Object.keys(drawn).filter((name) => drawn[name]));
}
