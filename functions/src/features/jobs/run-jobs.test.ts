import { describe, expect, test } from 'vitest';
import { runJobs } from './run-jobs';

/** The lines of a run, and what a line reports as failed. */
function aReport() {
  const lines: string[] = [];
  const failures: unknown[] = [];
  const report = (line: string, failure?: unknown): void => {
    lines.push(line);
    if (failure !== undefined) failures.push(failure);
  };
  return { lines, failures, report };
}

const done = (what: string) => () => Promise.resolve(what);
const neverEnds = () => new Promise<string>(() => undefined);

describe('a run of the jobs', () => {
  test('does one after the other and says what each did; one that fails stops no other', async () => {
    const { lines, failures, report } = aReport();
    const away = new Error('the database is away');

    await expect(
      runJobs({ first: done('one'), second: () => Promise.reject(away), third: done('three') }, report),
    ).rejects.toMatchObject({ message: '1 jobs failed', errors: [away] });
    expect(lines).toEqual(['first: one', 'second failed: Error: the database is away', 'third: three']);
    expect(failures).toEqual([away]);
  });

  test('waits for no job beyond its time: names the one that took it, and those that did not get their turn', async () => {
    const { lines, report } = aReport();
    const jobs = { first: done('one'), second: neverEnds, third: done('three'), fourth: done('four') };

    await expect(runJobs(jobs, report, { withinMs: 20 })).rejects.toThrow('1 jobs failed, 2 did not get their turn');
    expect(lines).toEqual([
      'first: one',
      'second failed: Error: not finished when the time of the run was over',
      'no turn for: third, fourth',
    ]);
  });

  test('records how each ended; where that fails the jobs go on', async () => {
    const { lines, report } = aReport();
    const recorded: string[] = [];
    const record = ({ name, state, result }: { name: string; state: string; result: string }) => {
      recorded.push(`${name} ${state}: ${result}`);
      return name === 'first' ? Promise.reject(new Error('the database is away')) : Promise.resolve();
    };

    await expect(
      runJobs({ first: done('one'), second: neverEnds, third: done('three') }, report, { withinMs: 20, record }),
    ).rejects.toThrow('1 jobs failed');
    expect(recorded).toEqual([
      'first done: one',
      'second failed: Error: not finished when the time of the run was over',
      'third missed: no turn',
    ]);
    expect(lines).toContain('first: its run is not recorded');
  });

  test('misses nobody’s turn where the last job takes the whole time', async () => {
    const { lines, report } = aReport();

    await expect(runJobs({ first: done('one'), last: neverEnds }, report, { withinMs: 20 })).rejects.toThrow('1 jobs failed');
    expect(lines.filter((line) => line.startsWith('no turn'))).toEqual([]);
  });
});
