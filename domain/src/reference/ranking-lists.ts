/** The lists of rankings, as `GET /ui/v1/colleges/ranking` names them (S7-09). */
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
] as const;
export type RankingList = (typeof RANKING_LISTS)[number];

/** The lists that order teams by their results; the others order colleges by something else. */
export const RESULT_LISTS = ['rpi', 'usc', 'mrpi', 'naia'] as const satisfies readonly RankingList[];
