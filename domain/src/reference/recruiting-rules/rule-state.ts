import type { RecruitingRule, RuleSchoolYear } from './recruiting-rule';

/** Where a player stands under a rule on a day. Days are YYYY-MM-DD. */
export type RuleState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'always' }
  /** It begins in a year of school, and the player's year of graduation is not known. */
  | { readonly kind: 'needsYear' }
  | { readonly kind: 'begun'; readonly since: string }
  | { readonly kind: 'begins'; readonly on: string }
  /** It begins with the summer of this year; nobody says on which day. */
  | { readonly kind: 'summer'; readonly year: number; readonly isPast: boolean };

const LAST_GRADE = 12;
/** A year of school begins in August; what lies before belongs to the spring in which it ends. */
const FIRST_MONTH = 8;
const END_OF_SUMMER = '09-01';

/**
 * What a rule means on `day` for somebody who finishes high school in `graduationYear`. A rule without day and year of
 * school applies always; one that was not found stays unknown.
 */
export function ruleState(rule: RecruitingRule, graduationYear: number | null, day: string): RuleState {
  const { certainty, monthDay, schoolYear } = rule;
  if (certainty === 'unknown') return { kind: 'unknown' };
  if (schoolYear === null) return { kind: 'always' };
  if (graduationYear === null) return { kind: 'needsYear' };
  if (monthDay === null) {
    const year = summerOf(schoolYear, graduationYear);
    return { kind: 'summer', year, isPast: day >= `${year}-${END_OF_SUMMER}` };
  }
  const on = `${yearOf(schoolYear, monthDay, graduationYear)}-${monthDay}`;
  return day < on ? { kind: 'begins', on } : { kind: 'begun', since: on };
}

function summerOf({ relation, grade }: RuleSchoolYear, graduationYear: number): number {
  const end = graduationYear - (LAST_GRADE - grade);
  return relation === 'after' ? end : end - 1;
}

function yearOf(schoolYear: RuleSchoolYear, monthDay: string, graduationYear: number): number {
  const summer = summerOf(schoolYear, graduationYear);
  const isSpring = schoolYear.relation === 'in' && Number(monthDay.slice(0, 2)) < FIRST_MONTH;
  return isSpring ? summer + 1 : summer;
}

const SEASON_BEGINS = '08-01';

/**
 * Since when a rule was not checked again: the day on which we read it, if a season has begun since; or the season that
 * its source speaks of, if that is over and the source does not say that the rule still holds. Null if it is current.
 */
export function notRecheckedSince({ season, readOn }: Pick<RecruitingRule, 'season' | 'readOn'>, day: string): string | null {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= SEASON_BEGINS ? year : year - 1;
  if (readOn < `${first}-${SEASON_BEGINS}`) return readOn;
  const told = /^(\d{4})(?:-\d\d)?$/.exec(season)?.[1];
  return told !== undefined && Number(told) < first ? season : null;
}
