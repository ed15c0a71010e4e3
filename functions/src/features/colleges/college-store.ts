import { catalogueRowOf } from '@touchline/domain/college/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { COLLEGE_PATCH_SCHEMA_VERSION, type CollegePatch } from '@touchline/domain/college/college-patch';
import type { CollegeEditRecord } from '@touchline/domain/college/edit-college';
import { PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/path-name-entry';
import { Refusal } from '@touchline/domain/http/refusal';
import { sameJson } from '@touchline/domain/json/json';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction, type UnitOfWork } from '../../platform/unit-of-work';
import { notePictureUse } from '../pictures/unused-picture-store';
import { collegeDocuments } from './college-documents-store';

/** Who edits: the uid, and whether as an admin. */
export interface Editor {
  readonly uid: string;
  readonly isAdmin: boolean;
}

/** How an edit is asked for: `ifMatch` refuses (412) where the college has another version; `offersUndo` is kept for the page. */
export interface EditRequest {
  readonly by: Editor;
  readonly ifMatch: number | null;
  readonly offersUndo: boolean;
}

/** An edit as the pure rules make it; a null record means that nothing changes. */
export interface EditResult {
  readonly college: College;
  readonly record: CollegeEditRecord | null;
}

/** Colleges with history, addresses and catalogue rows; each write is one transaction over all of them and the audit log (design.md §3, §4). */
export interface CollegeStore {
  /** By id, else by the name in its address; null where there is none. Reads two documents, three by name. */
  readonly find: (idOrPathName: string) => Promise<College | null>;
  /** Throws Refusal notFound, stale, or what `change` throws; `change` may run more than once. Nothing changed: nothing written, patchId null. */
  readonly edit: (
    collegeId: string,
    request: EditRequest,
    change: (college: College) => EditResult,
  ) => Promise<{ college: College; patchId: string | null }>;
  /** Throws Refusal notFound for an edit that is unknown or already taken back, and what `undo` throws. */
  readonly undo: (
    collegeId: string,
    patchId: string,
    by: Editor,
    takeBack: (college: College, record: CollegeEditRecord) => College,
  ) => Promise<College>;
}

/** What the audit log is told of a write. */
interface Noted {
  readonly action: 'college.edit' | 'college.takeBack';
  readonly collegeId: string;
  readonly by: Editor;
  readonly at: string;
  readonly detail: Record<string, string | string[]>;
}

/** A transaction may run again after its commit went through and only the answer was lost: its own audit line then says that all is done (F3). */
export function collegeStore(database: () => Firestore, clock: Clock, newId: () => string): CollegeStore {
  return {
    find: async (idOrPathName) => {
      const { colleges, pathNames } = collegeDocuments(database());
      if (!isDocumentName(idOrPathName)) return null;
      const [byId, name] = await Promise.all([colleges.doc(idOrPathName).get(), pathNames.doc(idOrPathName).get()]);
      const named = name.data();
      return byId.data() ?? (named === undefined ? null : ((await colleges.doc(named.collegeId).get()).data() ?? null));
    },

    edit: (collegeId, { by, ifMatch, offersUndo }, change) => {
      const [patchId, lineId] = [newId(), newId()];
      return inOneTransaction(async (unit) => {
        const { colleges, patchesOf } = collegeDocuments(database());
        const [snapshot, line] = await unit.read(colleges.doc(collegeId), auditLine(database(), lineId));
        const before = snapshot.data();
        if (before === undefined) throw new Refusal('notFound', 'unknownCollege');
        if (line.exists) return { college: before, patchId };
        if (ifMatch !== null && ifMatch !== before.version) throw new Refusal('stale', 'editedMeanwhile');
        const { college, record } = change(before);
        if (record === null) return { college: before, patchId: null };
        if (college.pathName !== before.pathName) await claimAddress(unit, college);
        const at = clock().toISOString();
        const patch: CollegePatch = {
          _id: patchId,
          schemaVersion: COLLEGE_PATCH_SCHEMA_VERSION,
          by: { ...by, at },
          fromVersion: before.version,
          toVersion: college.version,
          ...record,
          offersUndo,
          takenBack: null,
        };
        saveWithRow(unit, before, college);
        notePictureUse(database(), unit, before, college, clock());
        unit.create(patchesOf(collegeId).doc(patchId), patch);
        const paths = record.forward.map(({ path }) => path);
        note(unit, lineId, { action: 'college.edit', collegeId, by, at, detail: { patchId, paths } });
        return { college, patchId };
      }, database());
    },

    undo: (collegeId, patchId, by, takeBack) => {
      const lineId = newId();
      return inOneTransaction(async (unit) => {
        const { colleges, patchesOf } = collegeDocuments(database());
        if (!isDocumentName(patchId)) throw new Refusal('notFound', 'unknownEdit');
        const places = [colleges.doc(collegeId), patchesOf(collegeId).doc(patchId), auditLine(database(), lineId)] as const;
        const [snapshot, stored, line] = await unit.read(...places);
        const before = snapshot.data();
        const patch = stored.data();
        if (before === undefined) throw new Refusal('notFound', 'unknownCollege');
        if (line.exists) return before;
        if (patch === undefined || patch.takenBack !== null) throw new Refusal('notFound', 'unknownEdit');
        const college = takeBack(before, patch);
        if (college.pathName !== before.pathName) await claimAddress(unit, college);
        const at = clock().toISOString();
        saveWithRow(unit, before, college);
        notePictureUse(database(), unit, before, college, clock());
        unit.save(patchesOf(collegeId).doc(patchId), { ...patch, takenBack: { ...by, at } });
        note(unit, lineId, { action: 'college.takeBack', collegeId, by, at, detail: { patchId } });
        return college;
      }, database());
    },
  };

  /** Makes a new address lead to the college beside its earlier ones; one that leads to another college is refused. */
  async function claimAddress(unit: UnitOfWork, { _id, pathName }: College): Promise<void> {
    if (!isDocumentName(pathName)) throw new Refusal('invalid', 'valueRefused', { path: '/pathName' }, '/pathName');
    const address = collegeDocuments(database()).pathNames.doc(pathName);
    const [entry] = await unit.read(address);
    const owner = entry.data()?.collegeId ?? _id;
    if (owner !== _id) throw new Refusal('conflict', 'pathNameTaken', {}, '/pathName');
    unit.save(address, { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
  }

  function saveWithRow(unit: UnitOfWork, before: College, after: College): void {
    const { colleges, rows } = collegeDocuments(database());
    unit.save(colleges.doc(after._id), after);
    const row = catalogueRowOf(after);
    if (!sameJson(row, catalogueRowOf(before))) unit.save(rows.doc(row._id), row);
  }

  function note(unit: UnitOfWork, _id: string, { action, collegeId, by, at, detail }: Noted): void {
    const target = `colleges/${collegeId}`;
    noteInAudit(database(), unit, { _id, at, by: by.uid, byAdmin: by.isAdmin, action, target, result: 'done', detail });
  }
}

/** Whether a text from an address can name a document at all. */
function isDocumentName(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text) && text.length <= 400;
}
