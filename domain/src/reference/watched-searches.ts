/** The searches that can be watched (docs/decisions/233-watched-searches.md). */
export const WATCHED_KINDS = ['colleges', 'camps', 'recruits'] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** The most of watched searches. */
export const WATCHED_LIMITS = {
  /** Searches of one person. */
  perPerson: 20,
  /** How many of them can be begun on one day. */
  perDay: 60,
  /** Recruits that a watched search finds when it begins. */
  recruits: 1000,
  /** Colleges or camps of one search that a mail names. */
  named: 5,
} as const;

/** The longest words of a watched search, in characters. */
export const LONGEST_WATCHED_WORDS = 300;
