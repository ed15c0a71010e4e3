import { sameJson } from '../../kernel/json/json';
import { type Ranking, type RankingRow, type RankingTable, teamKeyOf } from '../../ranking/ranking';

/** A ranking that an import would write, and its difference to the stored one, line by line. */
export interface PlannedRanking {
  readonly before: Ranking | null;
  readonly after: Ranking;
  readonly differences: readonly string[];
  readonly rows: readonly RowDifference[];
}

/** A line of a table that changes; null where it is new or gone. */
export interface RowDifference {
  readonly table: string;
  readonly team: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What an import would do; `problems` say in sentences why it cannot. */
export interface RankingPlan {
  readonly changes: readonly PlannedRanking[];
  readonly unchanged: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Plans made rankings against the stored ones. A table takes the place of the stored one of its league and division,
 * and the others stay. A published table of a later day remembers the ranks of the one before. One of an earlier day is
 * a problem, because the newer would be lost. Imported rankings begin with version 2, so that seeding leaves them
 * alone.
 */
export function planRankings(made: readonly Ranking[], storedOf: (id: string) => Ranking | null, at: string): RankingPlan {
  const plan = { changes: [] as PlannedRanking[], unchanged: [] as string[], problems: [] as string[] };
  for (const one of made) {
    const before = storedOf(one._id);
    const tables: RankingTable[] = [];
    const differences: string[] = [];
    const rows: RowDifference[] = [];
    for (const table of one.tables) {
      const stored = before?.tables.find((other) => isSameCompetition(other, table)) ?? null;
      const name = nameOf(one, table);
      if (stored !== null && isEarlier(table.publishedOn, stored.publishedOn)) {
        plan.problems.push(`${name}: a table of ${stored.publishedOn} is stored, which is newer than ${table.publishedOn}`);
        continue;
      }
      const next = stored === null || one.origin !== 'published' ? table : withMovement(table, stored);
      tables.push(next);
      if (stored !== null && sameJson(stored, next)) plan.unchanged.push(name);
      else {
        const own = rowDifferences(name, stored, next);
        rows.push(...own);
        differences.push(...differencesOf(name, stored, next, own));
      }
    }
    if (differences.length === 0) continue;
    const others = before?.tables.filter((table) => !tables.some((next) => isSameCompetition(table, next))) ?? [];
    const version = (before?.version ?? 1) + 1;
    const after = { ...one, version, tables: [...others, ...tables], createdAt: before?.createdAt ?? at, updatedAt: at };
    plan.changes.push({ before, after, differences, rows });
  }
  return plan;
}

function isSameCompetition(one: RankingTable, other: RankingTable): boolean {
  return one.league === other.league && one.division === other.division;
}

function nameOf({ _id }: Ranking, { league, division }: RankingTable): string {
  return division === null ? `${_id} ${league}` : `${_id} ${league} ${division}`;
}

/** Compares days and months as far as both are known: a month is no earlier than its days. */
function isEarlier(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}

function withMovement(table: RankingTable, stored: RankingTable): RankingTable {
  const before = new Map(stored.rows.map((row) => [teamKeyOf(row), row]));
  const isLater = isEarlier(stored.publishedOn, table.publishedOn);
  const previousOf = (row: RankingRow) => {
    const own = before.get(teamKeyOf(row));
    return (isLater ? own?.rank : own?.previousRank) ?? null;
  };
  return { ...table, rows: table.rows.map((row) => ({ ...row, previousRank: previousOf(row) })) };
}

function rowDifferences(table: string, stored: RankingTable | null, next: RankingTable): readonly RowDifference[] {
  const before = new Map(stored?.rows.map((row) => [teamKeyOf(row), row]));
  const after = new Set(next.rows.map(teamKeyOf));
  const changed = next.rows.flatMap((row) => {
    const old = before.get(teamKeyOf(row));
    const [was, is] = [old === undefined ? null : factsOf(old), factsOf(row)];
    return was === is ? [] : [{ table, team: row.name, before: was, after: is }];
  });
  const gone = (stored?.rows ?? []).filter((row) => !after.has(teamKeyOf(row)));
  return [...changed, ...gone.map((row) => ({ table, team: row.name, before: factsOf(row), after: null }))];
}

function differencesOf(
  name: string,
  stored: RankingTable | null,
  next: RankingTable,
  rows: readonly RowDifference[],
): readonly string[] {
  if (stored === null) return [`${name}: new, ${next.rows.length} teams, ${next.publisher}, ${next.publishedOn}`];
  const ranks = new Map(next.rows.map(({ name: team, rank }) => [team, rank]));
  const lines = rows.map(({ team, before, after }) => {
    if (after === null) return `  ${team}: gone`;
    return before === null ? `  ${team}: new on rank ${ranks.get(team) ?? ''}` : `  ${team}: ${before} → ${after}`;
  });
  const editions = `${stored.publishedOn} → ${next.publishedOn}`;
  return [`${name}: ${editions}, ${lines.length} of ${next.rows.length} teams differ`, ...lines];
}

function factsOf({ rank, record, rating }: RankingRow): string {
  const games = record === null ? [] : [`${record.wins}-${record.losses}-${record.ties}`];
  return [`rank ${rank}`, ...games, ...(rating === null ? [] : [rating])].join(', ');
}
