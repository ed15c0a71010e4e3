import { join } from 'node:path';
import type { Sex } from '@touchline/domain/college/athletics';
import { championRows, crowdRows, stadiumRows } from '@touchline/domain/ranking/documented-lists';
import {
  type Ranking,
  ranking,
  RANKING_SCHEMA_VERSION,
  rankingIdOf,
  type RankingRow,
  type RankingTable,
} from '@touchline/domain/ranking/ranking';
import { championshipOf } from '@touchline/domain/reference/championships';
import type { RankingList } from '@touchline/domain/reference/ranking-lists';
import { competitionOfLine, type LineCompetition } from '@touchline/domain/imports/rankings/competition-cells';
import { publishedRankings } from '@touchline/domain/imports/rankings/published-rankings';
import { rankingLineOf } from '@touchline/domain/imports/rankings/ranking-lines';
import type { NamedTeam, TeamOfId } from '@touchline/domain/imports/rankings/named-teams';
import { grouped } from '@touchline/domain/imports/facts/ids-of-rows';
import { COLLEGE_DATA } from '../../tables/college-tables';
import { numberOf, numberOrNull, readTable, type TableLine, textOf, textOrNull } from '../read-table';

/** Our tables of real rankings (docs/data-sources.md). */
export interface RankingTables {
  readonly rankings: readonly TableLine[];
  readonly champions: readonly TableLine[];
  readonly stadiums: readonly TableLine[];
  readonly attendance: readonly TableLine[];
  readonly teams: readonly TableLine[];
}

/** When the tables were put together; seeding them again writes the same. */
const MADE_ON = '2026-11-22';
const MADE_AT = `${MADE_ON}T12:00:00.000Z`;
/** Champions and stadiums are put together from several documents. */
const MADE_BY_US = { publisher: 'Touchline', source: null, sourceURL: null, publishedOn: MADE_ON, isWhole: null } as const;
/** Fewer stadiums are no list of the largest. */
const LEAST_STADIUMS = 10;
const SEXES = ['male', 'female'] as const satisfies readonly Sex[];

/** Reads the tables of real rankings. */
export async function readRankingTables(folder = COLLEGE_DATA): Promise<RankingTables> {
  const [rankings = [], champions = [], stadiums = [], attendance = [], teams = []] = await Promise.all(
    ['rankings', 'champions', 'stadiums', 'attendance', 'teams'].map((name) => readTable(join(folder, `${name}.csv`))),
  );
  return { rankings, champions, stadiums, attendance, teams };
}

/**
 * The real rankings of our tables: complete lists of publishers, the champions, the stadiums whose capacity is known,
 * and the crowds of each season. Single places of polls are no ranking and stay out. Throws where a line
 * does not fit.
 */
export function realRankings(tables: RankingTables, teamOf: TeamOfId): readonly Ranking[] {
  return [...published(tables, teamOf), ...champions(tables, teamOf), ...stadiums(tables, teamOf), ...crowds(tables, teamOf)];
}

function published({ rankings }: RankingTables, teamOf: TeamOfId): readonly Ranking[] {
  const lines = rankings.flatMap((cells, index) => {
    if (/\(partial\)$/.test(textOf(cells, 'ranking'))) return [];
    const line = rankingLineOf(index + 2, cells, teamOf);
    if (typeof line === 'string') throw new Error(`rankings.csv, line ${index + 2}: ${line}`);
    return [line];
  });
  const made = publishedRankings(lines, MADE_AT);
  if (made.problems.length > 0) throw new Error(`rankings.csv, ${made.problems.join('; ')}`);
  return made.rankings;
}

/** Before the NCAA played for a title of women's soccer another association did, once: it stands apart. */
const AIAW = 'AIAW';

/** A champion whose college is closed, or has no soccer today. */
const NO_PAGE = { collegeId: null, conference: null, state: null } as const;

/** The champions of every league and division whose every champion is known: nobody is ranked by a list with gaps. */
function champions({ champions: lines }: RankingTables, teamOf: TeamOfId): readonly Ranking[] {
  const titles = lines.flatMap((cells) => {
    if (textOf(cells, 'organisation') === AIAW) return [];
    const competition = competitionIn('champions.csv', { ...cells, league: cells.organisation ?? '' });
    if (!championshipOf(competition.league, competition.division, competition.sex).isComplete) return [];
    const id = textOrNull(cells, 'college_id');
    const name = textOf(cells, 'college_name_as_in_source');
    return [
      {
        competition,
        team: id === null ? { ...NO_PAGE, name } : teamIn('champions.csv', id, competition.sex, teamOf),
        year: numberOf(cells, 'year'),
        counts: textOf(cells, 'vacated') === 'no',
      },
    ];
  });
  return SEXES.flatMap((sex) => {
    const own = titles.filter(({ competition }) => competition.sex === sex);
    const season = Math.max(...own.map(({ year }) => year));
    return documented('champions', sex, season, tablesOf(own, championRows));
  });
}

