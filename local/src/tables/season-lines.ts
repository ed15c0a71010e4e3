import { outsideTeam } from '@touchline/domain/season/match-line';
import type { TableLine } from '../seed/read-table';
import type { MadeTable } from './make-tables';

/** The columns of a season's matches. A team is an id, or `:` and its name where we have no such team. */
export const MATCH_COLUMNS = ['date', 'home', 'away', 'home_goals', 'away_goals', 'counts', 'neutral', 'place'] as const;

/** The columns of team-seasons.csv. */
export const TEAM_SEASON_COLUMNS = [
  ...['id', 'sex', 'season', 'complete', 'matches', 'won', 'lost', 'tied', 'goals_for', 'goals_against', 'clean_sheets'],
  ...['home_won', 'home_lost', 'home_tied', 'shots', 'shots_on_goal', 'corners', 'fouls', 'yellow_cards'],
  ...['shots_against', 'shots_on_goal_against', 'corners_against'],
] as const;

/** The columns of team-conferences.csv: the conference of a team in one season. */
export const CONFERENCE_COLUMNS = ['season', 'league', 'division', 'sex', 'id', 'conference_id', 'conference', 'short'] as const;

/** The files from which the tables of seasons are made. */
export interface SeasonSources {
  readonly results: readonly TableLine[];
  readonly teamSeasons: readonly TableLine[];
  readonly conferences: readonly TableLine[];
}

/**
 * The tables of seasons, by their names below college-data: a file of matches for each season and sex, their sources,
 * what was counted of each team, and the conferences of teams. Matches stand by day, as they stood in the file.
 */
export function madeSeasonTables(
  { results, teamSeasons, conferences }: SeasonSources,
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
    'team-conferences': { columns: CONFERENCE_COLUMNS, lines: conferenceLines(conferences, ids) },
  };
}

function teamOf(id = '', name = '', ids: ReadonlySet<string>): string {
  return ids.has(id) ? id : outsideTeam(name);
}

function byDate(lines: readonly TableLine[]): readonly TableLine[] {
  return lines.toSorted(({ date: one = '' }, { date: other = '' }) => (one < other ? -1 : one > other ? 1 : 0));
}

/** The conferences of Division I, whose matches we have; independents are in none. */
function conferenceLines(lines: readonly TableLine[], ids: ReadonlySet<string>): readonly TableLine[] {
  return lines.flatMap(({ id = '', season = '', conference_id = '', conference_short = '', ...cells }) => {
    const isOurs = ids.has(id) && cells.league === 'NCAA' && cells.division === '1';
    if (!isOurs || conference_id === '' || conference_id.endsWith('-independent')) return [];
    return [{ ...cells, id, season: season.slice(0, 4), conference_id, short: conference_short }];
  });
}
