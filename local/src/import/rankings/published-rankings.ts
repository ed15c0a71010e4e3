import {
  type Ranking,
  ranking,
  RANKING_SCHEMA_VERSION,
  rankingIdOf,
  teamKeyOf,
  BLANK_ROW,
  isInOrder,
} from '@touchline/domain/ranking/ranking';
import { compareNames } from '@touchline/domain/ranking/shared-ranks';
import { grouped } from '../plan/ids-of-rows';
import type { RankingLine } from './ranking-lines';

/** The rankings that lines make, and one sentence for each table that is none. */
export interface MadeRankings {
  readonly rankings: readonly Ranking[];
  readonly problems: readonly string[];
}

/**
 * The rankings of a publisher: one for each list, season and sex, with a table for each league and division. A table of
 * which single ranks are missing is a problem, and so are two editions of one season.
 */
export function publishedRankings(lines: readonly RankingLine[], at: string): MadeRankings {
  const editions = grouped(lines, ({ list, season, sex }) => rankingIdOf(list, season, sex));
  const problems: string[] = [];
  const rankings = [...editions].flatMap(([_id, edition]) => {
    const made = publishedRanking(_id, edition, at);
    if (typeof made !== 'string') return made;
    problems.push(made);
    return [];
  });
  return { rankings, problems };
}

function publishedRanking(_id: string, edition: readonly RankingLine[], at: string): Ranking | string {
  const [first] = edition;
  if (first === undefined) return `${_id} is empty`;
  const { list, season, sex, publisher, publishedOn, source } = first;
  const other = edition.find((line) => line.publishedOn !== publishedOn || line.publisher !== publisher);
  if (other !== undefined)
    return `line ${other.line}: ${other.publisher} of ${other.publishedOn} is another edition than that of line ${first.line} (${publishedOn})`;
  const tables = [...grouped(edition, ({ league, division }) => `${league} ${division ?? ''}`).values()].map((own) =>
    own.toSorted((a, b) => a.rank - b.rank || compareNames(a.team.name, b.team.name)),
  );
  for (const own of tables) {
    const gap = own.find((_, index) => !isInOrder(own.slice(0, index + 1)));
    if (gap !== undefined) return `line ${gap.line}: rank ${gap.rank} follows ranks that are missing: single places are no table`;
    const twice = own.find(({ team }, index) => own.findIndex((one) => teamKeyOf(one.team) === teamKeyOf(team)) !== index);
    if (twice !== undefined) return `line ${twice.line}: ${twice.team.name} stands in this table twice`;
  }
  const made = ranking.safeParse({
    ...{ _id, schemaVersion: RANKING_SCHEMA_VERSION, version: 1, list, season, sex },
    ...{ origin: 'published', publisher, source, sourceURL: null, publishedOn, createdAt: at, updatedAt: at },
    tables: tables.map((own) => ({
      league: own[0]?.league,
      division: own[0]?.division,
      rows: own.map(({ rank, team, record, rating }) => ({ ...BLANK_ROW, ...team, rank, record, rating })),
    })),
  });
  return made.success ? made.data : `line ${first.line}: ${_id} cannot be stored (${made.error.issues[0]?.message ?? ''})`;
}
