import type { ImportOutcome } from '@touchline/functions/features/imports/import-rows';

/** The most colleges that are listed by name. */
const MOST_NAMED = 20;

/** The lines that an import prints at its end. */
export function importReport(outcome: ImportOutcome, isDryRun: boolean): string[] {
  const { rows, created, changed, unchanged, movedAddresses, kept, older, unusable, heldBack, archived, importId } = outcome;
  return [
    isDryRun ? `${rows} rows read. A dry run: nothing was written. An import would leave` : `${rows} rows read.`,
    countLine(created, 'created'),
    countLine(changed, 'changed'),
    countLine(unchanged, 'unchanged'),
    ...(archived > 0 ? [countLine(archived, 'left out because they are archived')] : []),
    ...(movedAddresses > 0
      ? [countLine(movedAddresses, 'more with a new address, because a college of the same name came in')]
      : []),
    countLine(sumOf(kept), 'fields kept because a person wrote them'),
    ...details(kept),
    ...(older.size > 0
      ? [countLine(sumOf(older), 'fields kept because a newer file or a stronger source said them'), ...details(older)]
      : []),
    countLine(sumOf(unusable), 'values that cannot be stored (left empty)'),
    ...details(unusable),
    countLine(heldBack.length, 'values held back because they are not plausible'),
    ...(isDryRun ? heldBack.map(heldBackLine) : nameLines(heldBack.map(heldBackLine).map((line) => line.trim()))),
    ...(importId === null ? [] : [`To undo it whole: npm run import:undo -- ${importId}`]),
  ];
}

/** A count with its unit. */
export function countLine(count: number, what: string): string {
  return `${String(count).padStart(8)}  ${what}`;
}

/** Names under a count, the first twenty of them. */
export function nameLines(names: readonly string[]): string[] {
  const rest = names.length - MOST_NAMED;
  const lines = names.slice(0, MOST_NAMED).map((name) => `            ${name}`);
  return rest > 0 ? [...lines, `            and ${rest} more`] : lines;
}

/** A value that was held back, with its reason. */
export function heldBackLine({ name, field, ofYear, value, reason }: ImportOutcome['heldBack'][number]): string {
  const what = ofYear === null ? (field.split('.').at(-1) ?? field) : `${ofYear.figure} of ${ofYear.year}`;
  return `            ${name}, ${what}: ${JSON.stringify(value)} is ${reason}`;
}

function details(counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...counts].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([name, count]) => `            ${name}: ${count}`);
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
