import type { Division, League } from './college-kinds';

/** The lists of rankings, as `GET /ui/v1/colleges/ranking` names them: the ten of S7-09, and the crowds. */
export const RANKING_LISTS = [
  'rpi',
  'usc',
  'mrpi',
  'usnews',
  'naia',
  'bestPublic',
  'ivy',
  'stadium',
  'champions',
  'byTheSea',
  'attendance',
] as const;
export type RankingList = (typeof RANKING_LISTS)[number];

/**
 * Whom the leaders of a season lead in: ranks won since the season before, goals and goals against in a match. They
 * follow from our own RPI of whole seasons and are stored nowhere (docs/decisions/190-lists-of-leaders.md).
 */
export const LEADER_LISTS = ['improved', 'attack', 'defence'] as const;
export type LeaderList = (typeof LEADER_LISTS)[number];

/** Every list that pages of rankings show. */
export const SHOWN_LISTS = [...RANKING_LISTS, ...LEADER_LISTS] as const;
export type ShownList = (typeof SHOWN_LISTS)[number];

/** A team with fewer matches that count is in no list of leaders. */
export const LEAST_MATCHES = 10;

/** The lists that order teams by their results; the others order colleges by something else. */
export const RESULT_LISTS = ['rpi', 'usc', 'mrpi', 'naia'] as const satisfies readonly RankingList[];

/** The lists that follow from the facts of the colleges at any time: they have no seasons and are stored nowhere. */
export const COMPUTED_LISTS = ['bestPublic', 'ivy', 'byTheSea'] as const satisfies readonly RankingList[];
export type ComputedList = (typeof COMPUTED_LISTS)[number];

/** A team with fewer home matches in a season has no rank by its crowd. */
export const LEAST_HOME_MATCHES = 5;

/** How many colleges of each league, division and sex are "best public" in the search; the list itself ranks all. */
export const BEST_PUBLIC_RANKS = 25;

/** The publisher of what Touchline computes itself. */
export const OWN_PUBLISHER = 'Touchline';

/** True for a list that is computed from the facts of the colleges. */
export function isComputedList(list: ShownList): list is ComputedList {
  return COMPUTED_LISTS.some((one) => one === list);
}

/** True for a list of the leaders of a season. */
export function isLeaderList(list: ShownList): list is LeaderList {
  return LEADER_LISTS.some((one) => one === list);
}

/** The only league, and division, of the lists that are made for one. */
const ONLY_IN: Readonly<Partial<Record<ShownList, { readonly league: League; readonly division: Division | null }>>> = {
  naia: { league: 'naia', division: null },
  ivy: { league: 'ncaa', division: 1 },
};

/** True where a list can name teams of a league and division: the NAIA poll and the Ivy League are of one alone. */
export function isListOf(list: ShownList, league: League, division: Division | null): boolean {
  const only = ONLY_IN[list];
  return only === undefined || (only.league === league && only.division === division);
}
