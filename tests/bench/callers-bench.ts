import { readFile } from 'node:fs/promises';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { anApiProcess } from '../support/api/platform/api-process';
import type { BenchTable } from './bench-table';
import { quantile } from './measure';
import { coachesCalls, type MixedCaller, playersCalls, visitorsCalls } from './mixed-calls';

const PROJECT = 'demo-touchline-callers';
const CALLERS = { visitors: 150, players: 40, coaches: 10 } as const;
const SECONDS = 60;
/** The run ends here at the latest, however fast the machine is. */
const MOST_CALLS = 60_000;

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** What two hundred callers at once get from one instance of the API over our own engine, and what the engine needs. */
export async function callersBench(): Promise<BenchTable> {
  const emulators = await startTestEmulators(PROJECT, 'own');
  Object.assign(process.env, emulators.environment);
  const api = await anApiProcess(emulators.environment);
  try {
    if (new URL(api.url).hostname !== '127.0.0.1') throw new Error(`${api.url} is not on this machine.`);
    const callers = await mixedCallers(api.url);
    const cpuBefore = await cpuSecondsOf(api.pid);
    const watched = watchMemory([emulators.firestorePid ?? 0, api.pid]);
    const answers = await callFor(SECONDS * 1000, callers);
    const [engine = [], instance = []] = await watched.end();
    const afterMs = await firstAnswerAfter(callers);
    const times = answers.map(({ ms }) => ms);
    const share = (from: number, to: number) => String(answers.filter(({ status }) => status >= from && status < to).length);
    return {
      title: 'Two hundred callers at once',
      note: `${CALLERS.visitors} visitors, ${CALLERS.players} players and ${CALLERS.coaches} coaches call one warm instance for ${SECONDS} s, each the next call as soon as the last is answered: searches, pages, lists, saved colleges, edits of profiles and of colleges, over the real colleges in our engine. Where the instance gets far less CPU than ${SECONDS} s the machine was busy, and calls that waited for ten seconds are 503 by design. The memory of the engine is that at a quarter of the time, at its end, and the peak of all seconds: it holds what was written and at most 64 MB of what documents were within the last hour. The last column is what a visitor waits for a search once all others have gone.`,
      rows: [
        {
          name: `${callers.length} in flight`,
          values: {
            answered: share(200, 400),
            '4xx': share(400, 500),
            '5xx': share(500, 600),
            'p50 ms': quantile(times, 0.5).toFixed(0),
            'p99 ms': quantile(times, 0.99).toFixed(0),
            'engine MB': `${megabytesAt(engine, 0.25)}, ${megabytesAt(engine, 1)}`,
            'engine peak MB': String(Math.max(...engine)),
            'instance peak MB': String(Math.max(...instance)),
            'instance CPU s': ((await cpuSecondsOf(api.pid)) - cpuBefore).toFixed(0),
            'then, ms': afterMs.toFixed(0),
          },
        },
      ],
    };
  } finally {
    await api.stop();
    await emulators.stop();
  }
}

/**
 * Seeds the demo world, signs everybody in and makes each call once, so that the instance is warm. Imports come late,
 * because they read the environment when loaded.
 */
async function mixedCallers(url: string): Promise<readonly MixedCaller[]> {
  const { seedWorld } = await import('@touchline/local/seed/seed-world');
  const { aCollegeWithItsCoach } = await import('../support/api/colleges/colleges');
  const { signedIn } = await import('../support/api/members/people');
  const { aCaller } = await import('../support/api/caller');
  const { firestore } = await import('@touchline/functions/platform/firestore');
  await seedWorld({ projectId: PROJECT }, 'whole', () => undefined);
  const collegeIds = (await firestore().collection('colleges').limit(500).select().get()).docs.map(({ id }) => id);
  const players: MixedCaller[] = [];
  const coaches: MixedCaller[] = [];
  while (players.length < CALLERS.players) {
    const caller = await signedIn(url);
    players.push({ caller, calls: playersCalls(caller.uid, collegeIds) });
  }
  while (coaches.length < CALLERS.coaches) {
    const { college, coach } = await aCollegeWithItsCoach(url);
    coaches.push({ caller: coach, calls: coachesCalls(college._id) });
  }
  const calls = visitorsCalls(collegeIds);
  for (const { name, sent } of calls) await aCaller(url).call(name, sent(0));
  const visitors = Array.from({ length: CALLERS.visitors }, () => ({ caller: aCaller(url), calls }));
  return [...visitors, ...players, ...coaches];
}

/** Lets everybody call until the time is over or enough was called; nobody has more than one call under way. */
async function callFor(lastsMs: number, callers: readonly MixedCaller[]): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  const complaints = new Set<string>();
  const endsAt = performance.now() + lastsMs;
  const callOn = async ({ caller, calls }: MixedCaller, start: number): Promise<void> => {
    for (let round = start; performance.now() < endsAt && answers.length < MOST_CALLS; round += 1) {
      const call = calls[round % calls.length];
      if (call === undefined) return;
      const startedAt = performance.now();
      const { status, text } = await caller.call(call.name, call.sent(round));
      answers.push({ status, ms: performance.now() - startedAt });
      if (status >= 400) complaints.add(`${call.name}: ${status} ${text.slice(0, 60)}`);
    }
  };
  await Promise.all(callers.map(callOn));
  for (const complaint of complaints) console.warn(complaint);
  return answers;
}

/** How long a search of the first caller takes, which nobody has asked for yet. */
async function firstAnswerAfter([first]: readonly MixedCaller[]): Promise<number> {
  const startedAt = performance.now();
  await first?.caller.call('searchColleges', { query: { q: 'calm after it', page: '1' } });
  return performance.now() - startedAt;
}

/** Notes the resident megabytes of processes each second until `end`. */
function watchMemory(pids: readonly number[]) {
  const seen: number[][] = pids.map(() => []);
  const note = async (): Promise<void> => {
    const sizes = await Promise.all(pids.map(megabytesOf));
    sizes.forEach((size, index) => seen[index]?.push(size));
  };
  const timer = setInterval(() => void note(), 1000);
  return {
    end: async (): Promise<readonly (readonly number[])[]> => {
      clearInterval(timer);
      await note();
      return seen;
    },
  };
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}

/** The processor time of a process so far, in its own and the system's code; Linux counts hundredths of a second. */
async function cpuSecondsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What a process had at a share of the time. */
function megabytesAt(seen: readonly number[], share: number): number {
  return seen[Math.min(seen.length - 1, Math.floor(seen.length * share))] ?? 0;
}
