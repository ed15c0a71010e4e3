import {
  type Ranking,
  ranking,
  RANKING_SCHEMA_VERSION,
  rankingIdOf,
  type RankingOrigin,
  type RankingTable,
} from '../../ranking/ranking';
import type { RankingList } from '../../reference/ranking-lists';
import { grouped } from '../facts/ids-of-rows';
import type { LineCompetition } from './competition-cells';

/** The rankings that lines make, and one sentence for each table that is not one, with a line of the file. */
export interface MadeRankings {
  readonly rankings: readonly Ranking[];
  readonly problems: readonly string[];
}

interface SeasonLine extends LineCompetition {
  readonly line: number;
  readonly season: number;
}

/** How lines become rankings. `tableOf` gets all lines of one table; a text says why they make none. */
interface Making<Line extends SeasonLine> {
  readonly origin: RankingOrigin;
  readonly at: string;
  readonly listOf: (line: Line) => RankingList;
  readonly tableOf: (lines: readonly Line[], first: Line) => RankingTable | string;
}

/** One ranking for each list, season and sex of the lines, with a table for each league and division. */
export function rankingsOfTables<Line extends SeasonLine>(
  lines: readonly Line[],
  { origin, at, listOf, tableOf }: Making<Line>,
): MadeRankings {
  const problems: string[] = [];
  const seasons = grouped(lines, (line) => rankingIdOf(listOf(line), line.season, line.sex, origin));
  const rankings = [...seasons].flatMap(([_id, ofSeason]) => {
    const competitions = [...grouped(ofSeason, ({ league, division }) => `${league} ${division ?? ''}`).values()];
    const tables = competitions.flatMap((own) => {
      const [first] = own;
      const made = first === undefined ? [] : tableOf(own, first);
      if (typeof made === 'string') problems.push(made);
      return typeof made === 'string' ? [] : made;
    });
    const [first] = ofSeason;
    if (first === undefined || tables.length === 0) return [];
    const { line, season, sex } = first;
    const made = ranking.safeParse({
      ...{ _id, schemaVersion: RANKING_SCHEMA_VERSION, version: 1, list: listOf(first), season, sex },
      ...{ origin, tables, createdAt: at, updatedAt: at },
    });
    if (made.success) return made.data;
    const [issue] = made.error.issues;
    problems.push(`line ${line}: ${_id} cannot be stored (${issue?.path.join('/') ?? ''}: ${issue?.message ?? ''})`);
    return [];
  });
  return { rankings, problems };
}
