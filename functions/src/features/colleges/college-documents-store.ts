import { CATALOGUE_ROWS } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, COLLEGES, PATH_NAMES } from '@touchline/domain/college/college';
import { IMPORT_CHANGES, IMPORTS } from '@touchline/domain/college/editing/import-record';
import { ARCHIVED_COLLEGES } from '@touchline/domain/college/editing/archived-college';
import { COLLEGE_PATCHES } from '@touchline/domain/college/editing/college-patch';
import { COLLEGE_PICTURES } from '@touchline/domain/college/editing/picture-references';
import type { League } from '@touchline/domain/reference/college-kinds';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import type { StoredOwners } from '../pictures/owned-picture-store';

/** The collections that together hold the colleges (docs/data-model.md), each with its schema at the border. */
export function collegeDocuments(database: Firestore) {
  return {
    colleges: collectionOf(database, COLLEGES),
    archived: collectionOf(database, ARCHIVED_COLLEGES),
    rows: collectionOf(database, CATALOGUE_ROWS),
    pathNames: collectionOf(database, PATH_NAMES),
    imports: collectionOf(database, IMPORTS),
    changesOfImport: (importId: string) => collectionOf(database, IMPORT_CHANGES, { importId }),
    patchesOf: (collegeId: string) => collectionOf(database, COLLEGE_PATCHES, { collegeId }),
  };
}

/** The colleges as owners of pictures. */
export const COLLEGES_WITH_PICTURES: StoredOwners<College> = {
  rules: COLLEGE_PICTURES,
  owners: (database) => collegeDocuments(database).colleges,
  actions: { upload: 'college.upload', sweep: 'college.sweep' },
};

/** How many colleges one query reads. */
const AT_ONCE = 300;

/** The colleges of a league in the order of their ids. One that cannot be read is left out and reported. */
export async function* collegesOfLeague(database: Firestore, league: League): AsyncGenerator<College> {
  const all = collegeDocuments(database).colleges.where('league', '==', league).orderBy(FieldPath.documentId());
  for (let page = await all.limit(AT_ONCE).get(); page.size > 0;) {
    for (const one of page.docs) {
      const college = readOrReport(one);
      if (college !== null) yield college;
    }
    const last = page.docs.at(-1);
    if (page.size < AT_ONCE || last === undefined) return;
    page = await all.startAfter(last.id).limit(AT_ONCE).get();
  }
}
