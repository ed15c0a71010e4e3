import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTable } from '../seed/read-table';
import { COLLEGE_DATA, idsOf } from './college-tables';
import { tableText } from './make-tables';
import { madeSeasonTables } from './season-lines';

/*
 * `npm run tables:seasons -- RESULTS TEAM_SEASONS`: makes the tables of seasons in college-data from a folder of
 * results and the file of team seasons.
 */
const [results, teamSeasons] = process.argv.slice(2);
if (results === undefined || teamSeasons === undefined) {
  console.error('Two arguments are needed: npm run tables:seasons -- RESULTS_FOLDER TEAM_SEASONS.csv');
  process.exitCode = 1;
} else {
  const files = (await readdir(results)).filter((name) => name.endsWith('.csv')).sort();
  const lines = await Promise.all(files.map((name) => readTable(join(results, name))));
  const colleges = await readTable(join(COLLEGE_DATA, 'colleges.csv'));
  const sources = {
    results: lines.flat(),
    teamSeasons: await readTable(teamSeasons),
  };
  await mkdir(join(COLLEGE_DATA, 'seasons'), { recursive: true });
  for (const [name, table] of Object.entries(madeSeasonTables(sources, idsOf('colleges.csv', colleges)))) {
    await writeFile(join(COLLEGE_DATA, `${name}.csv`), tableText(table));
    console.log(`${String(table.lines.length).padStart(6)}  ${name}.csv`);
  }
}
