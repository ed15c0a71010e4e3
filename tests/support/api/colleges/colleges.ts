import { randomUUID } from 'node:crypto';
import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { acceptedAt } from '../claims/coach-roles';
import { signedIn } from '../members/people';

/** Stores a college with a unique id and path name. */
export async function aStoredCollege(given: Partial<College> = {}): Promise<College> {
  const id = `college-${randomUUID()}`;
  const college = aCollege({ _id: id, name: `College ${id.slice(8, 16)}`, pathName: `College_${id.slice(8)}`, ...given });
  const { colleges, rows, pathNames } = collegeDocuments(firestore());
  await colleges.doc(college._id).set(college);
  await rows.doc(college._id).set(catalogueRowOf(college));
  await pathNames
    .doc(college.pathName)
    .set({ _id: college.pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: college._id });
  return college;
}

/** A college and its accepted coach, signed in. */
export async function aCollegeWithItsCoach(url: string, given: Partial<College> = {}) {
  const college = await aStoredCollege(given);
  const coach = await signedIn(url, { roles: [acceptedAt(college._id)] });
  return { college, coach };
}

/** A `replace` operation. */
export function replace(path: string, value: unknown): { op: string; path: string; value: unknown } {
  return { op: 'replace', path, value };
}

/** An `add` operation. */
export function add(path: string, value: unknown): { op: string; path: string; value: unknown } {
  return { op: 'add', path, value };
}
