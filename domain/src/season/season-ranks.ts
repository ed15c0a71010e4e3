import { DAY_MS } from '../kernel/day';
import { teamRatings } from '../ranking/results/rating-percentage';
import type { SeasonMatch } from './match-line';

/** A team's place by our RPI. */
export interface RatedTeam {
  readonly rank: number;
  readonly rating: number;
  readonly schedule: { readonly rating: number; readonly rank: number };
}

/** The ranks of a season after its last match, and at the end of each week in which teams have played. */
export interface SeasonRanks {
  readonly teams: ReadonlyMap<string, RatedTeam>;
  readonly weeks: readonly { readonly day: string; readonly ranks: ReadonlyMap<string, number> }[];
}

const DAYS_OF_WEEK = 7;

/** The ranks of a season by our RPI, of the matches that count. Equal indices share a rank. */
export function seasonRanksOf(matches: readonly SeasonMatch[]): SeasonRanks {
  const results = matches
    .filter(({ counts }) => counts)
    .map(({ day, home, away, homeGoals, awayGoals }) => ({ date: day, home, away, homeGoals, awayGoals }));
  const days = weekEndsOf(results.map(({ date }) => date));
  const ratings = teamRatings(results);
  const ranks = ranksBy(ratings, ({ rating }) => rating);
  const schedules = ranksBy(ratings, ({ schedule }) => schedule);
  const weeks = days.map((day, index) =>
    index === days.length - 1
      ? { day, ranks }
      : { day, ranks: ranksBy(teamRatings(results.filter(({ date }) => date <= day)), ({ rating }) => rating) },
  );
  const teams = [...ratings].map(([team, { rating, schedule }]): [string, RatedTeam] => [
    team,
    { rank: ranks.get(team) ?? 0, rating, schedule: { rating: schedule, rank: schedules.get(team) ?? 0 } },
  ]);
  return { teams: new Map(teams), weeks };
}

/**
 * The rank of each key by a value, the greatest first; ties share a rank, and the following ranks are skipped (1, 1,
 * 3).
 */
export function ranksBy<Value>(
  values: ReadonlyMap<string, Value>,
  valueOf: (value: Value) => number,
): ReadonlyMap<string, number> {
  const inOrder = [...values].map(([key, value]) => [key, valueOf(value)] as const).sort(([, a], [, b]) => b - a);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, [key, value]] of inOrder.entries()) {
    if (value !== inOrder[index - 1]?.[1]) rank = index + 1;
    ranks.set(key, rank);
  }
  return ranks;
}

/** The Sundays of the weeks with matches; the last week ends on the day of the last match. */
function weekEndsOf(days: readonly string[]): readonly string[] {
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  const sundays = new Set([...new Set(days)].map(sundayOf));
  return [...new Set([...sundays].map((day) => (day > last ? last : day)))].sort();
}

function sundayOf(day: string): string {
  const time = Date.parse(day);
  const daysToSunday = (DAYS_OF_WEEK - new Date(time).getUTCDay()) % DAYS_OF_WEEK;
  return new Date(time + daysToSunday * DAY_MS).toISOString().slice(0, 10);
}
