import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import type { PlannedChange } from './plan/plan-import';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { writeAuditEntry } from '@touchline/functions/platform/audit-store';
import { inOneTransaction, type UnitOfWork } from '@touchline/functions/platform/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { ImportRefusal } from './import-refusal';

/** All stored colleges, and all their addresses with the college each leads to. */
export interface StoredColleges {
  readonly colleges: readonly College[];
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Reads every college. Throws ImportRefusal where one cannot be read: an import must not take its name or write over
 * it.
 */
export async function readColleges(database: Firestore): Promise<StoredColleges> {
  const { colleges, pathNames } = collegeDocuments(database);
  const [stored, names] = await Promise.all([colleges.get(), pathNames.get()]);
  return {
    colleges: stored.docs.map(readable),
    addresses: new Map(names.docs.map(readable).map((entry) => [entry._id, entry.collegeId])),
  };
}

function readable<Stored>(snapshot: QueryDocumentSnapshot<Stored>): Stored {
  try {
    return snapshot.data();
  } catch {
    throw new ImportRefusal([`The stored document ${snapshot.ref.path} cannot be read. Nothing was imported.`]);
  }
}

/** What the log keeps of an import: its moment, the file's name without its folder, and the counts. */
export interface ImportNote {
  readonly _id: string;
  readonly at: string;
  readonly file: string;
  readonly created: number;
  readonly changed: number;
}

/**
 * Writes a group of colleges with their catalogue rows and addresses in one transaction, all or nothing; old addresses
 * stay and redirect. A college that was edited, or whose address was taken, since it was read is left out. `note` puts
 * the run into the log. Answers how many colleges were written.
 */
export async function writeColleges(
  database: Firestore,
  changes: readonly PlannedChange[],
  note: ImportNote | null,
): Promise<number> {
  const { colleges, pathNames } = collegeDocuments(database);
  return inOneTransaction(async (unit) => {
    const stored = await unit.read(...changes.map(({ after }) => colleges.doc(after._id)));
    const names = await unit.read(...changes.map(({ after }) => pathNames.doc(after.pathName)));
    const current = changes.filter(({ before, after }, index) => {
      const owner = names[index]?.data()?.collegeId;
      return stored[index]?.data()?.version === before?.version && (owner === undefined || owner === after._id);
    });
    for (const change of current) saveCollege(unit, database, change);
    if (note !== null) writeAuditEntry(database, unit, auditEntryOf(note));
    return current.length;
  }, database);
}

function saveCollege(unit: UnitOfWork, database: Firestore, { before, after }: PlannedChange): void {
  const { colleges, rows, pathNames } = collegeDocuments(database);
  unit.save(colleges.doc(after._id), after);
  const row = catalogueRowOf(after);
  if (before === null || !sameJson(row, catalogueRowOf(before))) unit.save(rows.doc(row._id), row);
  if (before?.pathName === after.pathName) return;
  const entry = { _id: after.pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: after._id } as const;
  unit.save(pathNames.doc(after.pathName), entry);
}

function auditEntryOf({ _id, at, ...detail }: ImportNote): Parameters<typeof writeAuditEntry>[2] {
  return { _id, at, by: null, byAdmin: true, action: 'college.import', target: 'colleges', result: 'done', detail };
}
