import type { EndedRun } from '@touchline/domain/audit/job-run';

/** Jobs by name; each returns one sentence on what it did. */
export type Jobs = Readonly<Record<string, () => Promise<string>>>;

/** Takes a line about a job, with the failure where it is one. */
export type JobReport = (line: string, failure?: unknown) => void;

/** Stores how a run ended, for the list of the admins. */
export type RecordRun = (run: EndedRun) => Promise<void>;

/** What a run of the jobs needs besides them. */
interface RunOptions {
  readonly withinMs?: number | null;
  readonly record?: RecordRun;
  readonly clock?: () => Date;
}

/**
 * Runs jobs one after the other; one that fails does not stop the next. After `withinMs` it waits for none any more:
 * reports the one that took so long, and which did not get their turn. `record` stores how each ended; where that fails
 * the jobs go on. Rejects at the end with all failures, so that the platform reports them.
 */
export async function runJobs(
  jobs: Jobs,
  report: JobReport,
  { withinMs = null, record = () => Promise.resolve(), clock = () => new Date() }: RunOptions = {},
): Promise<void> {
  const failures: unknown[] = [];
  const missed: string[] = [];
  const time = timeLimit(withinMs);
  const recorded = async (name: string, started: Date, state: EndedRun['state'], result: string) => {
    const durationMs = clock().getTime() - started.getTime();
    await record({ name, startedAt: started.toISOString(), durationMs, state, result }).catch((failure: unknown) =>
      report(`${name}: its run is not recorded`, failure),
    );
  };
  for (const [name, run] of Object.entries(jobs)) {
    if (time.isOver()) {
      missed.push(name);
      await recorded(name, clock(), 'missed', 'no turn');
      continue;
    }
    const started = clock();
    try {
      const done = await Promise.race([run(), time.over]);
      report(`${name}: ${done}`);
      await recorded(name, started, 'done', done);
    } catch (failure) {
      failures.push(failure);
      report(`${name} failed: ${String(failure)}`, failure);
      await recorded(name, started, 'failed', String(failure));
    }
  }
  time.clear();
  const message = `${failures.length} jobs failed${missed.length === 0 ? '' : `, ${missed.length} did not get their turn`}`;
  if (missed.length > 0) report(`no turn for: ${missed.join(', ')}`, new Error(message));
  if (failures.length > 0) throw new AggregateError(failures, message);
}

/** The time of a run; `over` rejects when it is over. Without a limit it never is. */
function timeLimit(withinMs: number | null) {
  let isOver = false;
  let clear = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    if (withinMs === null) return;
    const timer = setTimeout(() => {
      isOver = true;
      reject(new Error('not finished when the time of the run was over'));
    }, withinMs);
    clear = () => clearTimeout(timer);
  });
  over.catch(() => undefined);
  return { over, isOver: () => isOver, clear: () => clear() };
}
