import type { ClassYear } from '../../../reference/player-lists';

/** What a player answers whose class is over: still on the way to college, at one, or a professional. */
export type NewClass =
  | { readonly now: 'later'; readonly classYear: ClassYear | null; readonly graduationYear: number }
  | {
      readonly now: 'college';
      readonly classYear: ClassYear | null;
      readonly graduationYear: number;
      readonly college: string | null;
    }
  | { readonly now: 'pro' };

/** How many years a player who starts college later can choose from. */
const YEARS_AHEAD = 4;
/** The years of study, with some more for those who take longer. */
const YEARS_OF_STUDY = { usual: 4, most: 6 } as const;

/** The first year of graduation that is not over on a day (YYYY-MM-DD): the class of a year ends with its July. */
function firstYear(today: string): number {
  return Number(today.slice(0, 4)) + (today.slice(5) >= '08-01' ? 1 : 0);
}

/** The years that are offered on a day: of who starts college later, and of who finishes it; the usual one of those. */
export function yearsOffered(today: string): {
  readonly later: readonly number[];
  readonly college: readonly number[];
  readonly usual: number;
} {
  const first = firstYear(today);
  const from = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => first + index);
  return { later: from(YEARS_AHEAD), college: from(YEARS_OF_STUDY.most), usual: first + YEARS_OF_STUDY.usual - 1 };
}

/** One change of a profile, as the call `patchProfile` takes it. */
interface Replacement {
  readonly op: 'replace';
  readonly path: string;
  readonly value: string | number | null;
}

/**
 * The edit that an answer makes, as one patch. Who plays in college now leaves the high school behind: its name would
 * otherwise stand there as that of the college.
 */
export function patchOfNewClass(answer: NewClass): readonly Replacement[] {
  const set = (path: string, value: Replacement['value']): Replacement => ({ op: 'replace', path, value });
  if (answer.now === 'pro') return [set('/type', 'playerPro'), set('/class', null), set('/graduationYear', null)];
  const years = [set('/class', answer.classYear), set('/graduationYear', answer.graduationYear)];
  return answer.now === 'later' ? years : [set('/type', 'playerCollege'), ...years, set('/schoolName', answer.college)];
}
