/** The days of a conference’s regular season where the matches alone do not tell them, and who says so. */
interface KnownRegularSeason {
  /** Earlier meetings of two members were outside the conference’s schedule; null where all meetings belong to it. */
  readonly firstDay: string | null;
  readonly lastDay: string;
  readonly source: string;
}

/** By the id of the stored season and that of the conference. */
const REGULAR_SEASONS: Readonly<Record<string, KnownRegularSeason>> = {
  '2025-ncaa-1-female ncaa-d1-mac': {
    firstDay: '2025-09-14',
    lastDay: '2025-10-29',
    source: 'getsomemaction.com, 2025-08-13: conference matches from September 14, quarter-finals on November 1',
  },
  '2025-ncaa-1-female ncaa-d1-mw': {
    firstDay: '2025-09-25',
    lastDay: '2025-10-30',
    source: 'thedailyaztec.com, 2025-11-02: San Diego State 4-2-4 after the last day, without its win on September 18',
  },
  '2025-ncaa-1-male ncaa-d1-big-west': {
    firstDay: '2025-10-01',
    lastDay: '2025-11-01',
    source: 'ucsdguardian.org, 2025-11-01: the ninth and last match; from October 1 on each member met each other one once',
  },
};

/** The days of a regular season that a publisher names; null where none is known. */
export function knownRegularSeason(seasonId: string, conferenceId: string): KnownRegularSeason | null {
  return REGULAR_SEASONS[`${seasonId} ${conferenceId}`] ?? null;
}
