import { outsideTeam, type SeasonMatch } from '../../season/match-line';
import { isCalendarDate } from '../../kernel/text/text-traits';
import { competitionOfLine, type LineCompetition, quoted, type TableLine } from './competition-cells';
import type { NamedTeam, TeamOfId } from './named-teams';

/** A line of a file of match results. */
export interface ResultLine extends LineCompetition {
  readonly line: number;
  readonly season: number;
  /** Names its teams by their colleges, or by `:` and the name of a team that we do not have. */
  readonly match: SeasonMatch;
  readonly source: string;
}

/** The columns of a file of match results. */
export const RESULT_COLUMNS = {
  needed: ['league', 'division', 'sex', 'season', 'date', 'home', 'away', 'home_goals', 'away_goals', 'source'],
  further: ['counts', 'neutral', 'place', 'home_name', 'away_name'],
} as const;

/** A season begins in July and ends in June: in the spring of 2021 the season of 2020 was played. */
const SEASON_BEGINS = '07-01';
const LONGEST_NAME = 80;
const NEUTRAL: ReadonlyMap<string, boolean | null> = new Map([
  ['yes', true],
  ['no', false],
  ['', null],
]);

/** Reads a line on a day (YYYY-MM-DD); a text says what is wrong with its first cell that does not fit. */
export function resultLineOf(line: number, cells: TableLine, teamOf: TeamOfId, today: string): ResultLine | string {
  const competition = competitionOfLine(cells);
  if (typeof competition === 'string') return competition;
  const { season = '', date = '', home_goals = '', away_goals = '', counts = '', source = '' } = cells;
  const { neutral = '', place = '' } = cells;
  if (!/^(?:19|20)\d\d$/.test(season)) return `column season: ${quoted(season)} is no year`;
  if (date.length !== 10 || !isCalendarDate(date)) return `column date: ${quoted(date)} is no day like ${season}-09-01`;
  if (date < `${season}-${SEASON_BEGINS}` || date >= `${Number(season) + 1}-${SEASON_BEGINS}`)
    return `column date: ${date} is not in the season of ${season}, July to June`;
  if (date > today) return `column date: ${date} lies in the future`;
  const home = teamIn('home', cells, (id) => teamOf(id, competition.sex));
  if (typeof home === 'string') return home;
  const away = teamIn('away', cells, (id) => teamOf(id, competition.sex));
  if (typeof away === 'string') return away;
  if (home.key === away.key) return `column away: ${home.name} cannot play against itself`;
  if (!/^\d{1,2}$/.test(home_goals)) return `column home_goals: ${quoted(home_goals)} is no number of goals`;
  if (!/^\d{1,2}$/.test(away_goals)) return `column away_goals: ${quoted(away_goals)} is no number of goals`;
  if (!['', 'yes', 'no'].includes(counts)) return `column counts: ${quoted(counts)} is neither yes nor no`;
  const isNeutral = NEUTRAL.get(neutral);
  if (isNeutral === undefined) return `column neutral: ${quoted(neutral)} is neither yes nor no`;
  if (place.length > LONGEST_NAME || place.includes('|')) return `column place: ${quoted(place)} is no place`;
  if (source === '' || source.length > 300) return `column source: ${quoted(source)} does not say where the result was read`;
  const goals = { homeGoals: Number(home_goals), awayGoals: Number(away_goals) };
  return {
    ...{ ...competition, line, season: Number(season), source },
    match: {
      ...{ day: date, home: home.key, away: away.key, ...goals, counts: counts !== 'no', isNeutral },
      place: place === '' ? null : place,
    },
  };
}

/** The team of a side: of ours by its id, of another by its name where the file gives no id. */
function teamIn(
  side: 'home' | 'away',
  cells: TableLine,
  teamOf: (id: string) => NamedTeam | null,
): { readonly key: string; readonly name: string } | string {
  const [id = '', name = ''] = [cells[side], cells[`${side}_name`]];
  if (id === '' && name !== '') {
    const isName = name.length <= LONGEST_NAME && !/[|\p{Cc}]/u.test(name);
    return isName ? { key: outsideTeam(name), name } : `column ${side}_name: ${quoted(name)} is no name of a team`;
  }
  const team = teamOf(id);
  if (team === null || team.collegeId === null) return `column ${side}: ${quoted(id)} is no college here`;
  return { key: team.collegeId, name: team.name };
}
