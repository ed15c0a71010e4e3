import { parseArgs } from 'node:util';
import { ImportRefusal } from './import-refusal';

/** How the command is written. */
export const IMPORT_USAGE = 'npm run import:teams -- FILE.csv [--dry-run] [--project NAME --yes]';

/** What the command takes: `project` null is the running stack. */
export interface ImportOptions {
  readonly file: string;
  readonly isDryRun: boolean;
  readonly project: string | null;
}

/** Reads the command line. Throws ImportRefusal with the usage, and where a project is to be written to without --yes. */
export function importOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new ImportRefusal(['One file is needed:', `  ${IMPORT_USAGE}`]);
  const { project, yes } = values;
  const isDryRun = values['dry-run'];
  if (project === '') throw new ImportRefusal(['--project needs the name of a project.', `  ${IMPORT_USAGE}`]);
  if (project !== undefined && !yes && !isDryRun) {
    throw new ImportRefusal([`This writes into the project ${project}. Look first with --dry-run, then say --yes.`]);
  }
  return { file, isDryRun, project: project ?? null };
}

function parsed(args: readonly string[]) {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (failure) {
    const [complaint = ''] = String(failure instanceof Error ? failure.message : failure).split('. ');
    throw new ImportRefusal([`${complaint}.`, `  ${IMPORT_USAGE}`]);
  }
}