/**
 * The stadiums of Division I by the capacity in the newest line of attendance.csv that names one, and those of other
 * teams whose capacity a document names. A name is known of the few that stadiums.csv has.
 */
function stadiums({ stadiums: documents, attendance, teams }: RankingTables, teamOf: TeamOfId): readonly Ranking[] {
  const capacities = new Map<string, number>();
  for (const line of attendance.toSorted((one, other) => numberOf(one, 'season') - numberOf(other, 'season'))) {
    const capacity = numberOrNull(line, 'stadium_capacity');
    if (capacity !== null) capacities.set(`${textOf(line, 'id')} ${textOf(line, 'sex')}`, capacity);
  }
  const venues = new Map(documents.map((line) => [textOf(line, 'unitid'), line]));
  const held = teams.flatMap((cells) => {
    const id = textOf(cells, 'id');
    const document = venues.get(id);
    const documented = document?.level === 'document' ? numberOrNull(document, 'capacity') : null;
    const capacity = capacities.get(`${id} ${textOf(cells, 'sex')}`) ?? documented;
    if (capacity === null || cells.evidence === 'inferred') return [];
    const competition = competitionIn('teams.csv', cells);
    const team = teamIn('stadiums.csv', id, competition.sex, teamOf);
    return [{ competition, team, venue: document === undefined ? null : textOf(document, 'stadium'), capacity }];
  });
  const season = Math.max(...attendance.map((line) => numberOf(line, 'season')));
  return SEXES.flatMap((sex) => {
    const own = held.filter(({ competition }) => competition.sex === sex);
    const tables = tablesOf(own, stadiumRows).filter(({ rows }) => rows.length >= LEAST_STADIUMS);
    return tables.length === 0 ? [] : documented('stadium', sex, season, tables);
  });
}

/** Who counted the crowds, and when we read them. */
const CROWDS_BY = { publisher: 'NCAA', source: 'NCAA statistics', publishedOn: '2026-08-18', isWhole: null } as const;

/** The crowds of each season and sex in attendance.csv, all of them of Division I. */
function crowds({ attendance }: RankingTables, teamOf: TeamOfId): readonly Ranking[] {
  const lines = attendance.map((cells) => {
    const competition = competitionIn('attendance.csv', { ...cells, league: 'NCAA', division: '1' });
    const team = teamIn('attendance.csv', textOf(cells, 'id'), competition.sex, teamOf);
    const counted = { homeMatches: numberOf(cells, 'home_games'), average: numberOf(cells, 'average') };
    return { competition, season: numberOf(cells, 'season'), team, ...counted };
  });
  return [...grouped(lines, ({ season, competition }) => `${competition.sex} ${season}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const tables = tablesOf(own, crowdRows).map((table) => ({ ...table, ...CROWDS_BY }));
    return documented('attendance', first.competition.sex, first.season, tables);
  });
}

function tablesOf<Entry extends { readonly competition: LineCompetition }>(
  entries: readonly Entry[],
  rowsOf: (entries: readonly Entry[]) => readonly RankingRow[],
): readonly RankingTable[] {
  return [...grouped(entries, ({ competition: { league, division } }) => `${league} ${division ?? ''}`).values()].flatMap(
    (own) => {
      const [first] = own;
      return first === undefined
        ? []
        : [{ ...MADE_BY_US, league: first.competition.league, division: first.competition.division, rows: [...rowsOf(own)] }];
    },
  );
}

function documented(list: RankingList, sex: Sex, season: number, tables: readonly RankingTable[]): Ranking {
  return ranking.parse({
    ...{ _id: rankingIdOf(list, season, sex), schemaVersion: RANKING_SCHEMA_VERSION, version: 1, list, season, sex },
    ...{ origin: 'published', tables, createdAt: MADE_AT, updatedAt: MADE_AT },
  });
}

function competitionIn(file: string, cells: TableLine): LineCompetition {
  const competition = competitionOfLine(cells);
  if (typeof competition === 'string') throw new Error(`${file}: ${competition}`);
  return competition;
}

function teamIn(file: string, id: string, sex: Sex, teamOf: TeamOfId): NamedTeam {
  const team = teamOf(id, sex);
  if (team === null) throw new Error(`${file} tells of ${id}, which is no college`);
  return team;
}
