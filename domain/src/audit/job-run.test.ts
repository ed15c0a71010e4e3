import { expect, test } from 'vitest';
import { FAILURES_TOLD, JOBS_EVERY_MINUTES, JOBS_TIME, type JobRun, recordedRun } from './job-run';

const ended = (state: JobRun['state'], startedAt: string) => ({
  name: 'enter-queues',
  state,
  startedAt,
  durationMs: 5,
  result: 'x',
});

test('failures and missed turns in a row are counted, told once, and forgotten when the job works', () => {
  let before: JobRun | null = null;
  const told: boolean[] = [];
  const after = (state: JobRun['state'], at: string) => {
    const { run, tells } = recordedRun(before, ended(state, at));
    before = run;
    told.push(tells);
    return run;
  };
  expect(after('done', '2026-03-01T10:00:00.000Z')).toMatchObject({ failuresInRow: 0, lastDoneAt: '2026-03-01T10:00:00.000Z' });
  for (const state of ['failed', 'missed', 'failed', 'failed'] as const) after(state, '2026-03-01T11:00:00.000Z');
  expect(before).toMatchObject({ failuresInRow: 4, lastDoneAt: '2026-03-01T10:00:00.000Z' });
  expect(told).toEqual([false, false, false, true, false]);
  expect(FAILURES_TOLD).toBe(3);
  expect(after('done', '2026-03-01T12:00:00.000Z')).toMatchObject({ failuresInRow: 0 });
});

test('a result is cut, so that no error fills the database', () => {
  expect(recordedRun(null, { ...ended('failed', '2026-03-01T10:00:00.000Z'), result: 'x'.repeat(5000) }).run.result).toHaveLength(
    300,
  );
});

test('a run uses its time to a minute before the function is ended, and is over before the next one begins', () => {
  const { timeoutSeconds, withinMs } = JOBS_TIME;
  expect(timeoutSeconds - withinMs / 1000, 'seconds left to say which jobs got no turn').toBe(60);
  expect(timeoutSeconds).toBeLessThan(JOBS_EVERY_MINUTES * 60);
});
