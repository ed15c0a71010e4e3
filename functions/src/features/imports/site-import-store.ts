import { JOB_CURSOR_SCHEMA_VERSION, JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import { started, type startImportForm, undoStarted, newSiteImport } from '@touchline/domain/imports/import-course';
import {
  piecesOf,
  SITE_IMPORT_PIECES,
  SITE_IMPORT_RECORDS,
  SITE_IMPORT_SCHEMA_VERSION,
  type SiteImport,
} from '@touchline/domain/imports/site-import';
import { SITE_IMPORTS } from '@touchline/domain/reference/limits';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The job that goes on with an import; its cursor names the import that is running. */
const JOB = 'finish-imports';

/** The imports of the site, the pieces of their files, and the cursor that names the one that is running. */
export function siteImportDocuments(database: Firestore) {
  return {
    records: collectionOf(database, SITE_IMPORT_RECORDS),
    piecesOf: (importId: string) => collectionOf(database, SITE_IMPORT_PIECES, { importId }),
    running: collectionOf(database, JOB_CURSORS).doc(JOB),
  };
}

/** The cursor of the job while an import runs; null frees it for the next. */
export const runningImport = (importId: string | null) =>
  ({ _id: JOB, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: importId }) as const;

/** Takes files of imports, and starts imports and their undo. One import or undo runs at a time. */
export interface SiteImportStore {
  /** Keeps a file; the import begins to be checked. Answers its id. */
  readonly add: (file: Pick<SiteImport, 'kind' | 'file' | 'year' | 'replacesAdded' | 'by'>, text: string) => Promise<string>;
  /** Null if there is none. */
  readonly find: (importId: string) => Promise<SiteImport | null>;
  /** The latest, the newest first. */
  readonly list: () => Promise<readonly SiteImport[]>;
  /** The import or undo that is running; null where none is. */
  readonly running: () => Promise<string | null>;
  /** Throws Refusal notFound, conflict, stale. */
  readonly start: (importId: string, form: z.infer<typeof startImportForm>, by: string) => Promise<void>;
  /** Throws Refusal notFound, conflict. */
  readonly startUndo: (importId: string, by: string) => Promise<void>;
}

export function siteImportStore(database: () => Firestore, clock: Clock, newId: () => string): SiteImportStore {
  const documents = () => siteImportDocuments(database());

  /** Changes an import so that it runs, if no other one does. */
  const begin = (importId: string, begun: (one: SiteImport) => SiteImport) =>
    inOneTransaction(async (unit) => {
      const { records, running } = documents();
      const [record, cursor] = await unit.read(records.doc(importId), running);
      const before = record.data() ?? missing('unknownImport');
      const after = begun(before);
      if (after === before) return;
      if ((cursor.data()?.from ?? null) !== null) throw new Refusal('conflict', 'importRunning');
      unit.save(records.doc(importId), after);
      unit.save(running, runningImport(importId));
    }, database());

  return {
    add: async (file, text) => {
      const [importId, at, pieces] = [newId(), clock().toISOString(), piecesOf(text)];
      const { records, piecesOf: kept } = documents();
      await Promise.all(
        pieces.map((piece, index) => {
          const _id = String(index);
          return kept(importId).doc(_id).set({ _id, schemaVersion: SITE_IMPORT_SCHEMA_VERSION, at, text: piece });
        }),
      );
      await records.doc(importId).set(newSiteImport({ ...file, _id: importId, at, pieces: pieces.length }));
      return importId;
    },

    find: async (importId) => (await documents().records.doc(importId).get()).data() ?? null,

    list: async () => {
      const { docs } = await documents().records.orderBy('at', 'desc').limit(SITE_IMPORTS.listed).get();
      return docs.flatMap((one) => readOrReport(one) ?? []);
    },

    running: async () => (await documents().running.get()).data()?.from ?? null,

    start: (importId, form, by) => begin(importId, (one) => started(one, form, by, clock().toISOString())),

    startUndo: (importId, by) => begin(importId, (one) => undoStarted(one, by)),
  };
}

/** The text of an uploaded file; null where it has expired, whole or in part. */
export async function uploadedText(database: Firestore, { _id, pieces }: SiteImport): Promise<string | null> {
  const { docs } = await siteImportDocuments(database).piecesOf(_id).get();
  if (docs.length !== pieces) return null;
  const found = docs.map((one) => one.data()).sort((one, other) => Number(one._id) - Number(other._id));
  return found.map(({ text }) => text).join('');
}
