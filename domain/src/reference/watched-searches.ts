/** The searches that can be watched (docs/decisions/233-watched-searches.md). */
export const WATCHED_KINDS = ['colleges', 'camps', 'recruits'] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/**
 * The most searches of one person, how many of them can be begun on one day, and the most recruits that a watched
 * search finds when it begins. Of colleges and camps one mail names so many for each search.
 */
export const WATCHED_LIMITS = { perPerson: 20, perDay: 60, recruits: 1000, named: 5 } as const;

/** The longest words of a watched search, in characters. */
export const LONGEST_WATCHED_WORDS = 300;
