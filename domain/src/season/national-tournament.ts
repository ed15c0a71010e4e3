import { DAY_MS } from '../kernel/day';
import type { SeasonMatch } from './match-line';

/** The national tournament of a season: its first day, and for each team the round in which it ended. */
export interface NationalTournament {
  readonly since: string;
  /** 1 in the final, 2 in a semi-final, and so on; null where penalties decided the final. */
  readonly champion: string | null;
  readonly levels: ReadonlyMap<string, number>;
}

/** No tournament is smaller; a final alone, or one with its semi-finals, may be that of a conference. */
const FEWEST_TEAMS = 16;
const MOST_TEAMS = 64;
/** Nobody plays so many days before a tournament begins, between the finals of the conferences and the first round. */
const QUIET_DAYS = 4;

/**
 * The national tournament, where days and opponents make it certain: the longest run of days at the end of the season
 * whose matches are one knock-out tournament with a single final on the last day, after some days on which nobody has
 * played. Nobody plays on after a loss, nobody meets twice, and there is one team more than matches. A tie was decided
 * by penalties: the team that plays on has won. Null where there is no such run, as in a season whose end is missing.
 */
export function nationalTournamentOf(matches: readonly SeasonMatch[]): NationalTournament | null {
  const counted = matches.filter(({ counts }) => counts);
  const days = [...new Set(counted.map(({ day }) => day))].sort().toReversed();
  let longest: NationalTournament | null = null;
  const taken: SeasonMatch[] = [];
  for (const [index, day] of days.entries()) {
    taken.push(...counted.filter((match) => match.day === day));
    if (taken.length >= MOST_TEAMS) break;
    if (isQuietBefore(day, days[index + 1])) longest = knockOutOf(taken, day) ?? longest;
  }
  return longest;
}

function isQuietBefore(day: string, before: string | undefined): boolean {
  return before === undefined || Date.parse(day) - Date.parse(before) >= QUIET_DAYS * DAY_MS;
}

function knockOutOf(matches: readonly SeasonMatch[], since: string): NationalTournament | null {
  const teams = new Set(matches.flatMap(({ home, away }) => [home, away]));
  if (teams.size < FEWEST_TEAMS || teams.size !== matches.length + 1) return null;
  const latestFirst = matches.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const [final, ...others] = latestFirst;
  if (final === undefined || others.some(({ day }) => day === final.day)) return null;
  const levels = new Map([
    [final.home, 1],
    [final.away, 1],
  ]);
  const next = new Map([...levels.keys()].map((team) => [team, 1]));
  for (const { home, away, homeGoals, awayGoals } of others) {
    const winner = next.has(home) ? home : away;
    const loser = winner === home ? away : home;
    const level = next.get(winner);
    const hasLost = winner === home ? homeGoals < awayGoals : awayGoals < homeGoals;
    if (level === undefined || next.has(loser) || hasLost) return null;
    next.set(winner, level + 1);
    next.set(loser, level + 1);
    levels.set(loser, level + 1);
  }
  const { home, away, homeGoals, awayGoals } = final;
  return { since, levels, champion: homeGoals === awayGoals ? null : homeGoals > awayGoals ? home : away };
}
