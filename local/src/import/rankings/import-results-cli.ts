import { importResults } from '@touchline/functions/features/imports/import-results';
import { runRankingImport } from './run-ranking-import';

/*
 * npm run import:results -- FILE.csv: imports match results, which give standings and our own RPI, into the running
 * stack or a project.
 */
await runRankingImport('import:results', importResults);
