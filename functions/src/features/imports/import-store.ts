import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import { collegeBeforeArchiving } from '@touchline/domain/college/editing/archived-college';
import { IMPORT_RECORD_SCHEMA_VERSION } from '@touchline/domain/college/editing/import-record';
import type { PlannedChange } from '@touchline/domain/imports/facts/plan-import';
import { importChangeOf } from '@touchline/domain/imports/facts/undone-import';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { collegeDocuments } from '../colleges/college-documents-store';
import { writeAuditEntry } from '../../platform/audit-store';
import { inOneTransaction, type UnitOfWork, type Writes } from '../../platform/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { ImportRefusal } from './import-refusal';

/** All stored colleges, the ids of those that are archived, and all path names with the college id of each. */
export interface StoredColleges {
  readonly colleges: readonly College[];
  readonly archived: ReadonlySet<string>;
  readonly addresses: ReadonlyMap<string, string>;
}

/**
 * Reads every college, archived ones included: an import knows them and creates none of them again, and writing leaves
 * them out. Throws ImportRefusal where one cannot be read, because an import must not take its name or
 * overwrite it.
 */
export async function readColleges(database: Firestore): Promise<StoredColleges> {
  const { colleges, pathNames } = collegeDocuments(database);
  const [stored, archived, names] = await Promise.all([colleges.get(), readArchivedColleges(database), pathNames.get()]);
  return {
    colleges: [...stored.docs.map(readable), ...archived],
    archived: new Set(archived.map(({ _id }) => _id)),
    addresses: new Map(names.docs.map(readable).map((entry) => [entry._id, entry.collegeId])),
  };
}

/** The archived colleges, as they were. Throws as above. */
export async function readArchivedColleges(database: Firestore): Promise<readonly College[]> {
  const archived = await collegeDocuments(database).archived.get();
  return archived.docs.map((one) => collegeBeforeArchiving(readable(one)));
}

interface Readable<Stored> {
  readonly data: () => Stored;
  readonly ref: { readonly path: string };
}

/** A document that an import needs. Throws as above. */
export function readable<Stored>(snapshot: Readable<Stored>): Stored {
  try {
    return snapshot.data();
  } catch {
    throw new ImportRefusal([`The stored document ${snapshot.ref.path} cannot be read. Nothing was imported.`]);
  }
}

/** Whether an import has begun to write. */
export async function hasRecord(database: Firestore, importId: string): Promise<boolean> {
  return (await collegeDocuments(database).imports.doc(importId).get()).exists;
}

/** The content of an import's audit entry: its time, the file's name without its folder, and the counts. */
export interface ImportLogEntry {
  readonly _id: string;
  readonly at: string;
  readonly file: string;
  readonly created: number;
  readonly changed: number;
}

/**
 * Writes a group of colleges with their catalogue rows and path names in one transaction, all or nothing. Old path
 * names stay and redirect. A college that was edited since it was read, or whose path name was taken since, is left
 * out. Each change is recorded under `importId`, so that the import can be undone. With the first group `begins` is
 * written as the record of the import, with the last one `logEntry` to the audit log. Returns how many colleges were
 * written.
 */
export async function writeColleges(
  database: Firestore,
  importId: string,
  changes: readonly PlannedChange[],
  entries: {
    readonly begins: ImportLogEntry | null;
    readonly logEntry: ImportLogEntry | null;
    readonly along?: (unit: Writes, written: number) => void;
  },
): Promise<number> {
  const { colleges, pathNames, imports, changesOfImport } = collegeDocuments(database);
  return inOneTransaction(async (unit) => {
    const stored = await unit.read(...changes.map(({ after }) => colleges.doc(after._id)));
    const names = await unit.read(...changes.map(({ after }) => pathNames.doc(after.pathName)));
    const current = changes.filter(({ before, after }, index) => {
      const owner = names[index]?.data()?.collegeId;
      return stored[index]?.data()?.version === before?.version && (owner === undefined || owner === after._id);
    });
    for (const change of current) {
      saveCollege(unit, database, change);
      const record = importChangeOf(change);
      unit.save(changesOfImport(importId).doc(record._id), record);
    }
    const { begins, logEntry, along } = entries;
    if (begins !== null)
      unit.save(imports.doc(importId), { ...begins, schemaVersion: IMPORT_RECORD_SCHEMA_VERSION, undoneAt: null });
    if (logEntry !== null) writeAuditEntry(database, unit, auditEntryOf(logEntry));
    along?.(unit, current.length);
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

function auditEntryOf({ _id, at, ...detail }: ImportLogEntry): Parameters<typeof writeAuditEntry>[2] {
  return { _id, at, by: null, byAdmin: true, action: 'college.import', target: 'colleges', result: 'done', detail };
}
