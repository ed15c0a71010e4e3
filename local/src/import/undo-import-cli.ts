import { newId } from '@touchline/functions/platform/clock-and-ids';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { importOptions } from './import-options';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { countLine, nameLines } from './import-report';
import { importTarget } from './import-target';
import { undoImport } from '@touchline/functions/features/imports/undo-import';

/*
 * npm run import:undo -- IMPORT: undoes a whole import, in the running stack or a project. The id stands at the end of
 * the import's report.
 */
try {
  const { file: importId, isDryRun, project } = importOptions(process.argv.slice(2), { name: 'import:undo', hasYear: false });
  const { projectId, title, environment } = await importTarget(project, process.env);
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId });
  try {
    console.log(`${isDryRun ? 'Trying to undo' : 'Undoing'} the import ${importId}, in ${title}`);
    const { removed, reverted, unchanged, kept } = await undoImport({
      ...{ database: getFirestore(app), importId, isDryRun, at: new Date(), newId },
    });
    console.log(countLine(removed, 'colleges removed that the import had created'));
    console.log(countLine(reverted, 'colleges put back'));
    console.log(countLine(unchanged, 'colleges left as they are'));
    console.log(countLine(kept.size, 'colleges with changes since the import, which stay'));
    for (const line of nameLines([...kept].map(([id, fields]) => `${id}: ${fields.join(', ')}`))) console.log(line);
  } finally {
    await deleteApp(app);
  }
} catch (failure) {
  console.error(failure instanceof ImportRefusal ? failure.message : failure);
  process.exitCode = 1;
}
