import { join } from 'node:path';
import { readTeamFile } from '../import/read-team-file';
import { repositoryRoot } from '../repository-root';
import { unconfirmedFigures } from './check-demo-figures';
import { readTable } from './read-table';

/*
 * `npm run demo:check -- FILE.csv`: compares the figures of the demo world's real colleges with a team file. Exits with
 * 1 where one is not in it.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('One file is needed: npm run demo:check -- FILE.csv');
  process.exit(1);
}
try {
  const lines = await readTable(join(repositoryRoot, 'emulator-data/real-colleges.csv'));
  const wrong = unconfirmedFigures(lines, await readTeamFile(file));
  for (const sentence of wrong) console.error(sentence);
  console.log(
    wrong.length === 0
      ? `Every figure of ${lines.length} colleges is in the file.`
      : `${wrong.length} figures are not in the file.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
