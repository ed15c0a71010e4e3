import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { benchSection, benchSections, withBenchTable } from './bench-document';
import type { BenchTable } from './bench-table';
import { bodiesBench } from './bodies-bench';
import { callersBench } from './callers-bench';
import { catalogueBench } from './catalogue-bench';
import { coldStartBench } from './cold-start-bench';
import { collegeSearchBench } from './college-search-bench';
import { costBench } from './cost/cost-bench';
import { documentsBench } from './documents-bench';
import { firestoreBench } from './firestore-bench';
import { logBench } from './log-bench';
import { mapBench } from './map-bench';
import { MEASURED_ADDRESSES, pageBench } from './page-bench';
import { patchBench } from './patch-bench';
import { recruitSearchBench } from './recruit-search-bench';
import { seasonsBench } from './seasons-bench';
import { serverRenderBench } from './server-render-bench';
import { watchedBench } from './watched-bench';

/*
 * `npm run bench` runs all benchmarks; `npm run bench -- firestore` only the named ones, and leaves the other tables
 * unchanged. `npm run bench -- pages /home` measures the named pages alone, and leaves the rows of the others
 * unchanged.
 */

const HEAD = `# Measured side by side

Made by \`npm run bench\`. Each table comes from one run on one machine, that of the pages from one for each page; its ratios are what counts, the times tell only the order of magnitude.
`;
const FILE = join(resolve(import.meta.dirname, '../..'), 'docs/bench.md');

/** The section that `npm run test:mutation` gives the figures for, and people the reasons. */
const BY_HAND = '## Mutation scores';

const named = process.argv.slice(2);
const addresses = named.filter((argument) => argument.startsWith('/'));
const asked = named.filter((argument) => !argument.startsWith('/'));

const BENCHES = {
  patch: patchBench,
  search: collegeSearchBench,
  catalogue: catalogueBench,
  render: serverRenderBench,
  pages: () => pageBench(addresses.length > 0 ? addresses : MEASURED_ADDRESSES),
  map: mapBench,
  start: coldStartBench,
  bodies: bodiesBench,
  callers: callersBench,
  documents: documentsBench,
  cost: costBench,
  log: () => logBench(),
  recruits: () => recruitSearchBench(),
  watched: () => watchedBench(),
  seasons: seasonsBench,
  firestore: firestoreBench,
};

const unknown = asked.find((name) => !(name in BENCHES));
if (unknown !== undefined) throw new Error(`There is no bench "${unknown}": name ${Object.keys(BENCHES).join(', ')}.`);
const unmeasured = addresses.find((address) => !MEASURED_ADDRESSES.includes(address));
if (unmeasured !== undefined) throw new Error(`"${unmeasured}" is not measured: name ${MEASURED_ADDRESSES.join(', ')}.`);
if (addresses.length > 0 && !asked.includes('pages')) throw new Error(`Name the bench: pages ${addresses.join(' ')}.`);

const present = benchSections(await readFile(FILE, 'utf8'));
let sections: readonly string[] = present.filter((section) => asked.length > 0 || section.startsWith(BY_HAND));
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const made: BenchTable | readonly BenchTable[] = await bench();
  for (const table of [made].flat()) {
    console.log(`${benchSection(table)}\n`);
    sections = withBenchTable(sections, table);
  }
}
const machine = `Node ${process.version}, ${cpus().length} cores.\n`;
await writeFile(FILE, [HEAD, machine, ...sections].join('\n'));
// Clients of databases that a bench has started would keep the process waiting.
process.exit();
