import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { childScript, signalChild, startChild } from '@touchline/local/emulators/child';
import { freePort, LOCAL_HOST } from '@touchline/local/emulators/ports';
import { protosFolder } from '@touchline/local/firestore-engine/wire/firestore-service';
import type { EngineOrder } from '@touchline/local/firestore-engine/start-engine';
import { firestoreIsReady } from '@touchline/local/firestore/firestore-engine';
import { repositoryRoot } from '@touchline/local/repository-root';
import { Firestore, type Query } from 'firebase-admin/firestore';
import { canCompare, startOfficial } from '../conformance/two-engines';
import type { BenchTable } from './bench-table';
import { CONTENDERS, contend, share } from './firestore-contention';
import { quantile } from './measure';

const WRITES = 2000;
const GETS = 1000;
const PAGES = 50;
const BATCH = 500;
const AT_ONCE = 50;

/** The times of an engine in milliseconds; null where it could not be measured. */
type Times = Readonly<Record<string, number>>;

type Start = () => Promise<{ readonly address: string; stop(): Promise<void> }>;

/**
 * Compares our Firestore engine with the official emulator by the Admin SDK: start, writes, reads, a page of a large
 * collection, contention.
 */
export async function firestoreBench(): Promise<BenchTable> {
  process.env.METADATA_SERVER_DETECTION = 'none';
  await withDatabase(startOurs, warmClient);
  const ours = await withDatabase(startOurs, timesOf);
  const official = (await canCompare()) ? await withDatabase(startOfficialAsItComes, timesOf) : null;
  return {
    title: 'Our Firestore engine next to the official emulator',
    note: `By the Admin SDK, ${AT_ONCE} calls at once; each engine a process of its own, cold at first; the client is warm. The official emulator runs with Java's own settings; where none is installed, its column says so. Documents are loaded in batches of ${BATCH}, as fast as they are taken; transactions repeat until they succeed. A page is 20 of the documents with one of 50 values, by another field, the newest first; the median of ${PAGES}, and the first one, which makes our index.`,
    rows: Object.entries(ours).map(([name, time]) => {
      const other = official?.[name];
      const values = { 'ours, ms': text(time), 'official, ms': other === undefined ? 'not there' : text(other) };
      return { name, values: { ...values, 'official ÷ ours': other === undefined ? '' : `${(other / time).toFixed(1)} ×` } };
    }),
  };
}

/** Starts the official emulator with Java's own settings: `npm start` gives it others, with which it starts sooner. */
async function startOfficialAsItComes(): ReturnType<Start> {
  const before = process.env.JAVA_TOOL_OPTIONS;
  process.env.JAVA_TOOL_OPTIONS = '';
  try {
    return await startOfficial();
  } finally {
    if (before === undefined) delete process.env.JAVA_TOOL_OPTIONS;
    else process.env.JAVA_TOOL_OPTIONS = before;
  }
}

/** Starts our engine as `npm start` does, but without indexes to demand. */
async function startOurs(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const folder = join(repositoryRoot, '.local/bench');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const order: EngineOrder = { host: LOCAL_HOST, port, protosFolder: protosFolder(), rulesFile: null, indexesFile: null };
  const child = startChild({
    name: 'Firestore (our own engine)',
    command: process.execPath,
    args: [await childScript('firestore-engine-child', folder), JSON.stringify(order)],
    cwd: folder,
    environment: process.env,
    logFile: join(folder, 'firestore.log'),
    talks: true,
  });
  const { host } = await firestoreIsReady(child, port, 60_000);
  return {
    address: host,
    stop: async () => {
      signalChild(child, 'SIGTERM', 'process');
      await child.ended;
    },
  };
}

/** Starts an engine, runs some calls, and adds the time that the start took. */
async function withDatabase<Result>(
  start: Start,
  act: (database: Firestore, started: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const running = await start();
  const started = performance.now() - startedAt;
  const headers = { customHeaders: { Authorization: 'Bearer owner' } };
  const database = new Firestore({ projectId: 'demo-touchline-bench', host: running.address, ssl: false, ...headers });
  try {
    await database.doc('warm/up').set({ n: 1 });
    return await act(database, started);
  } finally {
    await database.terminate();
    await running.stop();
  }
}

/** Warms up the client, which both engines share: otherwise the first engine would pay for it. */
async function warmClient(database: Firestore): Promise<void> {
  const ids = Array.from({ length: WRITES }, (_, at) => `single/${at}`);
  await inTurns(ids, (id, at) => database.doc(id).set(aDocument(at)));
  await inTurns(ids, (id) => database.doc(id).get());
}

async function timesOf(database: Firestore, started: number): Promise<Times> {
  return { start: started, ...(await timesOfCalls(database)) };
}

async function timesOfCalls(database: Firestore): Promise<Times> {
  const ids = Array.from({ length: WRITES }, (_, at) => `single/${at}`);
  const writes = await millisecondsOf(() => inTurns(ids, (id, at) => database.doc(id).set(aDocument(at))));
  const gets = await millisecondsOf(() => inTurns(ids.slice(0, GETS), (id) => database.doc(id).get()));
  const shared = await millisecondsOf(() => share(database));
  const contended = await millisecondsOf(() => contend(database));
  const few = await pagesOf(database, 'ten-thousand', 10_000);
  const many = await pagesOf(database, 'hundred-thousand', 100_000);
  const more = await millisecondsOf(() => load(database, 'hundred-thousand-more', 100_000));
  return {
    [`${WRITES} writes`]: writes,
    [`${GETS} gets`]: gets,
    [`${CONTENDERS} transactions that read one document and write their own`]: shared,
    [`${CONTENDERS} transactions that read and write one document`]: contended,
    'loading 10,000 documents': few.loaded,
    'first page of 10,000 documents': few.first,
    'a page of 10,000 documents': few.median,
    'loading 100,000 documents': many.loaded,
    'first page of 100,000 documents': many.first,
    'a page of 100,000 documents': many.median,
    'loading 100,000 more, both engines warm': more,
  };
}

async function pagesOf(
  database: Firestore,
  collection: string,
  count: number,
): Promise<{ loaded: number; first: number; median: number }> {
  const loaded = await millisecondsOf(() => load(database, collection, count));
  const times: number[] = [];
  const page = (group: number): Query =>
    database.collection(collection).where('group', '==', group).orderBy('at', 'desc').limit(20);
  for (let round = 0; round < PAGES; round += 1) {
    times.push(
      await millisecondsOf(async () => {
        const { size } = await page(round).get();
        if (size !== 20) throw new Error(`A page had ${size} documents.`);
      }),
    );
  }
  return { loaded, first: times[0] ?? 0, median: quantile(times, 0.5) };
}

async function load(database: Firestore, collection: string, count: number): Promise<void> {
  const starts = Array.from({ length: count / BATCH }, (_, at) => at * BATCH);
  await inTurns(starts, (from) => {
    const batch = database.batch();
    for (let at = from; at < from + BATCH; at += 1) batch.set(database.doc(`${collection}/${at}`), aDocument(at));
    return batch.commit();
  });
}

/** Runs an action for each item, at most 50 at once. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item, at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) await act(item, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, lane));
}

function aDocument(at: number): Record<string, unknown> {
  return {
    at: (at * 7919) % 1_000_003,
    group: at % 50,
    name: `Document ${at}`,
    tags: ['one', 'two'],
    place: { city: 'Anywhere', zip: '00000' },
  };
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function text(milliseconds: number): string {
  return milliseconds < 100 ? milliseconds.toFixed(1) : milliseconds.toFixed(0);
}
