import type { Browser, CDPSession, Page } from '@playwright/test';

/** A task on the main thread of a page, in milliseconds of processor time. */
type TaskMs = number;

/** A record of Chromium's trace, as far as tasks need it. */
interface TraceRecord {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds; some records have none. */
  readonly tdur?: number;
  readonly args: { readonly name?: unknown };
}

/** The tasks on the main threads of pages while `act` runs, by the browser's own trace. */
export async function tasksDuring(browser: Browser, act: () => Promise<unknown>): Promise<readonly TaskMs[]> {
  const session = await browser.newBrowserCDPSession();
  const records: TraceRecord[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    const collected: readonly object[] = value;
    records.push(...collected.filter(isTraceRecord));
  });
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' });
  await act();
  await endOfTrace(session);
  await session.detach();
  const threadOf = ({ pid, tid }: TraceRecord) => `${pid} ${tid}`;
  const mainThreads = new Set(
    records.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return records
    .filter((record) => record.ph === 'X' && record.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(record)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

function endOfTrace(session: CDPSession): Promise<unknown> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  return session.send('Tracing.end').then(() => complete);
}

function isTraceRecord(value: object): value is TraceRecord {
  const { name, ph, pid, tid, tdur = 0, args } = value as Partial<Record<keyof TraceRecord, unknown>>;
  const isOutlined = typeof name === 'string' && typeof ph === 'string' && typeof args === 'object' && args !== null;
  return isOutlined && [pid, tid, tdur].every((number) => typeof number === 'number');
}

/** What the workload of `slownessOf` takes on an ordinary laptop. */
const WORKLOAD_ON_A_LAPTOP_MS = 120;
const WORKLOAD_RUNS = 4;
/** The workload takes longer than this on any machine; shorter tasks are others. */
const SHORTEST_WORKLOAD_MS = 20;
const ATTEMPTS = 5;

/**
 * How many times as much processor time as on an ordinary laptop this browser needs for a fixed workload. By processor
 * time, because other programs on the machine stretch the clock. Throws where the trace never holds the workload.
 */
export async function slownessOf(browser: Browser, page: Page): Promise<number> {
  await page.goto('about:blank');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const tasks = await tasksDuring(browser, async () => {
      for (let run = 0; run < WORKLOAD_RUNS; run += 1) await page.evaluate(workload);
    });
    const runs = tasks.filter((task) => task > SHORTEST_WORKLOAD_MS);
    if (runs.length > 0) return Math.min(...runs) / WORKLOAD_ON_A_LAPTOP_MS;
  }
  throw new Error('The trace of the browser does not hold the workload');
}

/** Objects, sorting, JSON and strings, as scripts of pages use them. Runs in the page. */
function workload(): number {
  const rows: { id: number; name: string; list: number[] }[] = [];
  let number = 12_345;
  for (let at = 0; at < 120_000; at += 1) {
    number = (number * 1_103_515_245 + 12_345) & 0x7fffffff;
    rows.push({ id: number, name: `n${number}`, list: [number & 7, number & 3] });
  }
  rows.sort((a, b) => a.id - b.id);
  const copies = JSON.parse(JSON.stringify(rows)) as typeof rows;
  let sum = 0;
  for (const { name, list } of copies) sum += name.length + (list[0] ?? 0);
  return sum;
}

/** How many times slower a phone is than an ordinary laptop, as Lighthouse assumes. */
export const PHONE_SLOWDOWN = 4;
/** A task of at most this length does not block. */
const UNNOTICED_MS = 50;

/** The total blocking time of these tasks on a phone, in milliseconds: what each takes longer than 50 ms there. */
export function blockingOf(tasks: readonly TaskMs[], slowness: number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, (task * PHONE_SLOWDOWN) / slowness - UNNOTICED_MS), 0);
}
