/** What no request waits for, by name; each answers one sentence on what it did (design.md §4, Jobs). */
export type Jobs = Readonly<Record<string, () => Promise<string>>>;

/** Runs jobs one after the other; one that fails does not stop the next. Rejects at the end with all failures, so that the platform reports them. */
export async function runJobs(jobs: Jobs, report: (line: string) => void): Promise<void> {
  const failures: unknown[] = [];
  for (const [name, run] of Object.entries(jobs)) {
    try {
      report(`${name}: ${await run()}`);
    } catch (failure) {
      failures.push(failure);
      report(`${name} failed: ${String(failure)}`);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs failed`);
}
