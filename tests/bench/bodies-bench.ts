import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { anApiProcess, type ApiProcess } from '../support/api/platform/api-process';
import type { BenchTable } from './bench-table';
import { quantile } from './measure';

const MEGABYTES = 30;
const BODIES = 20;
const CALLS = 300;

/** What twenty JSON bodies of 30 MB at once cost an instance, and a caller who asks it something small meanwhile. */
export async function bodiesBench(): Promise<BenchTable> {
  const emulators = await startTestEmulators('demo-touchline-bench', null);
  try {
    const quiet = await measured(emulators.environment, 0);
    const attacked = await measured(emulators.environment, BODIES);
    return {
      title: 'Bodies above their limit',
      note: `${BODIES} feedbacks of ${MEGABYTES} MB at once out of a process of their own, again and again while another caller asks for \`checkGdpr\` ${CALLS} times; the peak memory of the instance includes its start, which compiles the sources.`,
      rows: [
        { name: 'no such body', values: quiet },
        { name: `${BODIES} at once`, values: attacked },
      ],
    };
  } finally {
    await emulators.stop();
  }
}

/** The instance's peak memory and the other caller's times while so many bodies at once are sent. */
async function measured(
  environment: Readonly<Record<string, string>>,
  bodies: number,
): Promise<Readonly<Record<string, string>>> {
  const api = await anApiProcess(environment);
  try {
    await (await fetch(`${api.url}/api/v1/checkGdpr`)).arrayBuffer();
    const attack = bodies === 0 ? null : startAttack(api, bodies);
    const times: number[] = [];
    for (let count = 0; count < CALLS; count += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${api.url}/api/v1/checkGdpr`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`checkGdpr was answered with ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    return {
      'bodies sent': String((await attack?.end()) ?? 0),
      'peak MB': String(Math.round((await peakKilobytesOf(api.pid)) / 1024)),
      'p50 ms': quantile(times, 0.5).toFixed(1),
      'p99 ms': quantile(times, 0.99).toFixed(1),
    };
  } finally {
    await api.stop();
  }
}

/** Starts the process that attacks; `end` waits for its last round and returns the number of bodies it has sent. */
function startAttack({ url }: ApiProcess, bodies: number) {
  const child = fork(
    new URL('./bodies-attacker.ts', import.meta.url),
    [`${url}/ui/v1/feedback`, String(bodies), String(MEGABYTES)],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  const ended = once(child, 'exit');
  return {
    end: async (): Promise<number> => {
      child.send('end');
      const [rounds] = (await once(child, 'message')) as readonly unknown[];
      child.disconnect();
      await ended;
      return Number(rounds) * bodies;
    },
  };
}

/** The highest resident memory that Linux has seen of a process. */
async function peakKilobytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}
