import { outsideTeam } from '@touchline/domain/season/match-line';
import type { TableLine } from '../seed/read-table';
import type { MadeTable } from './make-tables';

/** The columns of a season's matches. A team is an id, or `:` and its name where we have no such team. */
const MATCH_COLUMNS = ['date', 'home', 'away', 'home_goals', 'away_goals', 'counts', 'neutral', 'place'] as const;

/** The columns of team-seasons.csv. */
const TEAM_SEASON_COLUMNS = [
  ...['id', 'sex', 'season', 'complete', 'matches', 'won', 'lost', 'tied', 'goals_for', 'goals_against', 'clean_sheets'],
  ...['home_won', 'home_lost', 'home_tied', 'shots', 'shots_on_goal', 'corners', 'fouls', 'yellow_cards'],
  ...['shots_against', 'shots_on_goal_against', 'corners_against'],
] as const;

/** The files from which the tables of seasons are made. */
interface SeasonSources {
  readonly results: readonly TableLine[];
  readonly teamSeasons: readonly TableLine[];
}

/**
 * The tables of seasons, by their names below college-data: a file of matches for each season and sex, their sources,
 * and what was counted of each team. Matches stand by day, as they stood in the file.
 */
export function madeSeasonTables(
  { results, teamSeasons }: SeasonSources,
  ids: ReadonlySet<string>,
): Readonly<Record<string, MadeTable>> {
  const seasons = new Map<string, { lines: TableLine[]; first: TableLine; sources: Set<string> }>();
  for (const cells of results) {
    const name = `${cells.season ?? ''}-${cells.sex ?? ''}`;
    const own = seasons.get(name) ?? { lines: [], first: cells, sources: new Set<string>() };
    seasons.set(name, own);
    own.sources.add(cells.source ?? '');
    own.lines.push({
      ...cells,
      home: teamOf(cells.home, cells.home_name, ids),
      away: teamOf(cells.away, cells.away_name, ids),
      counts: cells.counts === 'no' ? 'no' : '',
    });
  }
  const list = [...seasons].map(([name, { first, sources }]) => ({
    ...{ file: name, league: first.league ?? '', division: first.division ?? '', sex: first.sex ?? '' },
    ...{ season: first.season ?? '', source: [...sources].sort().join('; ') },
  }));
  return {
    ...Object.fromEntries(
      [...seasons].map(([name, { lines }]) => [`seasons/${name}`, { columns: MATCH_COLUMNS, lines: byDate(lines) }]),
    ),
    seasons: { columns: ['file', 'league', 'division', 'sex', 'season', 'source'], lines: list },
    'team-seasons': { columns: TEAM_SEASON_COLUMNS, lines: teamSeasons.filter(({ id = '' }) => ids.has(id)) },
  };
}

function teamOf(id = '', name = '', ids: ReadonlySet<string>): string {
  return ids.has(id) ? id : outsideTeam(name);
}

function byDate(lines: readonly TableLine[]): readonly TableLine[] {
  return lines.toSorted(({ date: one = '' }, { date: other = '' }) => (one < other ? -1 : one > other ? 1 : 0));
}
