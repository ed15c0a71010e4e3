import { importReport } from './import-report';
import { importTeams } from '@touchline/functions/features/imports/read-team-file';
import { runImport } from './run-import';

/* npm run import:teams -- FILE.csv: imports a team file into the running stack or a project. */
await runImport({ name: 'import:teams', hasYear: false }, async (order, { isDryRun }) => {
  const outcome = await importTeams(order);
  return { outcome, report: importReport(outcome, isDryRun) };
});
