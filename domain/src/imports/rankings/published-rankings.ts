import { type RankingTable, teamKeyOf, BLANK_ROW, isInOrder } from '../../ranking/ranking';
import { compareNames } from '../../ranking/shared-ranks';
import { type MadeRankings, rankingsOfTables } from './made-rankings';
import type { RankingLine } from './ranking-lines';

/**
 * The rankings of publishers: one for each list, season and sex, with a table for each league and division. A table of
 * which single ranks are missing is a problem, and so are two editions of one season.
 */
export function publishedRankings(lines: readonly RankingLine[], at: string): MadeRankings {
  return rankingsOfTables(lines, { origin: 'published', at, listOf: ({ list }) => list, tableOf: publishedTable });
}

function publishedTable(edition: readonly RankingLine[], first: RankingLine): RankingTable | string {
  const { league, division, publisher, publishedOn, source } = first;
  const other = edition.find(
    (line) => line.publishedOn !== publishedOn || line.publisher !== publisher || line.source !== source,
  );
  if (other !== undefined)
    return `line ${other.line}: ${other.publisher} of ${other.publishedOn} is another edition than that of line ${first.line} (${publishedOn})`;
  const own = edition.toSorted((a, b) => a.rank - b.rank || compareNames(a.team.name, b.team.name));
  const gap = own.find((_, index) => !isInOrder(own.slice(0, index + 1)));
  if (gap !== undefined) return `line ${gap.line}: rank ${gap.rank} follows ranks that are missing: single places are no table`;
  const twice = own.find(({ team }, index) => own.findIndex((one) => teamKeyOf(one.team) === teamKeyOf(team)) !== index);
  if (twice !== undefined) return `line ${twice.line}: ${twice.team.name} stands in this table twice`;
  const rows = own.map(({ rank, team, record, rating }) => ({ ...BLANK_ROW, ...team, rank, record, rating }));
  return { league, division, publisher, source, sourceURL: null, isWhole: null, publishedOn, rows };
}
