import type { RankingTable } from '@touchline/domain/ranking/ranking';
import { seasonTable } from '@touchline/domain/ranking/results/season-table';
import { type MadeRankings, rankingsOfTables } from './made-rankings';
import type { ResultLine } from './result-lines';

/**
 * Our own RPI with the standings of the conferences: one ranking for each season and sex, with a table for each league
 * and division, dated to its last match. A match that stands in the file twice is a problem, and so are two sources of
 * one table.
 */
export function resultRankings(lines: readonly ResultLine[], at: string): MadeRankings {
  return rankingsOfTables(lines, { origin: 'computed', at, listOf: () => 'rpi', tableOf: resultTable });
}

function resultTable(lines: readonly ResultLine[], first: ResultLine): RankingTable | string {
  const { league, division, source } = first;
  const other = lines.find((one) => one.source !== source);
  if (other !== undefined) return `line ${other.line}: this is another source than that of line ${first.line} (${source})`;
  const lineOf = new Map<string, number>();
  for (const { line, match } of lines) {
    const key = `${match.date} ${[match.home, match.away].sort().join(' ')}`;
    const earlier = lineOf.get(key);
    if (earlier !== undefined) return `line ${line}: this match stands on line ${earlier} already`;
    lineOf.set(key, line);
  }
  const counted = lines.filter(({ counts }) => counts);
  if (counted.length === 0) return `line ${first.line}: no match of this season counts`;
  const matches = counted.map(({ match }) => match);
  const teams = new Map(
    counted.flatMap(({ match, teams: [home, away] }) => [[match.home, home] as const, [match.away, away] as const]),
  );
  const publishedOn = matches.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest));
  const rows = [...seasonTable(matches, teams)];
  return { league, division, publisher: 'Touchline', source, sourceURL: null, publishedOn, rows };
}
