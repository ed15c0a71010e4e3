/** The orders of a ranking. `standing` is the rank in the team's conference, `record` the share of games won. */
export const RANKING_SORTS = [
  'rank',
  'name',
  'conference',
  'state',
  'record',
  'standing',
  'rating',
  'graduation',
  'acceptance',
  'netPrice',
] as const;
export type RankingSort = (typeof RANKING_SORTS)[number];

/** Lines of a ranking on one page. */
export const RANKING_PAGE_SIZE = 50;
