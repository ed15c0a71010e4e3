import { newId } from '@touchline/functions/platform/clock-and-ids';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { elapsedMs, secondsOf } from '../../progress';
import { importOptions, type ImportOptions } from '../import-options';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { nameLines } from '../import-report';
import { importTarget } from '../import-target';
import type { RankingImport, RankingOrder } from '@touchline/functions/features/imports/import-rankings';
import { readNamedColleges } from '@touchline/functions/features/imports/ranked-teams';
import { undoRankingImport } from '@touchline/functions/features/imports/undo-ranking-import';

/** Differences that are listed one by one unless all are requested. */
const MOST_SHOWN = 40;

/** A command that imports rankings, or undoes such an import. */
type RankingCommand = 'import:rankings' | 'import:results';

/**
 * Runs a command with the process's arguments, against the running stack or a project, and prints what changes, file by
 * file. A refusal is printed and sets a failing exit code; the files before it stay imported, those after it are not.
 */
export async function runRankingImport(
  name: RankingCommand,
  importFile: (order: RankingOrder) => Promise<RankingImport>,
): Promise<void> {
  try {
    const options = importOptions(process.argv.slice(2), {
      name,
      hasYear: false,
      hasUndo: true,
      hasFiles: true,
      ...(name === 'import:results' ? { hasAdded: true } : {}),
    });
    const { projectId, title, environment } = await importTarget(options.project, process.env);
    Object.assign(process.env, environment);
    const app = initializeApp({ projectId });
    try {
      const database = getFirestore(app);
      if (options.isUndo) for (const line of await undo(database, options, title)) console.log(line);
      else {
        const colleges = await readNamedColleges(database);
        for (const file of [options.file, ...options.furtherFiles]) {
          const order = { file, database, isDryRun: options.isDryRun, at: new Date(), newId };
          console.log(`${options.isDryRun ? 'Trying' : 'Importing'} ${file}, into ${title}`);
          const done = await importFile({ ...order, replacesAdded: options.replacesAdded, colleges });
          for (const line of reportOf(done, options, name)) console.log(line);
        }
      }
      console.log(`Done in ${secondsOf(elapsedMs())}.`);
    } finally {
      await deleteApp(app);
    }
  } catch (failure) {
    if (failure instanceof ImportRefusal) console.error(failure.message);
    else console.error('The command stopped. It has changed all rankings or none; run it again to see.', failure);
    process.exitCode = 1;
  }
}

/** What is said of a file that was imported or tried. */
function reportOf(
  { lines, uncounted, matches, conflicts = [], changes, unchanged, importId }: RankingImport,
  { isDryRun, showsAll, project, replacesAdded }: ImportOptions,
  name: RankingCommand,
): readonly string[] {
  const differences = [...matches, ...changes.flatMap((change) => change.differences)];
  const shown = showsAll ? differences : differences.slice(0, MOST_SHOWN);
  const rest = differences.length - shown.length;
  const target = project === null ? '' : ` --project ${project} --yes`;
  return [
    `${lines} lines read.${isDryRun ? ' A dry run: nothing was written. An import would bring' : ''}`,
    ...(uncounted > 0 ? [`${uncounted} matches count for nothing, as the file says.`] : []),
    ...(differences.length > 0 ? ['Differences:', ...shown] : ['No difference: nothing to write.']),
    ...(rest > 0 ? [`  and ${rest} more; --all shows them.`] : []),
    ...conflictLines(conflicts, replacesAdded),
    ...unchanged.map((table) => `${table}: unchanged`),
    ...(importId === null ? [] : [`To undo it whole: npm run ${name} -- --undo ${importId}${target}`]),
  ];
}

/** What is said of matches that coaches added and the file contradicts: they stay on the page until it is confirmed. */
function conflictLines(conflicts: readonly string[], replacesAdded: boolean): readonly string[] {
  if (conflicts.length === 0) return [];
  const title = replacesAdded
    ? 'Matches that coaches added give way to the file:'
    : 'Coaches added these matches with another score. Their pages keep it; --replace-added takes the one of the file:';
  return [title, ...conflicts.map((line) => `  ${line}`)];
}

async function undo(database: Firestore, { file: importId, isDryRun }: ImportOptions, title: string): Promise<readonly string[]> {
  console.log(`${isDryRun ? 'Trying to undo' : 'Undoing'} the import ${importId}, in ${title}`);
  const { removed, reverted } = await undoRankingImport({ database, importId, isDryRun, at: new Date(), newId });
  return [
    `${removed.length} seasons and rankings removed that the import had created`,
    ...nameLines(removed),
    `${reverted.length} seasons and rankings as before the import`,
    ...nameLines(reverted),
  ];
}
