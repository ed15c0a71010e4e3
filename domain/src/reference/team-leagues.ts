import { DIVISIONS, LEAGUES } from './college-kinds';
import { PRO_LEAGUES } from './pro-clubs';
import { YOUTH_LEAGUES } from './youth-leagues';

const COLLEGE_LEAGUES = Object.entries(LEAGUES).flatMap(([value, { label, hasDivisions }]) =>
  value === 'other' ? [] : hasDivisions ? DIVISIONS.map((division) => `${label} D${division}`) : [label],
);
const PRO_LEAGUE_NAMES = [...Object.values(PRO_LEAGUES).map(({ label }) => label), 'MLS NEXT Pro', 'NWSL', 'USL Super League'];

const LEAGUES_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['club', YOUTH_LEAGUES.entries],
  ['academy', YOUTH_LEAGUES.entries],
  ['college', COLLEGE_LEAGUES],
  ['professional', PRO_LEAGUE_NAMES],
]);

/**
 * The leagues to offer for a kind of team while somebody types, never required: those of the reference lists (S3-10)
 * for colleges and professionals. None for high schools and national teams, which play in too many.
 */
export function leaguesOfTeam(type: string | null): readonly string[] {
  return LEAGUES_OF.get(type ?? '') ?? [];
}

/** The names to offer for a kind of team: the professional clubs of the reference lists (S3-10). */
export function namesOfTeam(type: string | null): readonly string[] {
  return type === 'professional' ? Object.values(PRO_LEAGUES).flatMap(({ clubs }) => clubs.entries.map(({ name }) => name)) : [];
}
