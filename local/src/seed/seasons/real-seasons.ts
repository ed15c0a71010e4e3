import { join } from 'node:path';
import { lineOfMatch, outsideTeam, type SeasonMatch } from '@touchline/domain/season/match-line';
import { conferenceOfId } from '@touchline/domain/reference/conferences/conference-ids';
import {
  SEASON_SCHEMA_VERSION,
  type SeasonConference,
  seasonIdOf,
  type StoredSeason,
  storedSeason,
} from '@touchline/domain/season/stored-season';
import type { RowFacts } from '@touchline/domain/imports/facts/fact';
import { grouped } from '@touchline/domain/imports/facts/ids-of-rows';
import { competitionOfLine, type LineCompetition } from '@touchline/domain/imports/rankings/competition-cells';
import type { TeamOfId } from '@touchline/domain/imports/rankings/named-teams';
import { COLLEGE_DATA } from '../../tables/college-tables';
import type { WorldSize } from '../real-colleges';
import type { TeamNames } from '@touchline/domain/imports/rankings/derived-documents';
import { numberOf, numberOrNull, readTable, type TableLine, textOf, textOrNull } from '../read-table';

/** Our tables of seasons (docs/data-sources.md): the matches of each by its file, and what is known of its teams. */
interface SeasonTables {
  readonly seasons: readonly TableLine[];
  readonly matches: ReadonlyMap<string, readonly TableLine[]>;
  readonly figures: readonly TableLine[];
  readonly conferences: readonly TableLine[];
}

/** When the tables were put together; seeding them again writes the same. */
const MADE_AT = '2026-11-24T12:00:00.000Z';

/** Reads the tables of seasons. */
export async function readSeasonTables(folder = COLLEGE_DATA): Promise<SeasonTables> {
  const [seasons = [], figures = [], conferences = []] = await Promise.all(
    ['seasons', 'team-seasons', 'conferences'].map((name) => readTable(join(folder, `${name}.csv`))),
  );
  const files = seasons.map((line) => textOf(line, 'file'));
  const tables = await Promise.all(files.map((file) => readTable(join(folder, 'seasons', `${file}.csv`))));
  return { seasons, figures, conferences, matches: new Map(files.map((file, index) => [file, tables[index] ?? []])) };
}

/** The college of a registry id as matches name it; a team that has no page goes by its name. */
type SeasonTeamOf = (id: string) => { readonly collegeId: string | null; readonly name: string } | null;

/** The small world has the seasons since this one. */
const SMALL_SINCE = 2024;

/**
 * The seasons of our tables as they are stored; the small world has the last two. Throws with file and line where one
 * does not fit.
 */
export function realSeasons(tables: SeasonTables, teamOfId: TeamOfId, size: WorldSize): readonly StoredSeason[] {
  const known = new Map<string, ReturnType<SeasonTeamOf>>();
  const teamOf: SeasonTeamOf = (id) => {
    if (!known.has(id)) known.set(id, teamOfId(id, 'female'));
    return known.get(id) ?? null;
  };
  const wanted = tables.seasons.filter((line) => size === 'whole' || numberOf(line, 'season') >= SMALL_SINCE);
  return wanted.map((line) => {
    const file = textOf(line, 'file');
    const competition = competitionOfLine(line);
    if (typeof competition === 'string') throw new Error(`seasons.csv, ${file}: ${competition}`);
    const season = numberOf(line, 'season');
    const matches = (tables.matches.get(file) ?? []).map((cells, index) => {
      try {
        return lineOfMatch(matchOfCells(cells, teamOf));
      } catch (failure) {
        throw new Error(`seasons/${file}.csv, line ${index + 2} does not fit`, { cause: failure });
      }
    });
    return storedSeason.parse({
      ...{ ...competition, season, _id: seasonIdOf({ ...competition, season }), schemaVersion: SEASON_SCHEMA_VERSION },
      ...{ version: 1, source: textOf(line, 'source'), matches, createdAt: MADE_AT, updatedAt: MADE_AT },
      conferences: conferencesOf(tables.conferences, season, competition, teamOf),
      figures: figuresOf(tables.figures, season, textOf(line, 'sex'), teamOf),
    });
  });
}

/** The names of all teams by their colleges, as rankings show them. */
export function teamNamesOf(rows: readonly RowFacts[], teamOfId: TeamOfId): TeamNames {
  return new Map(
    rows.flatMap(({ registryId }) => {
      const team = teamOfId(String(registryId), 'female');
      return team === null || team.collegeId === null ? [] : [[team.collegeId, team] as const];
    }),
  );
}

function matchOfCells(cells: TableLine, teamOf: SeasonTeamOf): SeasonMatch {
  const neutral = textOrNull(cells, 'neutral');
  return {
    day: textOf(cells, 'date'),
    home: keyOf(textOf(cells, 'home'), teamOf),
    away: keyOf(textOf(cells, 'away'), teamOf),
    homeGoals: numberOf(cells, 'home_goals'),
    awayGoals: numberOf(cells, 'away_goals'),
    counts: cells.counts !== 'no',
    isNeutral: neutral === null ? null : neutral === 'yes',
    place: textOrNull(cells, 'place'),
  };
}

function keyOf(cell: string, teamOf: SeasonTeamOf): string {
  if (cell.startsWith(':')) return cell;
  const team = teamOf(cell);
  if (team === null) throw new Error(`${cell} is no college`);
  return team.collegeId ?? outsideTeam(team.name);
}

/** The season whose conferences conferences.csv has; of the others none is known. */
const SEASON_OF_CONFERENCES = 2025;

/** The conferences of the season with their teams; independent teams are in none. */
function conferencesOf(
  lines: readonly TableLine[],
  season: number,
  { league, division, sex }: LineCompetition,
  teamOf: SeasonTeamOf,
): readonly SeasonConference[] {
  if (season !== SEASON_OF_CONFERENCES) return [];
  const own = lines.filter((line) => {
    const competition = competitionOfLine(line);
    if (typeof competition === 'string') throw new Error(`conferences.csv: ${competition}`);
    return competition.league === league && competition.division === division && competition.sex === sex;
  });
  return [...grouped(own, (line) => textOf(line, 'conference'))].flatMap(([id, members]) => {
    const conference = conferenceOfId(id);
    if (conference === null) return [];
    const { long: name, short: shortName } = conference;
    return [{ id, name, shortName, members: members.map((line) => keyOf(textOf(line, 'id'), teamOf)).sort() }];
  });
}

function figuresOf(lines: readonly TableLine[], season: number, sex: string, teamOf: SeasonTeamOf): StoredSeason['figures'] {
  return lines.flatMap((line) => {
    const collegeId = line.season === String(season) && line.sex === sex ? teamOf(textOf(line, 'id'))?.collegeId : null;
    if (collegeId === null || collegeId === undefined) return [];
    return [
      {
        ...{ collegeId, isComplete: line.complete === 'yes', shots: numberOrNull(line, 'shots') },
        ...{ shotsOnGoal: numberOrNull(line, 'shots_on_goal'), corners: numberOrNull(line, 'corners') },
        ...{ fouls: numberOrNull(line, 'fouls'), yellowCards: numberOrNull(line, 'yellow_cards') },
        ...{ shotsAgainst: numberOrNull(line, 'shots_against') },
        ...{ shotsOnGoalAgainst: numberOrNull(line, 'shots_on_goal_against') },
        cornersAgainst: numberOrNull(line, 'corners_against'),
      },
    ];
  });
}
