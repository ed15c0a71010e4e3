import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { editCollege, undoCollegeEdit } from '@touchline/domain/college/editing/edit-college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { catalogueStore } from '@touchline/functions/features/colleges/catalogue-store';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { collegeStore } from '@touchline/functions/features/colleges/college-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { expect, test } from 'vitest';
import { aDatabase } from '../../support/api/platform/own-project';

const ADMIN = { uid: 'admin', isAdmin: true } as const;
/** Stands still: what a list shows of a change is not what it reads again because time has passed. */
const clock = () => new Date('2026-09-01T08:00:00.000Z');

test('an edit and its undo show at once in the lists of the instance that made them', async () => {
  const database = aDatabase();
  const { colleges, rows } = collegeDocuments(database);
  const college = aCollege({ _id: 'stanford', name: 'Before', pathName: 'Stanford' });
  await Promise.all([colleges.doc('stanford').set(college), rows.doc('stanford').set(catalogueRowOf(college))]);
  const catalogue = catalogueStore(() => database, clock);
  const store = collegeStore(() => database, clock, newId, catalogue);
  const listed = async (): Promise<string[]> => (await catalogue.current()).rows.map(({ name }) => name);
  expect(await listed()).toEqual(['Before']);

  const { patchId } = await store.edit('stanford', { by: ADMIN, ifMatch: null, offersUndo: true }, (stored) =>
    editCollege(stored, [{ op: 'replace', path: '/name', value: 'After' }], { isAdmin: true, today: '2026-03-01' }),
  );
  expect(await listed()).toEqual(['After']);

  await store.undo('stanford', patchId ?? '', ADMIN, undoCollegeEdit);
  expect(await listed()).toEqual(['Before']);
});
