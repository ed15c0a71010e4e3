import { importRankings } from '@touchline/functions/features/imports/import-rankings';
import { runRankingImport } from './run-ranking-import';

/* npm run import:rankings -- FILE.csv: imports published rankings into the running stack or a project. */
await runRankingImport('import:rankings', importRankings);
