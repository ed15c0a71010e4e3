import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImportRefusal } from '@touchline/functions/features/imports/import-refusal';
import { readTable } from '../../seed/read-table';
import { COLLEGE_DATA } from '../college-tables';
import { tableText } from '../make-tables';
import { madeSquadTables } from './make-squad-tables';
import { squadsOfTables } from './squad-tables';

/*
 * `npm run tables:squads -- SQUADS PLAYING-TIME ATTENDANCE LINKS`, each a CSV file: makes the tables of squads from
 * files of others. A file that does not fit is refused with its line, and nothing is written.
 */
const files = process.argv.slice(2);
try {
  if (files.length !== 4)
    throw new ImportRefusal(['Four files are needed: npm run tables:squads -- SQUADS PLAYING-TIME ATTENDANCE LINKS']);
  const [squads = [], playingTime = [], attendance = [], links = []] = await Promise.all(files.map(readTable));
  const made = madeSquadTables({ squads, playingTime, attendance, links });
  const lines = (name: keyof typeof made) => made[name].lines;
  squadsOfTables({
    squads: lines('squads'),
    medians: lines('squad-medians'),
    playingTime: lines('playing-time'),
    attendance: lines('attendance'),
    links: lines('team-links'),
  });
  for (const [name, table] of Object.entries(made)) {
    await writeFile(join(COLLEGE_DATA, `${name}.csv`), tableText(table));
    console.log(`${String(table.lines.length).padStart(6)}  ${name}.csv`);
  }
} catch (failure) {
  console.error(failure instanceof Error && failure.cause === undefined ? failure.message : failure);
  process.exitCode = 1;
}
