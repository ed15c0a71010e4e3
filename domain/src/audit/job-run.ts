import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { instant } from '../kernel/text/text-schemas';

/** The scheduled jobs, in the order in which they run. */
export const JOB_NAMES = [
  'sweep-pictures',
  'finish-erasures',
  'finish-merges',
  'finish-imports',
  'sweep-orphaned-auth-users',
  'reconcile-auth-users',
  'enter-queues',
  'reconcile-payments',
  'renew-recruit-keys',
  'tell-players',
  'tell-interest',
  'check-guardians',
  'arrange-feature-lines',
  'refresh-ranking-summary',
  'tell-searches',
  'report-failed-mails',
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** How often the jobs run. */
export const JOBS_EVERY_MINUTES = 60;

/**
 * The time of a run of all jobs: the longest that Cloud Scheduler waits for a function, and from when on no further job
 * begins, which leaves a minute to say which did not get their turn.
 */
export const JOBS_TIME = { timeoutSeconds: 1800, withinMs: 1_740_000 } as const;

/** After how many failures in a row the operator gets a mail. */
export const FAILURES_TOLD = 3;

/** Version of the stored shape. */
export const JOB_RUN_SCHEMA_VERSION = 1;

const RESULT_MAX = 300;

/**
 * `jobRuns/{job}`: the last run of a job. `missed`: the time was over before its turn. `result` is the sentence on what
 * it did, or the error. `failuresInRow` counts runs that failed or were missed since the last one that was done.
 */
export const jobRun = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(JOB_RUN_SCHEMA_VERSION),
  startedAt: instant,
  durationMs: z.int(),
  state: z.enum(['done', 'failed', 'missed']),
  result: z.string(),
  failuresInRow: z.int(),
  lastDoneAt: z.nullable(instant),
});

export type JobRun = z.infer<typeof jobRun>;

/** The last run of each job. */
export const JOB_RUNS = defineCollection({
  name: 'jobRuns',
  holds: 'When a job last ran, how long, and what it did. The id is the job.',
  version: JOB_RUN_SCHEMA_VERSION,
  schema: jobRun,
  upgrades: {},
  personalData: noPersonalData(
    'Counts of what was done, or an error, which names documents by their ids; the next run replaces it.',
  ),
});

/** A run of a job that has just ended. */
export interface EndedRun extends Pick<JobRun, 'startedAt' | 'durationMs' | 'state' | 'result'> {
  readonly name: string;
}

/** The stored run after one more, and whether the operator is told: with the third failure in a row, once. */
export function recordedRun(
  before: JobRun | null,
  { name, ...run }: EndedRun,
): { readonly run: JobRun; readonly tells: boolean } {
  const failuresInRow = run.state === 'done' ? 0 : (before?.failuresInRow ?? 0) + 1;
  const lastDoneAt = run.state === 'done' ? run.startedAt : (before?.lastDoneAt ?? null);
  const result = run.result.slice(0, RESULT_MAX);
  return {
    run: { ...run, result, _id: name, schemaVersion: JOB_RUN_SCHEMA_VERSION, failuresInRow, lastDoneAt },
    tells: failuresInRow === FAILURES_TOLD,
  };
}

/** A job as admins see it: its last run, null where it never ran, and when it runs next. */
export const listedJob = z.strictObject({
  name: z.enum(JOB_NAMES),
  last: z.nullable(z.omit(jobRun, { _id: true, schemaVersion: true })),
  nextAt: z.nullable(instant),
});

export type ListedJob = z.infer<typeof listedJob>;

/** All jobs with their stored runs. */
export function listedJobs(runs: readonly JobRun[]): ListedJob[] {
  return JOB_NAMES.map((name) => {
    const run = runs.find(({ _id }) => _id === name);
    if (run === undefined) return { name, last: null, nextAt: null };
    const { _id, schemaVersion, ...last } = run;
    return { name, last, nextAt: new Date(Date.parse(run.startedAt) + JOBS_EVERY_MINUTES * 60_000).toISOString() };
  });
}
