import type { Sex } from '../college/athletics';
import { teamRatings } from '../ranking/results/rating-percentage';
import { matchesOfLines, outsideName, type SeasonMatch } from './match-line';
import { nationalTournamentOf } from './national-tournament';
import type { Leader, LeaderList, LeaderTable } from './season-leaders-schema';
import { ranksBy } from './season-ranks';
import type { StoredSeason } from './stored-season';
import { gamesOf, matchesByTeam, sumOfGames } from './team-games';

/** A team with fewer matches that count is in no list of leaders. */
export const LEAST_MATCHES = 10;
/** Leaders are the teams of these ranks; more of them where the last rank is shared. */
const LEADER_RANKS = 10;

/** What a season says of a team: its matches that count, its goals in them, and its rank by our RPI. */
interface Played {
  readonly matches: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly rank: number;
}

/**
 * The leaders of the newest whole season of one division and sex, from its stored seasons in any order. A season whose
 * national final is missing is left out. Who has improved is told from the two newest whole seasons of a team. No list
 * has a team with fewer than ten matches that count, and there is no list without a team.
 */
export function leadersOf(stored: readonly StoredSeason[]): readonly LeaderTable[] {
  const whole = stored
    .toSorted((one, other) => other.season - one.season)
    .flatMap((season) => {
      const matches = matchesOfLines(season.matches);
      return nationalTournamentOf(matches) === null ? [] : [{ season: season.season, teams: playedIn(matches) }];
    });
  const [newest, ...earlier] = whole;
  const team = stored[0]?.sex;
  if (newest === undefined || team === undefined) return [];
  const all = [...newest.teams].map(([collegeId, played]) => ({ collegeId, played }));
  const climbed = all.flatMap((one) => {
    const last = earlier.find(({ teams }) => teams.has(one.collegeId));
    const rank = last?.teams.get(one.collegeId)?.rank;
    return last === undefined || rank === undefined ? [] : [{ ...one, before: { season: last.season, rank } }];
  });
  const table = (list: LeaderList, teams: number, leaders: readonly Leader[]): readonly LeaderTable[] =>
    leaders.length === 0 ? [] : [{ list, sex: team, season: newest.season, teams, leaders: [...leaders] }];
  const byGoals = (of: 'goalsFor' | 'goalsAgainst', sign: 1 | -1) =>
    leadersBy(all, ({ played }) => (sign * played[of]) / played.matches).map(({ rank, collegeId, played }) => ({
      ...{ rank, collegeId, matches: played.matches, goals: played[of], before: null, after: null },
    }));
  const gained = ({ before, played }: (typeof climbed)[number]) => before.rank - played.rank;
  const improved = leadersBy(climbed, gained).flatMap((one) =>
    gained(one) <= 0
      ? []
      : {
          ...{ rank: one.rank, collegeId: one.collegeId, matches: one.played.matches, goals: null },
          ...{ before: one.before, after: { season: newest.season, rank: one.played.rank } },
        },
  );
  return [
    ...table('improved', climbed.length, improved),
    ...table('attack', all.length, byGoals('goalsFor', 1)),
    ...table('defence', all.length, byGoals('goalsAgainst', -1)),
  ];
}

/** Our teams with enough matches that count; the ranks are those among all teams. */
function playedIn(matches: readonly SeasonMatch[]): ReadonlyMap<string, Played> {
  const counted = matches.filter(({ counts }) => counts);
  const ratings = teamRatings(counted.map(({ day, ...match }) => ({ ...match, date: day })));
  const ranks = ranksBy(ratings, ({ rating }) => rating);
  const teams = new Map<string, Played>();
  for (const [team, own] of matchesByTeam(counted)) {
    const rank = ranks.get(team);
    if (outsideName(team) !== null || own.length < LEAST_MATCHES || rank === undefined) continue;
    const { goalsFor, goalsAgainst } = sumOfGames(gamesOf(own, team));
    teams.set(team, { matches: own.length, goalsFor, goalsAgainst, rank });
  }
  return teams;
}

/** The teams of the first ten ranks by a value, the greatest first; equal values share a rank. */
function leadersBy<Team extends { readonly collegeId: string }>(
  teams: readonly Team[],
  valueOf: (team: Team) => number,
): readonly (Team & { readonly rank: number })[] {
  const ranks = ranksBy(new Map(teams.map((team) => [team.collegeId, team])), valueOf);
  return teams
    .map((team) => ({ ...team, rank: ranks.get(team.collegeId) ?? 0 }))
    .filter(({ rank }) => rank <= LEADER_RANKS)
    .sort((one, other) => one.rank - other.rank || (one.collegeId < other.collegeId ? -1 : 1));
}

/** The leaders of both sexes, the women's first. */
export function leadersOfBoth(stored: readonly StoredSeason[]): readonly LeaderTable[] {
  return (['female', 'male'] as const).flatMap((one: Sex) => leadersOf(stored.filter((season) => season.sex === one)));
}
