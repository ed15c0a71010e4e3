import type { Jobs } from '@touchline/functions/features/jobs/run-jobs';

/** Finds jobs by name. Throws a sentence that lists all names where none is given or one is unknown. */
export function chosenJobs(jobs: Jobs, names: readonly string[]): Jobs {
  const known = Object.keys(jobs).join(', ');
  if (names.length === 0) throw new Error(`Which job? \`npm run job -- NAME\`, with one of: ${known}`);
  return Object.fromEntries(
    names.map((name) => {
      const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined;
      if (job === undefined) throw new Error(`There is no job "${name}". There are: ${known}`);
      return [name, job];
    }),
  );
}
