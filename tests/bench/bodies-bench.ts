import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { anApiProcess, type ApiProcess } from '../support/api/api-process';
import type { BenchTable } from './bench-table';
import { quantile } from './measure';

const MB = 1024 * 1024;
const BODIES = 20;
const BODY = Buffer.from(JSON.stringify({ subject: 'Large', text: 'x'.repeat(30 * MB) }));
const CALLS = 300;

/** What twenty JSON bodies of 30 MB at once cost an instance, and a caller who asks it something small meanwhile. */
export async function bodiesBench(): Promise<BenchTable> {
  const quiet = await measured(() => Promise.resolve());
  const attacked = await measured(async (api) => {
    await Promise.all(Array.from({ length: BODIES }, () => sendTo(api)));
  });
  return {
    title: 'Bodies above their limit',
    note: `${BODIES} feedbacks of 30 MB at once, again and again while another caller asks for \`checkGdpr\` ${CALLS} times; the peak memory of the instance includes its start.`,
    rows: [
      { name: 'no such body', values: quiet },
      { name: `${BODIES} at once`, values: attacked },
    ],
  };
}

/** The instance's peak memory and the other caller's times while an attack repeats. */
async function measured(attack: (api: ApiProcess) => Promise<void>): Promise<Readonly<Record<string, string>>> {
  const api = await anApiProcess();
  try {
    await fetch(`${api.url}/ui/v1/checkGdpr`);
    const state = { isOver: false };
    const attacking = (async () => {
      do await attack(api);
      while (!state.isOver);
    })();
    const times: number[] = [];
    for (let count = 0; count < CALLS; count += 1) {
      const startedAt = performance.now();
      await (await fetch(`${api.url}/ui/v1/checkGdpr`)).arrayBuffer();
      times.push(performance.now() - startedAt);
    }
    state.isOver = true;
    await attacking;
    return {
      'peak MB': String(Math.round((await peakKilobytesOf(api.pid)) / 1024)),
      'p50 ms': quantile(times, 0.5).toFixed(1),
      'p99 ms': quantile(times, 0.99).toFixed(1),
    };
  } finally {
    await api.stop();
  }
}

/** Sends the whole body, whatever the answer, and waits until the connection is done. */
function sendTo({ url }: ApiProcess): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(`${url}/ui/v1/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': BODY.length },
    });
    sent.once('response', (answer) => answer.resume());
    sent.once('close', () => resolve());
    sent.once('error', () => resolve());
    sent.end(BODY);
  });
}

/** The highest resident memory that Linux has seen of a process. */
async function peakKilobytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}
