import type { RankingRow } from '../ranking';
import { ranked } from '../shared-ranks';
import { gamesByTeam, type MatchResult, recordOfGames } from './match-result';

/** A team's line of its conference. */
type Standing = NonNullable<RankingRow['standing']>;

const POINTS = { win: 3, tie: 1 } as const;
/** More than any difference of goals, and than any number of goals, of a season. */
const STEP = 10_000;

/**
 * The standings of every conference, by team: of the games of two teams of one conference, three points for a win and
 * one for a tie; equal points are ordered by the difference of goals, then by goals, and what is equal then shares a
 * rank. Teams without such a game stand last with no points; teams without a conference have no standing.
 */
export function conferenceStandings(
  matches: readonly MatchResult[],
  conferenceOf: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, Standing> {
  const within = matches.filter(({ home, away }) => {
    const conference = conferenceOf.get(home) ?? null;
    return conference !== null && conference === conferenceOf.get(away);
  });
  const games = gamesByTeam(within);
  const members = new Map<string, string[]>();
  for (const [team, conference] of conferenceOf)
    if (conference !== null) members.set(conference, [...(members.get(conference) ?? []), team]);
  return new Map(
    [...members.values()].flatMap((teams) => {
      const lines = teams.map((name) => {
        const own = games.get(name) ?? [];
        const record = recordOfGames(own);
        const points = POINTS.win * record.wins + POINTS.tie * record.ties;
        const goalsFor = own.reduce((sum, game) => sum + game.goalsFor, 0);
        const goalsAgainst = own.reduce((sum, game) => sum + game.goalsAgainst, 0);
        return { name, record, points, goalsFor, goalsAgainst };
      });
      const inOrder = ranked(
        lines,
        ({ points, goalsFor, goalsAgainst }) => (points * STEP + goalsFor - goalsAgainst) * STEP + goalsFor,
      );
      return inOrder.map(({ name, ...standing }): [string, Standing] => [name, standing]);
    }),
  );
}
