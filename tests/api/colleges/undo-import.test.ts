import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAMPS } from '@touchline/domain/camp/camp';
import { aCamp } from '@touchline/domain/camp/testing/a-camp';
import { editCollege } from '@touchline/domain/college/editing/edit-college';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { aProfile } from '@touchline/domain/person/testing/a-profile';
import type { ImportOutcome } from '@touchline/functions/features/imports/import-rows';
import { importTeams } from '@touchline/functions/features/imports/read-team-file';
import { undoImport, type UndoOutcome } from '@touchline/functions/features/imports/undo-import';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { isListedRow } from '@touchline/functions/features/colleges/removed-row-store';
import { savedCollegeStore } from '@touchline/functions/features/account/saved-college-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { repositoryRoot } from '@touchline/local/repository-root';
import { describe, expect, test } from 'vitest';
import { AT, importStage } from '../../support/api/colleges/import-stage';

const SAMPLE = join(repositoryRoot, 'tests/fixtures/teams-sample.csv');
const STANFORD = 'stanford-university';
const coachWhoWaits = aProfile({
  ...{ _id: 'someone', type: 'coach' },
  roles: [{ type: 'headcoach', value: STANFORD, status: 'Pending' }],
});
const stage = importStage();

async function runChanged(from: string, to: string): Promise<ImportOutcome> {
  const file = join(stage.folder, `${newId()}.csv`);
  await writeFile(file, (await readFile(SAMPLE, 'utf8')).replace(from, to));
  return importTeams(stage.order(file));
}
const run = (): Promise<ImportOutcome> => importTeams(stage.order(SAMPLE));
const undo = ({ importId }: ImportOutcome, isDryRun = false): Promise<UndoOutcome> =>
  undoImport({ database: stage.database, importId: importId ?? '', isDryRun, at: AT, newId });
async function coachReplaces(collegeId: string, path: string, value: unknown): Promise<void> {
  const request = { by: { uid: 'uid-coach', isAdmin: false }, ifMatch: null, offersUndo: true };
  await stage.store.edit(collegeId, request, (before) =>
    editCollege(before, [{ op: 'replace', path, value }], { isAdmin: false, today: '2026-03-01' }),
  );
}
/** Colleges, rows and addresses, without counters of edits. */
async function contents(): Promise<readonly unknown[]> {
  const all = await Promise.all(['colleges', 'catalogueRows', 'pathNames'].map((name) => stage.database.collection(name).get()));
  const listed = all.flatMap(({ docs }) => docs).filter(isListedRow);
  return listed.map((one) => ({ ...one.data(), path: one.ref.path, version: 0, changedAt: 0 }));
}

describe('undoing an import', () => {
  test('removes every college that it created, with row and address', async () => {
    const outcome = await run();

    expect(await undo(outcome)).toMatchObject({ removed: 15, reverted: 0, kept: new Map() });
    expect(await contents()).toEqual([]);
  });

  test('takes the colleges out of the lists of running instances, and importing them again brings them back', async () => {
    let now = AT;
    const catalogue = catalogueStore(
      () => stage.database,
      () => now,
    );
    const listed = async () => {
      now = new Date(now.getTime() + 2000);
      return (await catalogue.current()).rows.length;
    };
    const outcome = await run();
    expect(await listed()).toBe(15);

    await undo(outcome);

    expect(await listed()).toBe(0);
    await run();
    expect(await listed()).toBe(15);
  });

  test('leaves a mark of a removed college that nobody can save', async () => {
    await undo(await run());
    const saved = savedCollegeStore(
      () => stage.database,
      () => AT,
    );
    const saving = saved.save('someone', 'stanford-university', () => ({ note: null }));
    await expect(saving).rejects.toMatchObject({ code: 'unknownCollege' });
  });

  test('puts back values and sources of colleges that it changed', async () => {
    await run();
    const before = await contents();
    const second = await runChanged('Cardinal', 'Trees');
    expect((await stage.find('stanford-university')).nickname).toBe('Trees');

    expect(await undo(second)).toMatchObject({ removed: 0, reverted: 1, kept: new Map() });
    expect(await contents()).toEqual(before);
  });

  test('leaves what people have changed since, and names it', async () => {
    const first = await run();
    await coachReplaces('stanford-university', '/nickname', 'The Cardinal');

    const { removed, kept } = await undo(first);

    expect([removed, kept]).toEqual([14, new Map([['stanford-university', ['college']]])]);
    expect(await stage.find('Stanford_University')).toMatchObject({ nickname: 'The Cardinal' });
  });

  test.each([
    ['somebody saved', () => stage.database.doc(`accounts/someone/savedColleges/${STANFORD}`).set({ schemaVersion: 1 })],
    [
      'holds a camp',
      () =>
        collectionOf(stage.database, CAMPS)
          .doc('a-camp')
          .set(aCamp({ _id: 'a-camp', collegeId: STANFORD })),
    ],
    ['a coach waits to join', () => collectionOf(stage.database, PROFILES).doc('someone').set(coachWhoWaits)],
  ])('leaves a college that %s', async (_, use) => {
    const first = await run();
    await use();

    expect((await undo(first)).kept).toEqual(new Map([[STANFORD, ['college']]]));
    expect((await stage.find('Stanford_University'))._id).toBe(STANFORD);
  });

  test('as a dry run counts and writes nothing', async () => {
    const first = await run();
    const before = await contents();

    expect(await undo(first, true)).toMatchObject({ removed: 15 });
    expect(await contents()).toEqual(before);
    expect(await undo(first)).toMatchObject({ removed: 15 });
  });

  test('is refused for an unknown import, and a second time', async () => {
    const first = await run();
    await undo(first);

    await expect(undo(first)).rejects.toThrow('This import was undone on 2026-09-01.');
    await expect(undo({ ...first, importId: 'nobody-ran-it' })).rejects.toThrow('There is no import nobody-ran-it.');
  });
});
