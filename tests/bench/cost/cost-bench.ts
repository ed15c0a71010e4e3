import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { type DemoWorld, demoWorld } from '@touchline/local/seed/demo-world';
import { seedDocuments } from '@touchline/local/seed/seed-store';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { benchSections, withBenchTable } from '../bench-document';
import type { BenchTable } from '../bench-table';
import type { Answer, Caller } from '../../support/api/caller';
import { EVERYDAY_ACTIONS } from './everyday-actions';
import { firestoreMeter } from './firestore-meter';
import { billTable, type Counted, countsOf, kilobytesOfVisit, monthTable, pricesTable } from './cost-tables';

const PROJECT = 'demo-touchline-cost';
/** For so long after a write an instance reads the rows of the catalogue again (`catalogue-store.ts`). */
const JUST_SEEDED_MS = 12_000;
const DOCS = join(resolve(import.meta.dirname, '../../..'), 'docs');

/**
 * Counts what the everyday actions cost, over the whole demo world in our engine, and writes the tables of
 * docs/cost.md. The answer is what they take, for docs/bench.md.
 */
export async function costBench(): Promise<BenchTable> {
  const emulators = await startTestEmulators(PROJECT, 'own');
  Object.assign(process.env, emulators.environment);
  const world = await seededWorld();
  await setTimeout(JUST_SEEDED_MS);
  const meter = await firestoreMeter(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  process.env.FIRESTORE_EMULATOR_HOST = meter.host;
  const { costStage } = await import('./cost-stage'); // It reads the environment when it is loaded.
  const { stage, end } = await costStage(world);
  const visitKb = kilobytesOfVisit(await readFile(join(DOCS, 'bench.md'), 'utf8'));
  const rows: Counted[] = [];
  try {
    for (const { name, act, firstVisits } of EVERYDAY_ACTIONS) {
      let [calls, ms, bytes] = [0, 0, firstVisits * visitKb * 1000];
      const counting = (caller: Caller): Caller => {
        const counted = async (asked: Promise<Answer>) => {
          const startedAt = performance.now();
          const answer = await asked;
          [calls, ms, bytes] = [calls + 1, ms + performance.now() - startedAt, bytes + Buffer.byteLength(answer.text)];
          return answer;
        };
        return {
          call: (...sent) => counted(caller.call(...sent)),
          send: (...sent) => counted(caller.send(...sent)),
          with: (session) => counting(caller.with(session)),
        };
      };
      meter.taken();
      const startedAt = performance.now();
      await act(stage, counting);
      // What runs without a call of ours, as a job, is one call that takes as long as it does.
      if (calls === 0) [calls, ms] = [1, performance.now() - startedAt];
      rows.push({ name, spent: { ...meter.taken(), calls, ms, bytes } });
    }
  } finally {
    await end();
    await emulators.stop();
  }
  const table = countsOf(rows);
  const file = join(DOCS, 'cost.md');
  const document = await readFile(file, 'utf8');
  const head = document.slice(0, document.indexOf('## '));
  const sections = [monthTable(rows), pricesTable(), table, billTable(rows)].reduce(withBenchTable, benchSections(document));
  await writeFile(file, [head.trimEnd(), '', ...sections].join('\n'));
  return table;
}

/** Writes the demo world by a client of its own: the API's ends its calls after a few seconds. */
async function seededWorld(): Promise<DemoWorld> {
  const world = await demoWorld('whole');
  const app = initializeApp({ projectId: PROJECT }, 'seed');
  await seedDocuments(getFirestore(app), world, new Date());
  await deleteApp(app);
  return world;
}
