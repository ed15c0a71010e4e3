import type { Division, League } from '../../reference/college-kinds';

/** What decides between colleges that a query fits equally well; unknown values are null. */
export interface ProminentCollege {
  readonly league: League | null;
  readonly division: Division | null;
  /** Undergraduate students. */
  readonly students: number | null;
}

/** The share that a league gives; the rest comes from the number of students. */
const LEAGUE_SHARES: Readonly<Record<League, number>> = { ncaa: 0.4, usports: 0.4, naia: 0.25, njcaa: 0.1, other: 0 };
const DIVISION_ONE_SHARE = 0.6;
const STUDENTS_SHARE = 0.4;
/** From so many students on a college gets the whole share. */
const MANY_STUDENTS = 30_000;

/**
 * How likely somebody who types a text that fits several colleges means this one, from 0 to 1: the first division
 * before other leagues, larger colleges before smaller ones. Colleges without known facts get 0.
 */
export function prominenceOf({ league, division, students }: ProminentCollege): number {
  const ofLeague = league === 'ncaa' && division === 1 ? DIVISION_ONE_SHARE : league === null ? 0 : LEAGUE_SHARES[league];
  return ofLeague + STUDENTS_SHARE * Math.sqrt(Math.min(students ?? 0, MANY_STUDENTS) / MANY_STUDENTS);
}
