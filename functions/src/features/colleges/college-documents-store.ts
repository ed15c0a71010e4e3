import { CATALOGUE_ROWS } from '@touchline/domain/college/catalogue-row';
import { COLLEGES, PATH_NAMES } from '@touchline/domain/college/college';
import { COLLEGE_PATCHES } from '@touchline/domain/college/college-patch';
import type { Firestore } from 'firebase-admin/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The collections that together hold the colleges (docs/data-model.md), each with its schema at the border. */
export function collegeDocuments(database: Firestore) {
  return {
    colleges: collectionOf(database, COLLEGES),
    rows: collectionOf(database, CATALOGUE_ROWS),
    pathNames: collectionOf(database, PATH_NAMES),
    patchesOf: (collegeId: string) => collectionOf(database, COLLEGE_PATCHES, { collegeId }),
  };
}
