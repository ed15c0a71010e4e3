import { type Camp, CAMPS } from '@touchline/domain/camp/camp';
import { CAMP_EDIT_SCHEMA_VERSION, CAMP_EDITS, type CampEdit } from '@touchline/domain/camp/camp-edit';
import { type CampEditRecord, editCamp, undoCampEdit } from '@touchline/domain/camp/edit-camp';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentEdits, type Editor, type EditRequest } from '../../platform/document-edits';
import { readOrReport } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';

/** The most camps that a college has, past and archived ones included. */
const MOST_CAMPS_OF_A_COLLEGE = 200;

/** Camps with their history. Each write is one transaction with the audit log; nothing deletes a camp. */
export interface CampStore {
  /** The camp, whatever its state; null if there is none. */
  readonly find: (campId: string) => Promise<Camp | null>;
  /** All camps of a college, the latest first; one that cannot be read is left out and reported. */
  readonly listOf: (collegeId: string) => Promise<readonly Camp[]>;
  /** Throws Refusal conflict where the college has 200 camps. */
  readonly create: (made: Camp, by: Editor) => Promise<Camp>;
  /** Throws Refusal notFound for a camp of another college, stale, and what `editCamp` throws. */
  readonly edit: (
    path: CampPath,
    request: EditRequest,
    sent: unknown,
  ) => Promise<{ readonly camp: Camp; readonly patchId: string | null }>;
  /** Throws Refusal notFound for an edit that is unknown or undone already, and what `undoCampEdit` throws. */
  readonly undo: (path: CampPath, patchId: string, by: Editor) => Promise<Camp>;
}

/** A camp, and the college that an editor calls for. */
interface CampPath {
  readonly collegeId: string;
  readonly campId: string;
}

/** `onChanged` hears the college of every camp that was written. */
export function campStore(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
  onChanged: (collegeId: string) => Promise<void>,
): CampStore {
  const audited = auditedTransactions(database, clock, newId);
  const camps = () => collectionOf(database(), CAMPS);
  const edits = documentEdits<Camp, CampEditRecord, CampEdit>(audited, newId, {
    documents: camps,
    editsOf: (campId) => collectionOf(database(), CAMP_EDITS, { campId }),
    storedEdit: (facts, record) => ({ ...facts, ...record, schemaVersion: CAMP_EDIT_SCHEMA_VERSION }),
    writesOf: (_, after) => Promise.resolve((unit) => unit.save(camps().doc(after._id), after)),
    log: { edit: 'camp.edit', undo: 'camp.undo', kind: 'camps' },
    unknown: 'unknownCamp',
  });
  const find = async (campId: string): Promise<Camp | null> =>
    isDocumentName(campId) ? ((await camps().doc(campId).get()).data() ?? null) : null;
  const requireOwn = (camp: Camp, { collegeId }: CampPath): Camp =>
    camp.collegeId === collegeId ? camp : missing('unknownCamp');
  const listOf = async (collegeId: string): Promise<readonly Camp[]> => {
    const { docs } = await camps().where('collegeId', '==', collegeId).get();
    return docs
      .flatMap((one) => readOrReport(one) ?? [])
      .sort((a, b) => (a.startsOn > b.startsOn ? -1 : a.startsOn < b.startsOn ? 1 : a._id < b._id ? -1 : 1));
  };
  return {
    find,
    listOf,

    create: async (made, by) => {
      const others = (await listOf(made.collegeId)).filter(({ _id }) => _id !== made._id);
      if (others.length >= MOST_CAMPS_OF_A_COLLEGE)
        throw new Refusal('conflict', 'tooManyCamps', { most: MOST_CAMPS_OF_A_COLLEGE });
      const created = await audited({
        reads: { stored: camps().doc(made._id) },
        require: ({ stored }) => stored.data() ?? made,
        alreadyDone: (stored) => stored,
        decide: () => ({
          answer: made,
          write: (unit) => unit.create(camps().doc(made._id), made),
          audit: { action: 'camp.create', target: `camps/${made._id}`, by, detail: { collegeId: made.collegeId } },
        }),
      });
      await onChanged(made.collegeId);
      return created;
    },

    edit: async (path, request, sent) => {
      requireName(path);
      const { document, patchId } = await edits.edit(path.campId, request, (before, { at }) => {
        const { camp, record } = editCamp(requireOwn(before, path), sent, at);
        return { document: camp, record };
      });
      await onChanged(path.collegeId);
      return { camp: document, patchId };
    },

    undo: async (path, patchId, by) => {
      requireName(path);
      const camp = await edits.undo(path.campId, patchId, by, (before, edit, { at }) =>
        undoCampEdit(requireOwn(before, path), edit, at),
      );
      await onChanged(path.collegeId);
      return camp;
    },
  };
}

function requireName({ campId }: CampPath): void {
  if (!isDocumentName(campId)) missing('unknownCamp');
}
