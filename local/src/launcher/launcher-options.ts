import { parseArgs } from 'node:util';

/** What `npm start --` takes. */
export interface LauncherOptions {
  /** Whether data survive until the next start. */
  readonly keeps: boolean;
  /** The Firestore engine asked for by name; null lets the machine decide. */
  readonly engine: string | null;
  /** Whether functions and web client are built first. */
  readonly builds: boolean;
}

/** Reads `--keep`, `--engine NAME` and `--no-build`; throws a sentence at anything else. */
export function launcherOptions(args: readonly string[]): LauncherOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      keep: { type: 'boolean', default: false },
      engine: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  return { keeps: values.keep, engine: values.engine ?? null, builds: !values['no-build'] };
}
