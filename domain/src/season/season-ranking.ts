import { BLANK_ROW, type RankingRow, type RankingTable } from '../ranking/ranking';
import { ranked } from '../ranking/shared-ranks';
import { matchesOfLines } from './match-line';
import type { DerivedSeason } from './seasons-of-teams';
import type { StoredSeason } from './stored-season';
import { gamesOf, matchesByTeam, sumOfGames } from './team-games';
import { OWN_PUBLISHER } from '../reference/ranking-lists';

/** A team as a ranking names it. */
type NamedTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** Movement is counted since the end of the week before the last one. */
const WEEK_BEFORE = -2;

/**
 * Our RPI of a season as a ranking: every team that has played a match that counts, with its record and goals in those
 * matches, the rank of the week before and the line of its conference's regular season. Null before the first such
 * match. The conference is that of the season; where it is not known the line has none.
 */
export function rankingTableOf(
  stored: StoredSeason,
  { ranks, teams, isWhole }: DerivedSeason,
  nameOf: (team: string) => NamedTeam,
): RankingTable | null {
  const counted = matchesOfLines(stored.matches).filter(({ counts }) => counts);
  const publishedOn = ranks.weeks.at(-1)?.day;
  if (publishedOn === undefined) return null;
  const byTeam = matchesByTeam(counted);
  const before = ranks.weeks.at(WEEK_BEFORE)?.ranks;
  const rows = [...ranks.teams].map(([team, { rating }]): Omit<RankingRow, 'rank'> => {
    const { wins, losses, ties, goalsFor, goalsAgainst } = sumOfGames(gamesOf(byTeam.get(team) ?? [], team));
    const conference = teams.get(team)?.conference ?? null;
    return {
      ...{ ...BLANK_ROW, ...nameOf(team), rating, record: { wins, losses, ties } },
      ...{ conference: conference?.shortName ?? null, standing: standingOf(conference, team) },
      goals: { scored: goalsFor, conceded: goalsAgainst },
      previousRank: ranks.weeks.length > 1 ? (before?.get(team) ?? null) : null,
    };
  });
  const { league, division, source } = stored;
  const inOrder = ranked(rows, ({ rating }) => rating ?? 0);
  return { league, division, publisher: OWN_PUBLISHER, source, sourceURL: null, publishedOn, isWhole, rows: [...inOrder] };
}

type Conference = NonNullable<ReturnType<DerivedSeason['teams']['get']>>['conference'];

function standingOf(conference: Conference, team: string): RankingRow['standing'] {
  const line = conference?.table.find((one) => one.team === team);
  if (line === undefined) return null;
  const { rank, points, wins, losses, ties, goalsFor, goalsAgainst } = line;
  return { rank, points, record: { wins, losses, ties }, goalsFor, goalsAgainst };
}
