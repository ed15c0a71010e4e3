import { BLANK_ROW, type RankingRow } from '../ranking';
import { ranked } from '../shared-ranks';
import { gamesByTeam, type MatchResult, recordOfGames } from './match-result';
import { ratingPercentages } from './rating-percentage';
import { conferenceStandings } from './standings';

/** A team of a season, by the key under which its matches name it. */
type SeasonTeam = Pick<RankingRow, 'collegeId' | 'name' | 'conference' | 'state'>;

/** Movement is counted since so many days before the last match. */
const DAYS_BETWEEN_EDITIONS = 7;

/**
 * Our own table of a season of one league and division: the teams by their Rating Percentage Index, with record,
 * conference standing, and the rank that they had a week before the last match. Equal indices share a rank; the order
 * of the matches does not matter.
 */
export function seasonTable(matches: readonly MatchResult[], teams: ReadonlyMap<string, SeasonTeam>): readonly RankingRow[] {
  const games = gamesByTeam(matches);
  const played = new Map([...teams].filter(([key]) => games.has(key)));
  const standings = conferenceStandings(matches, new Map([...played].map(([key, { conference }]) => [key, conference])));
  const before = ranksOf(
    matches.filter(({ date }) => date <= editionBefore(matches)),
    played,
  );
  const ratings = ratingPercentages(matches);
  const rows = [...played].map(([key, team]) => ({
    ...{ ...BLANK_ROW, ...team, rating: ratings.get(key) ?? 0, record: recordOfGames(games.get(key) ?? []) },
    ...{ standing: standings.get(key) ?? null, previousRank: before.get(key) ?? null },
  }));
  return ranked(rows, ({ rating }) => rating);
}

function ranksOf(matches: readonly MatchResult[], teams: ReadonlyMap<string, SeasonTeam>): ReadonlyMap<string, number> {
  const rows = [...ratingPercentages(matches)].map(([key, rating]) => ({ key, rating, name: teams.get(key)?.name ?? key }));
  return new Map(ranked(rows, ({ rating }) => rating).map(({ key, rank }) => [key, rank]));
}

function editionBefore(matches: readonly MatchResult[]): string {
  const last = matches.reduce((latest, { date }) => (date > latest ? date : latest), '1900-01-01');
  const day = new Date(`${last}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - DAYS_BETWEEN_EDITIONS);
  return day.toISOString().slice(0, 10);
}
