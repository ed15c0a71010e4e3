import { CATALOGUE_ROW_SCHEMA_VERSION, CATALOGUE_ROW_UPGRADES, catalogueRow } from '@touchline/domain/college/catalogue-row';
import { college, COLLEGE_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { COLLEGE_PATCH_SCHEMA_VERSION, collegePatch, HISTORY_MONTHS } from '@touchline/domain/college/college-patch';
import { pathNameEntry, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/path-name-entry';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { storedDocument } from '../../platform/stored-document';

const colleges = storedDocument({ version: COLLEGE_SCHEMA_VERSION, upgrades: {}, schema: college });
const rows = storedDocument({
  version: CATALOGUE_ROW_SCHEMA_VERSION,
  upgrades: CATALOGUE_ROW_UPGRADES,
  schema: catalogueRow,
  stamps: { changedAt: () => FieldValue.serverTimestamp() },
});
const names = storedDocument({ version: PATH_NAME_SCHEMA_VERSION, upgrades: {}, schema: pathNameEntry });
const patches = storedDocument({
  version: COLLEGE_PATCH_SCHEMA_VERSION,
  upgrades: {},
  schema: collegePatch,
  stamps: { expiresAt: ({ by }) => Timestamp.fromDate(monthsAfter(new Date(by.at), HISTORY_MONTHS)) },
});

/** The collections that together hold the colleges (design.md §3), each with its schema at the border. */
export function collegeDocuments(database: Firestore) {
  const all = database.collection('colleges').withConverter(colleges);
  return {
    colleges: all,
    rows: database.collection('catalogueRows').withConverter(rows),
    pathNames: database.collection('pathNames').withConverter(names),
    /** The history of every college, for what is asked about a person; its author's college is two steps above a patch. */
    allPatches: database.collectionGroup('patches').withConverter(patches),
    patchesOf: (collegeId: string) => all.doc(collegeId).collection('patches').withConverter(patches),
  };
}

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
