import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { rankingDocuments } from '@touchline/functions/features/colleges/ranking-summary-store';
import { expect, test } from 'vitest';
import { importStage } from '../../support/api/colleges/import-stage';

const stage = importStage();

/** What a command printed that ended well; of another, all that it printed is the failure. */
async function saidOf(command: ReturnType<typeof stage.command>): Promise<string> {
  const { code, said } = await command;
  if (code !== 0) throw new Error(`exit code ${code}: ${said}`);
  return said;
}

test('the commands say what changes, by which id it is undone, and why nothing is', { timeout: 120_000 }, async () => {
  for (const [index, name] of ['Ash', 'Birch'].entries()) {
    const college = aCollege({ _id: name.toLowerCase(), name, pathName: name, ipedsUnitId: 100_001 + index });
    await collegeDocuments(stage.database).colleges.doc(college._id).set(college);
  }
  const file = join(stage.folder, `${randomUUID()}.csv`);
  const header = 'league,division,sex,season,date,home,away,home_goals,away_goals,source';
  await writeFile(file, `${header}\nNCAA,1,women,2025,2025-09-01,100001,100002,2,1,results of 2025\n`);

  const said = await saidOf(stage.command('rankings/import-results-cli', file));
  expect(said).toContain('rpi-2025-female-computed ncaa 1: new, 2 teams, Touchline, 2025-09-01');
  const [later, refusedFile] = [join(stage.folder, `${randomUUID()}.csv`), join(stage.folder, `${randomUUID()}.csv`)];
  await writeFile(later, `${header}\nNCAA,1,women,2024,2024-09-01,100001,100002,0,3,results of 2024\n`);
  await writeFile(refusedFile, `${header}\nNCAA,1,women,2023,2023-09-01,100001,100001,0,3,results of 2023\n`);
  const several = await stage.command('rankings/import-results-cli', file, later, refusedFile);
  expect([several.code, several.said]).toEqual([1, expect.stringContaining('line 2')]);
  expect(several.said).toContain('rpi-2025-female-computed ncaa 1: unchanged');
  const laterId = /npm run import:results -- --undo (\S+)/.exec(several.said)?.[1] ?? '';
  await saidOf(stage.command('rankings/import-results-cli', '--undo', laterId));

  const importId = /npm run import:results -- --undo (\S+)/.exec(said)?.[1] ?? '';
  expect((await rankingDocuments(stage.database).get()).size).toBe(1);

  const undone = await saidOf(stage.command('rankings/import-rankings-cli', '--undo', importId));
  expect(undone).toContain('2 seasons and rankings removed that the import had created');
  expect((await rankingDocuments(stage.database).get()).size).toBe(0);

  const refused = await stage.command('rankings/import-rankings-cli', file);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('these columns are missing: ranking, rank, unitid')]);
});
