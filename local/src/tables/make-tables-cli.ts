import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { readTeamFile } from '@touchline/functions/features/imports/read-team-file';
import { readTable } from '../seed/read-table';
import { COLLEGE_DATA, readCollegeTables } from './college-tables';
import { madeTables, tableText } from './make-tables';

/*
 * `npm run tables:make -- TEAMS MAJORS CHAMPIONS RANKINGS STADIUMS FIELDS SCORECARD YEARS`, each a CSV file: makes the
 * tables of college-data from files of others. A file that does not fit is refused with its line, and nothing is
 * written.
 */
const files = process.argv.slice(2);
try {
  const [teamFile, ...others] = files;
  if (teamFile === undefined || others.length !== 7)
    throw new ImportRefusal([
      'Eight files are needed: npm run tables:make -- TEAMS MAJORS CHAMPIONS RANKINGS STADIUMS FIELDS SCORECARD YEARS',
    ]);
  const facts = await readTeamFile(teamFile);
  const [teams = [], majors = [], champions = [], rankings = [], stadiums = [], fields = [], scorecard = [], years = []] =
    await Promise.all(files.map(readTable));
  const corrections = await readTable(join(COLLEGE_DATA, 'team-corrections.csv'));
  const tables = madeTables({ corrections, teams, facts, majors, champions, rankings, stadiums, fields, scorecard, years });
  for (const [name, table] of Object.entries(tables)) {
    await writeFile(join(COLLEGE_DATA, `${name}.csv`), tableText(table));
    console.log(`${String(table.lines.length).padStart(6)}  ${name}.csv`);
  }
  await readCollegeTables();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
