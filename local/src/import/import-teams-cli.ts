import { newId } from '@touchline/functions/platform/new-id';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { elapsedMs, secondsOf } from '../progress';
import { importOptions } from './import-options';
import { ImportRefusal } from './import-refusal';
import { importReport } from './import-report';
import { importTarget } from './import-target';
import { importTeams } from './import-teams';

/* npm run import:teams -- FILE.csv: brings a team file into the running stack or a project. */
try {
  await run(process.argv.slice(2));
} catch (failure) {
  if (failure instanceof ImportRefusal) console.error(failure.message);
  else console.error('The import stopped. What it has written are whole colleges; run it again to complete it.', failure);
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const { file, isDryRun, project } = importOptions(args);
  const { projectId, title, environment } = await importTarget(project, process.env);
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId });
  try {
    console.log(`${isDryRun ? 'Trying' : 'Importing'} ${file}, into ${title}`);
    const order = { file, database: getFirestore(app), isDryRun, at: new Date(), newId, onProgress };
    const outcome = await importTeams(order);
    for (const line of importReport(outcome, isDryRun)) console.log(line);
    console.log(`Done in ${secondsOf(elapsedMs())}.`);
  } finally {
    await deleteApp(app);
  }
}

/** One line that counts up in a terminal; nothing elsewhere, where each count would be a line of its own. */
function onProgress(written: number, total: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r  ${written} of ${total} colleges written${written === total ? '\n' : ''}`);
}
