import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchTable } from './bench-table';
import { bodiesBench } from './bodies-bench';
import { catalogueBench } from './catalogue-bench';
import { coldStartBench } from './cold-start-bench';
import { collegeSearchBench } from './college-search-bench';
import { documentsBench } from './documents-bench';
import { firestoreBench } from './firestore-bench';
import { pageBench } from './page-bench';
import { patchBench } from './patch-bench';
import { serverRenderBench } from './server-render-bench';

/*
 * `npm run bench` runs all benchmarks; `npm run bench -- firestore` only the named ones, and leaves the other tables
 * unchanged.
 */

const HEAD = `# Measured side by side

Made by \`npm run bench\`. Each table comes from one run on one machine; its ratios are what counts, the times tell only the order of magnitude.
`;
const FILE = join(resolve(import.meta.dirname, '../..'), 'docs/bench.md');

/** The section that `npm run test:mutation` gives the figures for, and people the reasons. */
const BY_HAND = '## Mutation scores';

const BENCHES = {
  patch: patchBench,
  search: collegeSearchBench,
  catalogue: catalogueBench,
  render: serverRenderBench,
  pages: pageBench,
  start: coldStartBench,
  bodies: bodiesBench,
  documents: documentsBench,
  firestore: firestoreBench,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown !== undefined) throw new Error(`There is no bench "${unknown}": name ${Object.keys(BENCHES).join(', ')}.`);

const sections: string[] = (await presentSections()).filter((section) => asked.length > 0 || section.startsWith(BY_HAND));
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const made: BenchTable | readonly BenchTable[] = await bench();
  for (const section of [made].flat().map(asMarkdown)) {
    console.log(`${section}\n`);
    put(section);
  }
}
const machine = `Node ${process.version}, ${cpus().length} cores.\n`;
await writeFile(FILE, [HEAD, machine, ...sections].join('\n'));
// Clients of databases that a bench has started would keep the process waiting.
process.exit();

/** The tables of the last run. */
async function presentSections(): Promise<string[]> {
  const [, ...rest] = (await readFile(FILE, 'utf8')).split(/^(?=## )/m);
  return rest.map((section) => `${section.trimEnd()}\n`);
}

/** Replaces the table of the same title. */
function put(section: string): void {
  const titleOf = (text: string): string => text.slice(0, text.indexOf('\n'));
  const at = sections.findIndex((one) => titleOf(one) === titleOf(section));
  if (at < 0) sections.push(section);
  else sections[at] = section;
}

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
