import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { readTable } from '../seed/read-table';
import { COLLEGE_DATA, idsOf } from './college-tables';
import { familyPriceLines, familyPriceModule } from './family-price-lines';
import { tableText } from './make-tables';

/*
 * `npm run tables:prices -- SCORECARD.csv`: makes family-prices.csv, and the module of domain with its lines, from the
 * institution file of the College Scorecard.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('One file is needed: npm run tables:prices -- SCORECARD.csv');
  process.exitCode = 1;
} else {
  const ids = idsOf('colleges.csv', await readTable(join(COLLEGE_DATA, 'colleges.csv')));
  const table = familyPriceLines(await readTable(file), ids);
  await writeFile(join(COLLEGE_DATA, 'family-prices.csv'), tableText(table));
  const module = join(repositoryRoot, 'domain/src/reference/family-prices/family-price-table.ts');
  await writeFile(module, familyPriceModule(table.lines));
  console.log(`${String(table.lines.length).padStart(6)}  family-prices.csv`);
}
