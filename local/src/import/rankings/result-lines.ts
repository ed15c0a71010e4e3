import type { MatchResult } from '@touchline/domain/ranking/results/match-result';
import { isCalendarDate } from '@touchline/domain/kernel/text/text-traits';
import type { TableLine } from '../../seed/read-table';
import { competitionOfLine, type LineCompetition, quoted } from './competition-cells';
import type { NamedTeam, TeamOfId } from './ranked-teams';

/** A line of a file of match results; the match names its teams by their registry ids. */
export interface ResultLine extends LineCompetition {
  readonly line: number;
  readonly season: number;
  readonly match: MatchResult;
  /** False for exhibitions and for matches against teams of other leagues and divisions: they count for nothing. */
  readonly counts: boolean;
  readonly teams: readonly [home: NamedTeam, away: NamedTeam];
  readonly source: string;
}

/** The columns of a file of match results. */
export const RESULT_COLUMNS = {
  needed: ['league', 'division', 'sex', 'season', 'date', 'home', 'away', 'home_goals', 'away_goals', 'source'],
  further: ['counts'],
} as const;

/** A season begins in July and ends in June: in the spring of 2021 the season of 2020 was played. */
const SEASON_BEGINS = '07-01';

/** Reads a line on a day (YYYY-MM-DD); a text says what is wrong with its first cell that does not fit. */
export function resultLineOf(line: number, cells: TableLine, teamOf: TeamOfId, today: string): ResultLine | string {
  const competition = competitionOfLine(cells);
  if (typeof competition === 'string') return competition;
  const { season = '', date = '', home = '', away = '', home_goals = '', away_goals = '', counts = '', source = '' } = cells;
  if (!/^(?:19|20)\d\d$/.test(season)) return `column season: ${quoted(season)} is no year`;
  if (date.length !== 10 || !isCalendarDate(date)) return `column date: ${quoted(date)} is no day like ${season}-09-01`;
  if (date < `${season}-${SEASON_BEGINS}` || date >= `${Number(season) + 1}-${SEASON_BEGINS}`)
    return `column date: ${date} is not in the season of ${season}, July to June`;
  if (date > today) return `column date: ${date} lies in the future`;
  const [homeTeam, awayTeam] = [teamOf(home, competition.sex), teamOf(away, competition.sex)];
  if (homeTeam === null) return `column home: ${quoted(home)} is no college here`;
  if (awayTeam === null) return `column away: ${quoted(away)} is no college here`;
  if (home === away) return `column away: ${homeTeam.name} cannot play against itself`;
  if (!/^\d{1,2}$/.test(home_goals)) return `column home_goals: ${quoted(home_goals)} is no number of goals`;
  if (!/^\d{1,2}$/.test(away_goals)) return `column away_goals: ${quoted(away_goals)} is no number of goals`;
  if (!['', 'yes', 'no'].includes(counts)) return `column counts: ${quoted(counts)} is neither yes nor no`;
  if (source === '' || source.length > 300) return `column source: ${quoted(source)} does not say where the result was read`;
  return {
    ...{ ...competition, line, season: Number(season), counts: counts !== 'no', teams: [homeTeam, awayTeam], source },
    match: { date, home, away, homeGoals: Number(home_goals), awayGoals: Number(away_goals) },
  };
}
