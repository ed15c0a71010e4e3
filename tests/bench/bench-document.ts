import type { BenchTable } from './bench-table';

/** The sections of `docs/bench.md`, each from its heading on; what stands before the first one is left out. */
export function benchSections(document: string): readonly string[] {
  const [, ...sections] = document.split(/^(?=## )/m);
  return sections.map((section) => `${section.trimEnd()}\n`);
}

/**
 * The sections with a table in the place of the one with the same title, else at the end. Of a table that was measured
 * in part the other rows of the last run stay, unless its columns have changed since.
 */
export function withBenchTable(sections: readonly string[], table: BenchTable): readonly string[] {
  const at = sections.findIndex((section) => section.startsWith(`## ${table.title}\n`));
  const last = sections[at];
  if (last === undefined) return [...sections, benchSection(table)];
  return sections.with(at, table.isPart === true ? withRowsOf(last, benchSection(table)) : benchSection(table));
}

/** A table as a section of `docs/bench.md`. */
export function benchSection({ title, note, rows }: BenchTable): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const lines = rows.map(({ name, values }) => `| ${name} | ${columns.map((column) => values[column] ?? '').join(' | ')} |`);
  const head = [`| | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---:|').join('')}`];
  return [`## ${title}`, '', note, '', ...head, ...lines, ''].join('\n');
}

/** The newer section with the rows that only the last one has; each row in its last place, new ones at the end. */
function withRowsOf(last: string, newer: string): string {
  const [before, after] = [tableOf(last), tableOf(newer)];
  if (before.head !== after.head) return newer;
  const rows = new Map([...before.rows, ...after.rows].map((row) => [row.split(' | ')[0], row]));
  return [...after.text, ...rows.values(), ''].join('\n');
}

/** The lines of a section: all above its rows, of these the names of the columns, and the rows. */
function tableOf(section: string) {
  const lines = section.trimEnd().split('\n');
  const head = lines.findIndex((line) => line.startsWith('| | '));
  return { text: lines.slice(0, head + 2), head: lines[head], rows: lines.slice(head + 2) };
}
