import { LEFT_SCHOOL } from '../../../reference/limits';
import type { Profile } from '../profile';

/** What says whether a player's class is over. */
export type SchoolLeaver = Pick<Profile, 'type' | 'graduationYear'>;

/**
 * The day (YYYY-MM-DD) from which a high-school player is asked for the new class: the last school year of the stated
 * class is over everywhere. Null for everybody without such a year.
 */
export function classAskedFrom({ type, graduationYear }: SchoolLeaver): string | null {
  return type === 'playerHighSchool' && graduationYear !== null ? `${graduationYear}-${LEFT_SCHOOL.askedFrom}` : null;
}

/** The day from which a high-school player with the same class is left out where a search names no year and no text. */
export function leftOutFrom({ type, graduationYear }: SchoolLeaver): string | null {
  return type === 'playerHighSchool' && graduationYear !== null ? `${graduationYear}-${LEFT_SCHOOL.leftOutFrom}` : null;
}

/** Whether a player is asked for the new class on a day. */
export function isClassAskedOn(player: SchoolLeaver, today: string): boolean {
  const from = classAskedFrom(player);
  return from !== null && today >= from;
}

/** Whether a player is left out of the search of recruits on a day, unless somebody looks for the year or the name. */
export function isLeftOutOn(player: SchoolLeaver, today: string): boolean {
  const from = leftOutFrom(player);
  return from !== null && today >= from;
}
