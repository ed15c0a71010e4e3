import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { College } from '@touchline/domain/college/college';
import { editCollege } from '@touchline/domain/college/editing/edit-college';
import { archivedCollegeStore } from '@touchline/functions/features/admin-colleges/archived-college-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { importReport } from '@touchline/local/import/import-report';
import type { ImportOutcome } from '@touchline/functions/features/imports/import-rows';
import { importTeams } from '@touchline/functions/features/imports/read-team-file';
import { readColleges, writeColleges } from '@touchline/functions/features/imports/import-store';
import { repositoryRoot } from '@touchline/local/repository-root';
import { beforeAll, describe, expect, test } from 'vitest';
import { AT, importStage } from '../../support/api/colleges/import-stage';

const SAMPLE = join(repositoryRoot, 'tests/fixtures/teams-sample.csv');

const stage = importStage();
const { find, store } = stage;
let sample: string;
beforeAll(async () => {
  sample = await readFile(SAMPLE, 'utf8');
});

function run(file: string, isDryRun = false): Promise<ImportOutcome> {
  return importTeams(stage.order(file, isDryRun));
}
/** Imports the sample with something in it replaced. */
async function runChanged(from: string, to: string, isDryRun = false): Promise<ImportOutcome> {
  const file = join(stage.folder, `${randomUUID()}.csv`);
  await writeFile(file, sample.replace(from, to));
  return run(file, isDryRun);
}
async function coachReplaces(collegeId: string, path: string, value: unknown): Promise<College> {
  const request = { by: { uid: 'uid-coach', isAdmin: false }, ifMatch: null, offersUndo: true };
  const { college } = await store.edit(collegeId, request, (before) =>
    editCollege(before, [{ op: 'replace', path, value }], { isAdmin: false, today: '2026-03-01' }),
  );
  return college;
}
/** Every document of the database with the moment of its last change. */
async function everyDocument(): Promise<ReadonlyMap<string, string>> {
  const documents = new Map<string, string>();
  for (const collection of await stage.database.listCollections()) {
    const { docs } = await collection.get();
    for (const { ref, updateTime } of docs) documents.set(ref.path, updateTime.toDate().toISOString());
  }
  return documents;
}

