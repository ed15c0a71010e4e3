import { parseArgs } from 'node:util';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';

/** An import command: its name, whether people may have to name the year of its file, and whether it also undoes. */
export interface ImportCommand {
  readonly name: `import:${string}`;
  readonly hasYear: boolean;
  readonly hasUndo?: true;
  /** Whether it takes several files in one call. */
  readonly hasFiles?: true;
  /** Whether it may replace matches that coaches added. */
  readonly hasAdded?: true;
}

/**
 * The options of the command: `project` null is the running stack, `year` null is the year in the file's name,
 * `showsAll` lists every difference. Where `isUndo`, `file` is the id of the import to undo.
 */
export interface ImportOptions {
  readonly file: string;
  /** The files after the first one. */
  readonly furtherFiles: readonly string[];
  readonly isDryRun: boolean;
  readonly project: string | null;
  readonly year: number | null;
  readonly showsAll: boolean;
  readonly isUndo: boolean;
  /** Matches that coaches added and the file contradicts are replaced by those of the file. */
  readonly replacesAdded: boolean;
}

/**
 * Parses the command line. Throws ImportRefusal with the usage, and where a project would be written to without --yes.
 */
export function importOptions(args: readonly string[], command: ImportCommand): ImportOptions {
  const files = command.hasFiles ? 'FILE.csv …' : 'FILE.csv';
  const what = command.hasUndo ? `(${files} | --undo IMPORT)` : files;
  const usage = `  npm run ${command.name} -- ${what} [--dry-run [--all]]${command.hasAdded ? ' [--replace-added]' : ''}${command.hasYear ? ' [--year YYYY]' : ''} [--project NAME --yes]`;
  const { values, positionals } = parsed(args, usage);
  const [file, ...others] = positionals;
  const { project, yes, year, all, undo } = values;
  const isOne = others.length === 0 || (command.hasFiles && !undo);
  if (file === undefined || !isOne) throw new ImportRefusal(['One file is needed:', usage]);
  if (undo && !command.hasUndo) throw new ImportRefusal(['--undo is not known here: npm run import:undo -- IMPORT.']);
  const replacesAdded = values['replace-added'];
  if (replacesAdded && !command.hasAdded) throw new ImportRefusal(['--replace-added is not known here.', usage]);
  const isDryRun = values['dry-run'];
  if (project === '') throw new ImportRefusal(['--project needs the name of a project.', usage]);
  if (year !== undefined && !(command.hasYear && /^(?:19[5-9]|20\d)\d$/.test(year))) {
    throw new ImportRefusal([command.hasYear ? `--year ${year} is not a year.` : '--year is not known here.', usage]);
  }
  if (project !== undefined && !yes && !isDryRun) {
    throw new ImportRefusal([`This writes into the project ${project}. Look first with --dry-run, then say --yes.`]);
  }
  return {
    file,
    furtherFiles: others,
    isDryRun,
    project: project ?? null,
    year: year === undefined ? null : Number(year),
    showsAll: all,
    isUndo: undo,
    replacesAdded,
  };
}

function parsed(args: readonly string[], usage: string) {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    'replace-added': { type: 'boolean', default: false },
    project: { type: 'string' },
    year: { type: 'string' },
    yes: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (failure) {
    const [complaint = ''] = String(failure instanceof Error ? failure.message : failure).split('. ');
    throw new ImportRefusal([`${complaint}.`, usage]);
  }
}
