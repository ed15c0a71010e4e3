import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import {
  newCollege,
  type NewCollegeForm,
  newCollegeIds,
  newCollegePathNames,
} from '@touchline/domain/college/editing/new-college';
import type { Firestore } from 'firebase-admin/firestore';
import type { Attempt } from '../../platform/audited-transaction';
import type { Writes } from '../../platform/firestore';
import { collegeDocuments } from './college-documents-store';

/** What makes a new college: its form, the end of its last id, and whether an address is another college's. */
export interface FreshCollege {
  readonly form: NewCollegeForm;
  readonly unique: string;
  /** In whatever case. */
  readonly isTaken: (pathName: string) => boolean;
}

/** The college under the first id and address that no college has, nor had when it was archived. */
export async function freshCollege(
  database: Firestore,
  { form, unique, isTaken }: FreshCollege,
  { read, now }: Attempt,
): Promise<College> {
  const { colleges, archived, pathNames } = collegeDocuments(database);
  const ids = newCollegeIds(form, unique);
  const [stored, kept] = [await read(...ids.map((id) => colleges.doc(id))), await read(...ids.map((id) => archived.doc(id)))];
  const _id = ids.find((_, index) => stored[index]?.exists === false && kept[index]?.exists === false);
  if (_id === undefined) throw new Error('no id is free for a college');
  const names = newCollegePathNames({ ...form, _id });
  const known = await read(...names.map((name) => pathNames.doc(name)));
  const pathName = names.find((name, index) => known[index]?.exists === false && !isTaken(name));
  if (pathName === undefined) throw new Error('no address is free for a college');
  return newCollege(form, { _id, pathName, year: now.getUTCFullYear() });
}

/** Writes a new college with its address and its row of the catalogue. */
export function writeFreshCollege(database: Firestore, unit: Writes, college: College): void {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  const { _id, pathName } = college;
  unit.create(colleges.doc(_id), college);
  unit.create(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
  unit.save(rows.doc(_id), catalogueRowOf(college));
}