describe('importing a team file', () => {
  test('every row becomes a college with page, catalogue row and address', async () => {
    const outcome = await run(SAMPLE);

    expect(outcome).toMatchObject({ rows: 15, created: 15, changed: 0, unchanged: 0, written: 15 });
    expect(outcome.unusable).toEqual(
      new Map([
        ['url_financial_aid', 1],
        ['url', 1],
        ['url_athletics', 1],
      ]),
    );
    const stanford = await find('Stanford_University');
    expect(stanford).toMatchObject({
      _id: 'stanford-university',
      version: 1,
      ipedsUnitId: 243744,
      league: 'ncaa',
      division: 1,
      nickname: 'Cardinal',
      address: { locality: 'Stanford', administrative_area_level_1: 'CA' },
      academics: { details: { admission: { acceptanceRate: 4, sat: { low: 1510, high: 1580 } } } },
    });
    expect(stanford.sources['academics.details.admission.sat']).toEqual({
      by: 'import',
      source: 'College Scorecard',
      year: 2024,
    });
    const row = await collegeDocuments(stage.database).rows.doc('stanford-university').get();
    expect(row.data()).toMatchObject({ pathName: 'Stanford_University', sexes: ['male', 'female'], host: 'stanford.edu' });
  });

  test('twins get addresses of their own, a value that is not known is null', async () => {
    await run(SAMPLE);

    expect((await find('Westminster_College_(Fulton)')).address.administrative_area_level_1).toBe('MO');
    expect((await find('Westminster_College_(New_Wilmington)')).address.administrative_area_level_1).toBe('PA');
    expect((await find('Anderson_University_(Anderson,_IN)')).nickname).toBe('Ravens');
    expect((await find('Anderson_University_(Anderson,_SC)')).nickname).toBe('Trojans');
    expect(await store.find('Westminster_College')).toBeNull();
    expect((await find('westminster-college-fulton')).academics.details.costs.inStateTuition).toBeNull();
  });

  test('a second run changes and writes nothing', async () => {
    await run(SAMPLE);
    const before = await everyDocument();

    expect(await run(SAMPLE)).toMatchObject({ created: 0, changed: 0, unchanged: 15, written: 0 });
    expect(await everyDocument()).toEqual(before);
  });

  test('a dry run counts the same and writes nothing', async () => {
    expect(await run(SAMPLE, true)).toMatchObject({ created: 15, written: 0 });
    expect(await everyDocument()).toEqual(new Map());
  });

  test('leaves archived colleges out, counts them and completes the others, also in a dry run', async () => {
    await run(SAMPLE);
    const archive = archivedCollegeStore(
      () => stage.database,
      () => AT,
      newId,
    );
    await archive.archive('stanford-university', 'uid-admin', 'It has closed.');

    for (const isDryRun of [true, false]) {
      const outcome = await runChanged(',62000,62000,', ',64000,64000,', isDryRun);
      expect(outcome).toMatchObject({ created: 0, changed: 0, archived: 1, unchanged: 14, written: 0, differences: [] });
      expect(importReport(outcome, isDryRun).join('\n')).toContain('1  left out because they are archived');
    }
    expect(await store.find('stanford-university')).toBeNull();
    await archive.restore('stanford-university', 'uid-admin');
    expect(await runChanged(',62000,62000,', ',64000,64000,')).toMatchObject({ changed: 1, archived: 0, unchanged: 14 });
  });

  test("a coach's text and a coach's deletion survive the next import, and history with them", async () => {
    await run(SAMPLE);
    await coachReplaces('stanford-university', '/nickname', 'The Cardinal');
    await coachReplaces('stanford-university', '/academics/details/costs/netPriceTuition', null);
    await coachReplaces('stanford-university', '/city/description', 'Palm trees and bicycles.');

    const outcome = await runChanged(',62000,62000,', ',64000,64000,');

    expect(outcome).toMatchObject({ changed: 1, unchanged: 14 });
    expect(outcome.kept).toEqual(
      new Map([
        ['nickname', 1],
        ['academics.details.costs.netPriceTuition', 1],
      ]),
    );
    const college = await find('stanford-university');
    expect(college).toMatchObject({ nickname: 'The Cardinal', city: { description: 'Palm trees and bicycles.' }, version: 5 });
    expect(college.academics.details.costs).toMatchObject({ netPriceTuition: null, inStateTuition: 64_000 });
    expect((await collegeDocuments(stage.database).patchesOf('stanford-university').get()).size).toBe(3);
  });

  test('a changed row raises the version once, renews the catalogue row and leaves a line in the log', async () => {
    await run(SAMPLE);

    expect(await runChanged(',Cardinal,', ',Trees,')).toMatchObject({ created: 0, changed: 1, unchanged: 14, written: 1 });
    expect(await find('stanford-university')).toMatchObject({ nickname: 'Trees', version: 2 });
    expect((await collegeDocuments(stage.database).rows.doc('stanford-university').get()).data()?.nickname).toBe('Trees');
    const lines = (await stage.database.collection('auditLog').get()).docs.map((line) => line.data());
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(expect.objectContaining({ action: 'college.import', at: AT.toISOString(), target: 'colleges' }));
    expect(lines.map(({ detail }) => Number(Reflect.get(detail as object, 'created'))).toSorted((a, b) => a - b)).toEqual([
      0, 15,
    ]);
  });

  test('a college that gets a new name keeps its id, and the old address still leads to it', async () => {
    await run(SAMPLE);
    await runChanged('Marietta College,', 'Marietta University,');

    expect(await find('Marietta_University')).toMatchObject({ _id: 'marietta-college', name: 'Marietta University' });
    expect((await find('Marietta_College')).name).toBe('Marietta University');
  });

  test('a college that someone edits while the import runs is left to the next import', async () => {
    await run(SAMPLE);
    const [before] = (await readColleges(stage.database)).colleges.filter(({ _id }) => _id === 'stanford-university');
    if (before === undefined) throw new Error('Stanford is missing');
    await coachReplaces('stanford-university', '/nickname', 'The Cardinal');

    const change = { before, after: { ...before, nickname: 'Trees', version: 2 } };
    expect(await writeColleges(stage.database, 'import-1', [change], { begins: null, logEntry: null })).toBe(0);
    expect((await find('stanford-university')).nickname).toBe('The Cardinal');
  });

  test('a stored college that cannot be read stops the import before it writes', async () => {
    await stage.database.doc('colleges/stanford-university').set({ schemaVersion: 99, name: 'From the future' });

    await expect(run(SAMPLE)).rejects.toThrow('The stored document colleges/stanford-university cannot be read.');
    expect((await everyDocument()).size).toBe(1);
  });
});

describe('a file that is not right', () => {
  test.each([
    ['a missing column', ',nickname,', ',mascot,', /line 1: these columns are missing: nickname/],
    ['a broken cell in the last row', '221892', '22189x', /line 16, column unitid: "22189x" is not a number/],
    ['a row that is cut short', ',NULL,0,0\n216807', ',NULL\n216807', /line 3: \d\d cells stand under 55 columns/],
    ['a college that stands there twice', '221892', '243744', /line 16, column unitid: 243744 stands on line 2 already/],
    ['an open quote', 'Junior University"', 'Junior University', /line 2: something other than a comma follows a closing quote/],
  ])('is refused with its line, and nothing is imported: %s', async (_, from, to, sentence) => {
    expect(sample.includes(from)).toBe(true);

    await expect(runChanged(from, to)).rejects.toThrow(sentence);
    expect(await everyDocument()).toEqual(new Map());
  });

  test('the command reports it and fails; on a good file it prints the counts', async () => {
    const broken = join(stage.folder, 'broken.csv');
    await writeFile(broken, sample.replace(',37.43,', ',north,'));

    expect(await stage.command('import-teams-cli', broken, '--dry-run')).toEqual({
      code: 1,
      said: expect.stringContaining('line 2, column lat: "north" is not a number') as string,
    });
    const good = await stage.command('import-teams-cli', SAMPLE, '--dry-run');
    expect(good.code).toBe(0);
    expect(good.said).toMatch(/15 {2}created[\s\S]*0 {2}fields kept[\s\S]*3 {2}values that cannot be stored/);
    expect(await everyDocument()).toEqual(new Map());
  });
});
