import type { Division, League } from './college-kinds';

/** A championship of which our table names the champions (docs/data-sources.md). */
interface Championship {
  readonly league: League;
  readonly division: Division | null;
  readonly sex: 'male' | 'female';
  /** The first year of which the table names the champion, without a gap after it; null where years are missing. */
  readonly from: number | null;
  /** The last such year; null where it goes on. */
  readonly until: number | null;
  /** Whether `from` is the first championship that was played. Only then teams are ranked by their titles. */
  readonly isComplete: boolean;
}

/** The last year of which our table names champions. */
export const LAST_CHAMPIONS = 2025;

const complete = { until: null, isComplete: true } as const;
const partial = { until: null, isComplete: false } as const;

/** No championship of 2020 was played in Divisions II and III and U SPORTS. */
const CHAMPIONSHIPS: readonly Championship[] = [
  { league: 'ncaa', division: 1, sex: 'male', from: 1959, ...complete },
  { league: 'ncaa', division: 1, sex: 'female', from: 1982, ...complete },
  { league: 'ncaa', division: 2, sex: 'male', from: 1972, ...complete },
  { league: 'ncaa', division: 2, sex: 'female', from: 1988, ...complete },
  { league: 'ncaa', division: 3, sex: 'male', from: 1974, ...complete },
  { league: 'ncaa', division: 3, sex: 'female', from: 1999, ...partial },
  { league: 'usports', division: null, sex: 'male', from: 1972, ...complete },
  { league: 'usports', division: null, sex: 'female', from: 2008, ...partial },
  { league: 'naia', division: null, sex: 'male', from: 1959, until: 2024, isComplete: false },
];

/** What is known of the champions of a league, division and sex: single years where the table has gaps. */
export function championshipOf(
  league: League,
  division: Division | null,
  sex: 'male' | 'female',
): Pick<Championship, 'from' | 'until' | 'isComplete'> {
  const known = CHAMPIONSHIPS.find((one) => one.league === league && one.division === division && one.sex === sex);
  return known ?? { from: null, until: null, isComplete: false };
}
