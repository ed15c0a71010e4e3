import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { College } from '@touchline/domain/college/college';
import { editCollege } from '@touchline/domain/college/editing/edit-college';
import { SCORECARD_COLUMNS } from '@touchline/domain/imports/facts/scorecard-row';
import { someCells } from '@touchline/domain/imports/facts/testing/a-row';
import { someScorecardCells } from '@touchline/domain/imports/facts/testing/a-scorecard-row';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { importScorecard, type ScorecardOutcome } from '@touchline/functions/features/imports/import-scorecard';
import { importTeams } from '@touchline/functions/features/imports/read-team-file';
import { beforeEach, describe, expect, test } from 'vitest';
import { importStage } from '../../support/api/colleges/import-stage';

const GRANITE = { unitid: '100002', name: 'Granite Falls College', city: 'Granite Falls' };
const CARDS = [
  { ADM_RATE: '0.5512', UGDS: '2150', CONTROL: '1', NPT4_PUB: '14559', NPT4_PRIV: 'PrivacySuppressed', PCIP52: '0.4' },
  { UNITID: '49664501', INSTNM: 'Somewhere Beauty Academy', UGDS: '80' },
];

/* Each test begins with two invented colleges from a team file. */
const stage = importStage();
const { order, store } = stage;
beforeEach(async () => {
  await importTeams(order(await table([someCells({ ug_enrollment: '2000' }), someCells(GRANITE)])));
});

/** A CSV file of rows that have the same columns. */
async function table(rows: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const file = join(stage.folder, `${randomUUID()}.csv`);
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  await writeFile(file, lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
  return file;
}
const cards = (given: readonly Readonly<Record<string, string>>[] = CARDS): Promise<string> =>
  table(given.map(someScorecardCells));
async function run(given?: readonly Readonly<Record<string, string>>[], isDryRun = false): Promise<ScorecardOutcome> {
  return importScorecard(order(await cards(given), isDryRun), 2025);
}
const quarry = (): Promise<College> => stage.find('Quarry_Hill_College');
async function moments(): Promise<readonly string[]> {
  const { docs } = await collegeDocuments(stage.database).colleges.get();
  return docs.map(({ id, updateTime }) => `${id} ${updateTime.toDate().toISOString()}`);
}

describe('importing government data', () => {
  test('figures come by UNITID with source and year, catalogue row and a line in the log', async () => {
    const outcome = await run();

    expect(outcome).toMatchObject({ rows: 2, created: 0, changed: 1, written: 1, rowsWithoutCollege: 1, absent: [] });
    expect(outcome.missing).toEqual(['Granite Falls College']);
    const college = await quarry();
    expect(college).toMatchObject({ enrollmentSize: 2150, collegeType: 'public', version: 2, name: 'Quarry Hill College' });
    expect(college.academics.details.admission.acceptanceRate).toBe(55.1);
    expect(college.academics.details.costs.netPriceTuition).toBe(14_559);
    expect(college.academics.cipCodes).toEqual(['52']);
    expect(college.sources.enrollmentSize).toEqual({ by: 'import', source: 'College Scorecard', year: 2025 });
    const lines = (await stage.database.collection('auditLog').get()).docs.map((line) => line.data());
    expect(lines.filter(({ action }) => action === 'college.import')).toHaveLength(2);
    expect((await collegeDocuments(stage.database).colleges.get()).size).toBe(2);
  });

  test('a second run writes nothing, and a dry run shows the differences and writes nothing', async () => {
    const before = await moments();
    const dry = await run(CARDS, true);
    expect(dry).toMatchObject({ changed: 1, written: 0 });
    expect(dry.differences).toContainEqual(
      expect.objectContaining({ collegeId: 'quarry-hill-college', field: 'enrollmentSize', before: 2000, after: 2150 }),
    );
    expect(await moments()).toEqual(before);

    await run();
    const after = await moments();
    expect(await run()).toMatchObject({ changed: 0, unchanged: 1, written: 0, differences: [] });
    expect(await moments()).toEqual(after);
  });

  test("a coach's word and an admin's deletion stay, whatever the government says", async () => {
    const write = (isAdmin: boolean, path: string, value: unknown) =>
      store.edit('quarry-hill-college', { by: { uid: 'uid', isAdmin }, ifMatch: null, offersUndo: true }, (college) =>
        editCollege(college, [{ op: 'replace', path, value }], { isAdmin, today: '2026-03-01' }),
      );
    await write(false, '/enrollmentSize', 2222);
    await write(true, '/academics/details/admission/acceptanceRate', 60);
    await write(true, '/academics/details/admission/acceptanceRate', null);

    const { kept } = await run();

    expect([...kept.keys()].toSorted()).toEqual(['academics.details.admission.acceptanceRate', 'enrollmentSize']);
    const college = await quarry();
    expect(college.enrollmentSize).toBe(2222);
    expect(college.academics.details.admission.acceptanceRate).toBeNull();
    expect(college.academics.details.costs.netPriceTuition).toBe(14_559);
  });

  test('a wrong file and a broken row are refused with line and column, and nothing is imported', async () => {
    const before = await moments();
    const teams = await table([someCells()]);
    await expect(importScorecard(order(teams), 2025)).rejects.toThrow('line 1: these columns are missing: UNITID, INSTNM');
    await expect(importScorecard(order(await table([{ UNITID: '100001', INSTNM: 'A' }])), 2025)).rejects.toThrow(
      'no column of facts',
    );
    await expect(run([...CARDS, { UNITID: '100002', ADM_RATE: '55' }])).rejects.toThrow(
      'line 4, column ADM_RATE: "55" is not between 0 and 1',
    );
    await expect(run([...CARDS, {}])).rejects.toThrow('line 4, column UNITID: 100001 stands on line 2 already');
    expect(await moments()).toEqual(before);
  });

  test('a file of earlier years that lacks columns is taken, and the columns are named', async () => {
    const file = await table([{ UNITID: '100001', INSTNM: 'Quarry Hill College', UGDS: '2300' }]);
    const outcome = await importScorecard(order(file), 2024);

    expect(outcome.absent).toHaveLength(SCORECARD_COLUMNS.length - 3);
    expect(outcome).toMatchObject({ changed: 1, written: 1 });
    expect((await quarry()).enrollmentSize).toBe(2300);
  });

  test('the command prints counts, who found no partner, and the differences', async () => {
    const { code, said } = await stage.command('import-scorecard-cli', await cards(), '--dry-run', '--year', '2025');

    expect(code).toBe(0);
    expect(said).toMatch(/1 {2}changed[\s\S]*1 {2}rows of institutions that are no college here/);
    expect(said).toMatch(/1 {2}colleges whose UNITID is not in the file\n +Granite Falls College/);
    expect(said).toMatch(/enrollmentSize: 0 filled, 1 changed/);
    expect(said).toContain('quarry-hill-college  enrollmentSize: 2000 (College Scorecard 2024) → 2150');
    expect((await quarry()).version).toBe(1);
  });
});
