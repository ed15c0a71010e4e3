import { CATALOGUE_ROWS } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, COLLEGES, PATH_NAMES } from '@touchline/domain/college/college';
import { IMPORT_CHANGES, IMPORTS } from '@touchline/domain/college/editing/import-record';
import { ARCHIVED_COLLEGES } from '@touchline/domain/college/editing/archived-college';
import { COLLEGE_PATCHES } from '@touchline/domain/college/editing/college-patch';
import { COLLEGE_PICTURES } from '@touchline/domain/college/editing/picture-references';
import type { Firestore } from 'firebase-admin/firestore';
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
