import type { ImportOutcome } from './import-teams';

/** What an import tells at its end, line by line. */
export function importReport(outcome: ImportOutcome, isDryRun: boolean): string[] {
  const { rows, created, changed, unchanged, readdressed, kept, unusable } = outcome;
  return [
    isDryRun ? `${rows} rows read. A dry run: nothing was written. An import would leave` : `${rows} rows read.`,
    counted(created, 'created'),
    counted(changed, 'changed'),
    counted(unchanged, 'unchanged'),
    ...(readdressed > 0 ? [counted(readdressed, 'more with a new address, because a college of the same name came in')] : []),
    counted(sumOf(kept), 'fields kept because a person wrote them'),
    ...details(kept),
    counted(sumOf(unusable), 'values that cannot be stored (left empty)'),
    ...details(unusable),
  ];
}

function counted(count: number, what: string): string {
  return `${String(count).padStart(8)}  ${what}`;
}

function details(counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([name, count]) => `            ${name}: ${count}`);
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
