import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchTable } from './bench-table';
import { catalogueBench } from './catalogue-bench';
import { coldStartBench } from './cold-start-bench';
import { collegeSearchBench } from './college-search-bench';
import { patchBench } from './patch-bench';
import { serverRenderBench } from './server-render-bench';

const HEAD = `# Measured side by side

Made by \`npm run bench\`. Each table comes from one run on one machine; its ratios are what counts, the times tell only the order of magnitude.
`;

const benches = [patchBench, collegeSearchBench, catalogueBench, serverRenderBench, coldStartBench];
const tables: BenchTable[] = [];
for (const bench of benches) {
  const made: BenchTable | readonly BenchTable[] = await bench();
  for (const table of [made].flat()) {
    tables.push(table);
    console.log(`${asMarkdown(table)}\n`);
  }
}
const machine = `Node ${process.version}, ${cpus().length} cores.\n`;
await writeFile(
  join(resolve(import.meta.dirname, '../..'), 'docs/bench.md'),
  [HEAD, machine, ...tables.map(asMarkdown)].join('\n'),
);

function asMarkdown({ title, note, rows }: BenchTable): string {
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const lines = rows.map(({ name, values }) => `| ${name} | ${columns.map((column) => values[column] ?? '').join(' | ')} |`);
  return [
    `## ${title}`,
    '',
    note,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...lines,
    '',
  ].join('\n');
}
