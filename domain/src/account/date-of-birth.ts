import { LEAST_AGE } from '../constants/ages';
import { isCalendarDate } from '../text/calendar-date';

/** True for a real day of a year 19xx or 20xx, written YYYY-MM-DD (specification §5). */
export function isDateOfBirth(text: string): boolean {
  return isCalendarDate(text) && /^(?:19|20)/.test(text);
}

/** Whole years someone has lived on a day, both YYYY-MM-DD; negative before the birth. Born on 29 February, they are a year older on 1 March of other years. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * True where someone is 13 or older on that day; a date that is none is refused (specification §5). The server asks with the UTC date; a form
 * asks with the UTC date and with the local one, and blocks while either answers false.
 */
export function isOldEnough(dateOfBirth: string, today: string): boolean {
  return isDateOfBirth(dateOfBirth) && ageOn(dateOfBirth, today) >= LEAST_AGE.signUp;
}

/** The extra 'age' rule: at least 16 and a 10-character date (specification §5). */
export function passesAgeRule(dateOfBirth: string, today: string): boolean {
  return isDateOfBirth(dateOfBirth) && ageOn(dateOfBirth, today) >= LEAST_AGE.ageRule;
}
