import type { Division, League } from '../../reference/college-kinds';

/** The team whose athletic aid is in question. */
interface AidedTeam {
  readonly league: League | null;
  readonly division: Division | null;
  /** The name of its conference. */
  readonly conference: string | null;
}

/**
 * Why a team gives no athletic scholarships: the rule of its division, of the NCAA or the NJCAA, or of the Ivy League;
 * null where they may exist.
 */
export function noAthleticAid({ league, division, conference }: AidedTeam): 'ncaa-d3' | 'njcaa-d3' | 'ivy' | null {
  if (league === 'ncaa' && /^\s*ivy(?:\s+league)?\s*$/i.test(conference ?? '')) return 'ivy';
  if (division !== 3) return null;
  return league === 'ncaa' ? 'ncaa-d3' : league === 'njcaa' ? 'njcaa-d3' : null;
}
