import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { Change, InverseChange } from '@touchline/domain/kernel/patch/changes';
import type { MessageCode } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { CollectionReference } from '@google-cloud/firestore';
import { type Attempt, type AuditedTransaction, missing } from './audited-transaction';
import type { Writes } from './firestore';
import { isDocumentName } from './stored-document';

/** Who edits: the uid, and whether as an admin. */
export interface Editor {
  readonly uid: string;
  readonly isAdmin: boolean;
}

/**
 * How an edit is asked for. `ifMatch` refuses (412) where the document has another version; `offersUndo` is stored for
 * the page.
 */
export interface EditRequest {
  readonly by: Editor;
  readonly ifMatch: number | null;
  readonly offersUndo: boolean;
}

/** What the history keeps of every edit. */
interface EditRecord {
  readonly forward: Change[];
  readonly inverse: InverseChange[];
}

/** An edit as the pure rules make it; a null record means that nothing changes. */
interface EditResult<Document, Made> {
  readonly document: Document;
  readonly record: Made | null;
  /** What is written in the same transaction, also where the document does not change. */
  readonly write?: (unit: Writes) => void;
}

/** A document after an edit, and the id of the edit by which it is undone; null where nothing changed. */
interface EditAnswer<Document> {
  readonly document: Document;
  readonly patchId: string | null;
}

/** An edit as it is stored, whatever its kind adds to it. */
interface StoredEdit extends EditRecord {
  readonly takenBack: (Editor & { readonly at: string }) | null;
}

/** The facts of an edit that every kind stores. */
export interface EditFacts {
  readonly _id: string;
  readonly by: Editor & { readonly at: string };
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly offersUndo: boolean;
  readonly takenBack: null;
}

/** A kind of document with a history: where both are stored, and what else an edit writes. */
interface EditedKind<Document, Made, Stored> {
  readonly documents: () => CollectionReference<Document>;
  readonly editsOf: (id: string) => CollectionReference<Stored>;
  /** The edit for the history. */
  readonly storedEdit: (facts: EditFacts, record: Made) => Stored;
  /** What an edit writes besides its own line: the document, and all that follows from it. */
  readonly writesOf: (before: Document, after: Document, attempt: Attempt) => Promise<(unit: Writes) => void>;
  /** What the log calls an edit and an undo, and the first part of its targets. */
  readonly log: { readonly edit: AuditEntry['action']; readonly undo: AuditEntry['action']; readonly kind: string };
  readonly unknown: MessageCode;
  /** The document of an id under which nothing is stored yet; where it is left out, such an edit is refused. */
  readonly blank?: (id: string) => Document;
}

/** Edits documents of one kind and undoes edits, each in one transaction with history and audit log. */
export interface DocumentEdits<Document, Made extends EditRecord, Stored> {
  /**
   * Throws Refusal notFound, stale, or what `change` throws; `change` may run more than once. Where nothing changes
   * patchId is null, and nothing is written but what `change` itself writes.
   */
  readonly edit: (
    id: string,
    request: EditRequest,
    change: (document: Document, attempt: Attempt) => EditResult<Document, Made> | Promise<EditResult<Document, Made>>,
  ) => Promise<EditAnswer<Document>>;
  /** Throws Refusal notFound for an edit that is unknown or undone already, and what `undo` throws. */
  readonly undo: (
    id: string,
    patchId: string,
    by: Editor,
    undo: (document: Document, edit: Stored, attempt: Attempt) => Document,
  ) => Promise<Document>;
}

export function documentEdits<Document extends { readonly version: number }, Made extends EditRecord, Stored extends StoredEdit>(
  audited: AuditedTransaction,
  newId: () => string,
  { documents, editsOf, storedEdit, writesOf, log, unknown, blank }: EditedKind<Document, Made, Stored>,
): DocumentEdits<Document, Made, Stored> {
  return {
    edit: (id, { by, ifMatch, offersUndo }, change) => {
      const patchId = newId();
      return audited({
        reads: { stored: documents().doc(id) },
        require: ({ stored }) => stored.data() ?? blank?.(id) ?? missing(unknown),
        alreadyDone: (document): EditAnswer<Document> => ({ document, patchId }),
        decide: async (before, attempt) => {
          if (ifMatch !== null && ifMatch !== before.version) throw new Refusal('stale', 'editedMeanwhile');
          const { document, record, write: alongside } = await change(before, attempt);
          if (record === null)
            return { answer: { document: before, patchId: null }, ...(alongside === undefined ? {} : { write: alongside }) };
          const write = await writesOf(before, document, attempt);
          const versions = { fromVersion: before.version, toVersion: document.version };
          const facts = { _id: patchId, by: { ...by, at: attempt.at }, ...versions, offersUndo, takenBack: null };
          const paths = record.forward.map(({ path }) => path);
          return {
            answer: { document, patchId },
            write: (unit) => {
              write(unit);
              alongside?.(unit);
              unit.create(editsOf(id).doc(patchId), storedEdit(facts, record));
            },
            audit: { action: log.edit, target: `${log.kind}/${id}`, by, detail: { patchId, paths } },
          };
        },
      });
    },

    undo: (id, patchId, by, undo) => {
      if (!isDocumentName(patchId)) return Promise.reject(new Refusal('notFound', 'unknownEdit'));
      const made = editsOf(id).doc(patchId);
      return audited({
        reads: { stored: documents().doc(id), edit: made },
        require: ({ stored, edit }) => ({ before: stored.data() ?? missing(unknown), edit: edit.data() }),
        alreadyDone: ({ before }) => before,
        decide: async ({ before, edit }, attempt) => {
          if (edit === undefined || edit.takenBack !== null) throw new Refusal('notFound', 'unknownEdit');
          const document = undo(before, edit, attempt);
          const write = await writesOf(before, document, attempt);
          return {
            answer: document,
            write: (unit) => {
              write(unit);
              unit.save(made, { ...edit, takenBack: { ...by, at: attempt.at } });
            },
            audit: { action: log.undo, target: `${log.kind}/${id}`, by, detail: { patchId } },
          };
        },
      });
    },
  };
}
