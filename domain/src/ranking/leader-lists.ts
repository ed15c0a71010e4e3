import * as z from 'zod/mini';
import { LEAST_MATCHES, type LeaderList } from '../reference/ranking-lists';
import type { Competition } from './computed-lists';
import { BLANK_ROW, type Ranking, type RankingRow, type RankingTable } from './ranking';
import { ranked } from './shared-ranks';

const count = z.int().check(z.minimum(0), z.maximum(5000));
const rankThen = z.strictObject({ season: z.int(), rank: count });

/**
 * What a team leads in. `matches` are those that count. The improved have their ranks by our RPI `before` and `after`;
 * the others the `goals` that their list is about.
 */
export const lead = z.strictObject({
  matches: count,
  goals: z.nullable(count),
  before: z.nullable(rankThen),
  after: z.nullable(rankThen),
});
export type Lead = z.infer<typeof lead>;

/** A team's line of a list of leaders; it has a page. */
export interface LeaderRow extends RankingRow {
  readonly collegeId: string;
  readonly lead: Lead;
}

/** The leaders of one season: its table of our RPI, of how many teams they are, and their lines. */
export interface LeadersOfSeason {
  readonly season: number;
  readonly table: RankingTable;
  readonly teams: number;
  readonly rows: readonly LeaderRow[];
}

/** A team with its matches and goals that count, and its rank by our RPI among all teams. */
interface Played {
  readonly row: RankingRow & { readonly collegeId: string };
  readonly matches: number;
  readonly goals: NonNullable<RankingRow['goals']>;
}

interface WholeSeason {
  readonly season: number;
  readonly table: RankingTable;
  readonly teams: ReadonlyMap<string, Played>;
}

/** A list of leaders: the seasons that have it, the newest first, and its lines in one of them. */
export interface LeaderSeasons {
  readonly seasons: readonly number[];
  /** Null for a season that does not have the list. */
  readonly of: (season: number) => LeadersOfSeason | null;
}

/**
 * A list of leaders of each whole season, from all stored rankings. A season whose national final is missing is left
 * out, and so is one without leaders. No list has a team with fewer than ten matches that count. Equal teams share a
 * rank. Lines are made when they are asked for.
 */
export function leaderSeasons(list: LeaderList, rankings: readonly Ranking[], competition: Competition): LeaderSeasons {
  const whole = wholeSeasons(rankings, competition);
  const earlierThan = ({ season }: WholeSeason) => whole.filter((one) => one.season < season);
  const isLed = (one: WholeSeason) => (list === 'improved' ? risen(one, earlierThan(one)).length > 0 : one.teams.size > 0);
  return {
    seasons: whole.filter(isLed).map(({ season }) => season),
    of: (season) => {
      const found = whole.find((one) => one.season === season);
      if (found === undefined || !isLed(found)) return null;
      const earlier = earlierThan(found);
      const made = list === 'improved' ? improvedRows(found, earlier) : goalRows(list, found, earlier[0]);
      return { season, table: found.table, ...made };
    },
  };
}

function wholeSeasons(rankings: readonly Ranking[], { league, division, sex }: Competition): readonly WholeSeason[] {
  return rankings
    .filter((one) => one.list === 'rpi' && one.origin === 'computed' && one.sex === sex)
    .flatMap(({ season, tables }) =>
      tables
        .filter((table) => table.league === league && table.division === division && table.isWhole === true)
        .map((table) => ({ season, table, teams: playedIn(table) })),
    )
    .sort((one, other) => other.season - one.season);
}

/** Our teams with enough matches that count. */
function playedIn({ rows }: RankingTable): ReadonlyMap<string, Played> {
  return new Map(
    rows.flatMap((row) => {
      const { collegeId, record, goals } = row;
      if (collegeId === null || record === null || goals === null) return [];
      const matches = record.wins + record.losses + record.ties;
      return matches < LEAST_MATCHES ? [] : [[collegeId, { row: { ...row, collegeId }, matches, goals }] as const];
    }),
  );
}

/** The teams by places won in our RPI since their own last whole season; nobody who lost or kept one. */
function improvedRows(season: WholeSeason, earlier: readonly WholeSeason[]) {
  const rows = ranked(risen(season, earlier), ({ rating }) => rating);
  return { rows, teams: compared(season, earlier).length };
}

function risen(season: WholeSeason, earlier: readonly WholeSeason[]) {
  return compared(season, earlier).filter(({ rating }) => rating > 0);
}

function compared({ season, teams }: WholeSeason, earlier: readonly WholeSeason[]) {
  return [...teams].flatMap(([collegeId, { row, matches }]) => {
    const last = earlier.find((one) => one.teams.has(collegeId));
    const before = last?.teams.get(collegeId)?.row.rank;
    if (last === undefined || before === undefined) return [];
    const ranks = { before: { season: last.season, rank: before }, after: { season, rank: row.rank } };
    return [{ ...bare(row), rating: before - row.rank, lead: { matches, goals: null, ...ranks } }];
  });
}

/** The teams by goals, or goals against, in a match; each with its rank in the whole season before. */
function goalRows(list: 'attack' | 'defence', { teams }: WholeSeason, before: WholeSeason | undefined) {
  const ranks = new Map(before === undefined ? [] : byGoals(list, before.teams).map((row) => [row.collegeId, row.rank]));
  const rows = byGoals(list, teams).map((row) => ({ ...row, previousRank: ranks.get(row.collegeId) ?? null }));
  return { rows, teams: rows.length };
}

function byGoals(list: 'attack' | 'defence', teams: ReadonlyMap<string, Played>) {
  const rows = [...teams.values()].map(({ row, matches, goals: { scored, conceded } }) => {
    const goals = list === 'attack' ? scored : conceded;
    return { ...bare(row), rating: goals / matches, lead: { matches, goals, before: null, after: null } };
  });
  return ranked(rows, ({ rating }) => (list === 'attack' ? rating : -rating));
}

/** A team's line of our RPI without what belongs to that list. */
function bare({ collegeId, name, conference, state, record, goals }: Played['row']) {
  return { ...BLANK_ROW, collegeId, name, conference, state, record, goals };
}
