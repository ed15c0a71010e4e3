import { newId } from '@touchline/functions/platform/clock-and-ids';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { elapsedMs, secondsOf } from '../progress';
import { differenceLines } from './difference-lines';
import { type ImportCommand, importOptions, type ImportOptions } from './import-options';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import type { ImportOrder, ImportOutcome } from '@touchline/functions/features/imports/import-rows';
import { importTarget } from './import-target';

/** Runs an import and returns its outcome and the lines of its report. */
type Import = (order: ImportOrder, options: ImportOptions) => Promise<{ outcome: ImportOutcome; report: readonly string[] }>;

/**
 * Runs an import command with the process's arguments, against the running stack or a project, and prints progress and
 * report. A refusal is printed and sets a failing exit code.
 */
export async function runImport(command: ImportCommand, importFile: Import): Promise<void> {
  try {
    await run(importOptions(process.argv.slice(2), command), importFile);
  } catch (failure) {
    if (failure instanceof ImportRefusal) console.error(failure.message);
    else console.error('The import stopped. What it has written are whole colleges; run it again to complete it.', failure);
    process.exitCode = 1;
  }
}

async function run(options: ImportOptions, importFile: Import): Promise<void> {
  const { file, isDryRun, project, showsAll } = options;
  const { projectId, title, environment } = await importTarget(project, process.env);
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId });
  try {
    console.log(`${isDryRun ? 'Trying' : 'Importing'} ${file}, into ${title}`);
    const order = { file, database: getFirestore(app), isDryRun, at: new Date(), newId, onProgress };
    const { outcome, report } = await importFile(order, options);
    for (const line of report) console.log(line);
    if (isDryRun) for (const line of differenceLines(outcome.differences, showsAll)) console.log(line);
    console.log(`Done in ${secondsOf(elapsedMs())}.`);
  } finally {
    await deleteApp(app);
  }
}

/**
 * A progress line that is overwritten in a terminal; prints nothing elsewhere, where each count would be a line of its
 * own.
 */
function onProgress(written: number, total: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r  ${written} of ${total} colleges written${written === total ? '\n' : ''}`);
}
