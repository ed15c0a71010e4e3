import { importOptions } from '../import-options';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { importRules } from './import-rules';

/*
 * npm run import:rules -- FILE.csv: replaces the recruiting rules of this repository by a file. They reach people with
 * the next build, together with the chapters of the guide that cite them.
 */
try {
  const { file, isDryRun, project } = importOptions(process.argv.slice(2), { name: 'import:rules', hasYear: false });
  if (project !== null) throw new ImportRefusal(['Rules are part of a build and not of a project: leave out --project.']);
  const { rules, differences, isWritten } = await importRules(file, isDryRun);
  console.log(`${rules} rules read.${isWritten ? '' : ' A dry run: nothing was written.'}`);
  for (const line of differences.length > 0 ? ['Differences:', ...differences] : ['No difference.']) console.log(line);
} catch (failure) {
  if (failure instanceof ImportRefusal) console.error(failure.message);
  else console.error('The command stopped. Run it again to see what it left.', failure);
  process.exitCode = 1;
}
