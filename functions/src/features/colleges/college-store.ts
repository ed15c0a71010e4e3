import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import {
  COLLEGE_PATCH_SCHEMA_VERSION,
  type CollegeEdit,
  type CollegePatch,
} from '@touchline/domain/college/editing/college-patch';
import type { CollegeEditRecord } from '@touchline/domain/college/editing/edit-college';
import { COLLEGE_PICTURES } from '@touchline/domain/college/editing/picture-references';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentEdits, type Editor, type EditRequest } from '../../platform/document-edits';
import { readOrReport, type UnitOfWork, type Writes } from '../../platform/firestore';
import { isDocumentName } from '../../platform/stored-document';
import { writePictureUse } from '../../platform/picture-use-store';
import type { CatalogueStore } from './catalogue-store';
import { collegeDocuments } from './college-documents-store';

/** A college after an edit, and the id of the edit by which it is undone; null where nothing changed. */
export interface EditAnswer {
  readonly college: College;
  readonly patchId: string | null;
}

/** An edit as rules make it, and what else is written with it. */
type MadeEdit = CollegeEdit & { readonly write?: (unit: Writes) => void };

/**
 * Colleges with their history, addresses and catalogue rows. Each write is one transaction over all of them and the
 * audit log.
 */
export interface CollegeStore {
  /** By id, else by the name in its address; null if there is none. Reads two documents, three by name. */
  readonly find: (idOrPathName: string) => Promise<College | null>;
  /**
   * Throws Refusal notFound, stale, or what `change` throws; `change` may run more than once. Where nothing changes
   * nothing is written and patchId is null.
   */
  readonly edit: (
    collegeId: string,
    request: EditRequest,
    change: (college: College, attempt: Attempt) => MadeEdit | Promise<MadeEdit>,
  ) => Promise<EditAnswer>;
  /** Throws Refusal notFound for an edit that is unknown or undone already, and what `undo` throws. */
  readonly undo: (
    collegeId: string,
    patchId: string,
    by: Editor,
    undo: (college: College, record: CollegeEditRecord, by: Editor) => College,
  ) => Promise<College>;
  /** A page of the edits before a version, newest first, and the version to go on from; null after the last. */
  readonly history: (
    collegeId: string,
    before: number | null,
  ) => Promise<{ readonly edits: readonly CollegePatch[]; readonly next: number | null }>;
  /** The edits after a version, newest first, 20 at most. */
  readonly editsSince: (collegeId: string, version: number) => Promise<readonly CollegePatch[]>;
}

const EDITS_AT_ONCE = 20;

/** An edit or undo invalidates this instance's `catalogue`, so that its author finds the change at once. */
export function collegeStore(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  catalogue: Pick<CatalogueStore, 'invalidate'>,
): CollegeStore {
  const edits = documentEdits<College, NonNullable<CollegeEdit['record']>, CollegePatch>(
    auditedTransactions(database, clock, newId),
    newId,
    {
      documents: () => collegeDocuments(database()).colleges,
      editsOf: (collegeId) => collegeDocuments(database()).patchesOf(collegeId),
      storedEdit: (facts, record) => ({ suggestedBy: null, ...facts, ...record, schemaVersion: COLLEGE_PATCH_SCHEMA_VERSION }),
      writesOf: (before, after, { now, read }) => writesOf(before, after, now, read),
      log: { edit: 'college.edit', undo: 'college.takeBack', kind: 'colleges' },
      unknown: 'unknownCollege',
    },
  );
  return {
    find: async (idOrPathName) => {
      const { colleges, pathNames } = collegeDocuments(database());
      if (!isDocumentName(idOrPathName)) return null;
      const [byId, name] = await Promise.all([colleges.doc(idOrPathName).get(), pathNames.doc(idOrPathName).get()]);
      const named = name.data();
      return byId.data() ?? (named === undefined ? null : ((await colleges.doc(named.collegeId).get()).data() ?? null));
    },

    edit: async (collegeId, request, change) => {
      const answer = await edits.edit(collegeId, request, async (before, attempt) => {
        const { college: document, ...made } = await change(before, attempt);
        return { document, ...made };
      });
      catalogue.invalidate();
      return { college: answer.document, patchId: answer.patchId };
    },

    undo: async (collegeId, patchId, by, undo) => {
      const college = await edits.undo(collegeId, patchId, by, (before, edit) => undo(before, edit, by));
      catalogue.invalidate();
      return college;
    },

    history: async (collegeId, before) => {
      const newestFirst = collegeDocuments(database()).patchesOf(collegeId).orderBy('toVersion', 'desc');
      const page = before === null ? newestFirst : newestFirst.where('toVersion', '<', before);
      const { docs } = await page.limit(EDITS_AT_ONCE + 1).get();
      const edits = docs.slice(0, EDITS_AT_ONCE).flatMap((edit) => readOrReport(edit) ?? []);
      const last: unknown = docs.length > EDITS_AT_ONCE ? docs[EDITS_AT_ONCE - 1]?.get('toVersion') : null;
      return { edits, next: typeof last === 'number' ? last : null };
    },

    editsSince: async (collegeId, version) => {
      if (!isDocumentName(collegeId)) return [];
      const newestFirst = collegeDocuments(database()).patchesOf(collegeId).orderBy('toVersion', 'desc');
      const found = await newestFirst.where('toVersion', '>', version).limit(EDITS_AT_ONCE).get();
      return found.docs.map((edit) => edit.data());
    },
  };

  /**
   * What a changed college writes: itself, its catalogue row, its address, and which pictures are in use. A new
   * address is read first.
   */
  async function writesOf(before: College, after: College, now: Date, read: UnitOfWork['read']): Promise<(unit: Writes) => void> {
    const { colleges, rows, pathNames } = collegeDocuments(database());
    const isMoved = after.pathName !== before.pathName;
    if (isMoved) await requireFreeAddress(after, read);
    const row = catalogueRowOf(after);
    return (unit) => {
      if (isMoved) {
        const { _id, pathName } = after;
        unit.save(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
      }
      unit.save(colleges.doc(after._id), after);
      if (!sameJson(row, catalogueRowOf(before))) unit.save(rows.doc(row._id), row);
      writePictureUse(COLLEGE_PICTURES, database(), unit, before, after, now);
    };
  }

  /** An address leads to one college for good. Throws Refusal conflict for the address of another college. */
  async function requireFreeAddress({ _id, pathName }: College, read: UnitOfWork['read']): Promise<void> {
    if (!isDocumentName(pathName)) throw new Refusal('invalid', 'valueRefused', {}, '/pathName');
    const [entry] = await read(collegeDocuments(database()).pathNames.doc(pathName));
    if ((entry.data()?.collegeId ?? _id) !== _id) throw new Refusal('conflict', 'pathNameTaken', {}, '/pathName');
  }
}
