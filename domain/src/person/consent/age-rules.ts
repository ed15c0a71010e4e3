import { isCalendarDate } from '../../kernel/text/text-traits';

/** Who may agree for a minor: a parent, or whom a court or a will has named instead. */
export const GUARDIAN_RELATIONS = ['mother', 'father', 'parent', 'legalGuardian'] as const;

export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];

/**
 * Ages in whole years (S9-01): `signUp` is the minimum for an account, `ageRule` that of the extra 'age' rule; from
 * `adult` on nobody counts as a minor, which is our choice.
 */
export const MIN_AGE = { signUp: 13, ageRule: 16, adult: 18 } as const;

/** True for a real day of a year 19xx or 20xx, written YYYY-MM-DD (S5-02). */
export function isDateOfBirth(text: string): boolean {
  return isCalendarDate(text) && /^(?:19|20)/.test(text);
}

/**
 * The age in whole years on a day, both YYYY-MM-DD; negative before the birth. People born on 29 February are a year
 * older on 1 March of other years.
 */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * True for a person who is 13 or older on that day (S5-03); false for an invalid date. The server checks the UTC date.
 * A form checks the UTC and the local date, and blocks where either gives false.
 */
export function isOldEnough(dateOfBirth: string, today: string): boolean {
  return isDateOfBirth(dateOfBirth) && ageOn(dateOfBirth, today) >= MIN_AGE.signUp;
}

/** The extra 'age' rule: at least 16 and a 10-character date (S5-10). */
export function passesAgeRule(dateOfBirth: string, today: string): boolean {
  return isDateOfBirth(dateOfBirth) && ageOn(dateOfBirth, today) >= MIN_AGE.ageRule;
}

/** The day on which a person comes of age, YYYY-MM-DD; 1 March for those born on 29 February in years without it. */
export function comesOfAgeOn(dateOfBirth: string): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  const date = `${Number(year) + MIN_AGE.adult}-${month}-${day}`;
  return isCalendarDate(date) ? date : `${Number(year) + MIN_AGE.adult}-03-01`;
}
