import { CATALOGUE_ROWS } from '@touchline/domain/college/catalogue-row';
import { COLLEGES, PATH_NAMES } from '@touchline/domain/college/college';
import { IMPORT_CHANGES, IMPORTS } from '@touchline/domain/college/import-record';
import { COLLEGE_PATCHES } from '@touchline/domain/college/college-patch';
import type { Firestore } from 'firebase-admin/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The collections that together hold the colleges (docs/data-model.md), each with its schema at the border. */
export function collegeDocuments(database: Firestore) {
  return {
    colleges: collectionOf(database, COLLEGES),
    rows: collectionOf(database, CATALOGUE_ROWS),
    pathNames: collectionOf(database, PATH_NAMES),
    imports: collectionOf(database, IMPORTS),
    changesOfImport: (importId: string) => collectionOf(database, IMPORT_CHANGES, { importId }),
    patchesOf: (collegeId: string) => collectionOf(database, COLLEGE_PATCHES, { collegeId }),
  };
}
