import { COLLEGE_MERGES, type CollegeMerge } from '@touchline/domain/merging/college-merge';
import { MERGE_MOVES, mergeMove, type MergeMove } from '@touchline/domain/merging/merge-move';
import type { Merging } from '@touchline/domain/merging/merge-parts';
import type { NamedDocument } from '@touchline/domain/kernel/documents/define-collection';
import { JOB_CURSORS } from '@touchline/domain/person/account/erasure';
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { UnitOfWork, Writes } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The job that goes on with a merge; its cursor names the merge that is running. */
const JOB = 'finish-merges';

/** The merges with what they did, and the cursor that names the one that is running. */
export function mergeDocuments(database: Firestore) {
  return {
    merges: collectionOf(database, COLLEGE_MERGES),
    movesOf: (mergeId: string) => collectionOf(database, MERGE_MOVES, { mergeId }),
    running: collectionOf(database, JOB_CURSORS).doc(JOB),
  };
}

/** What a step does in its transaction: what it moved and left, and its writes. */
export interface StepWork {
  readonly moves: readonly MergeMove[];
  readonly kept?: readonly { readonly name: string | null }[];
  readonly write: (unit: Writes) => void;
}

/** What a part does next, and where it goes on; a null cursor ends it. */
export interface NextStep {
  readonly cursor: string | null;
  readonly move: (unit: UnitOfWork, now: Date) => Promise<StepWork>;
}

/** How the documents of one part are moved, put back, and what follows from them. Each may be repeated. */
export interface MovedPart {
  readonly next: (merge: CollegeMerge) => Promise<NextStep>;
  /** The writes that put a document back; null where it was changed since. */
  readonly restore: (
    move: MergeMove,
    merge: CollegeMerge,
    unit: UnitOfWork,
    now: Date,
  ) => Promise<((unit: Writes) => void) | null>;
  /** Makes again what follows from a document that was moved or put back. */
  readonly afterwards?: (move: MergeMove, merge: CollegeMerge) => Promise<void>;
}

/** The ids of the two colleges of a merge. */
export function mergingOf({ from, into }: Pick<CollegeMerge, 'from' | 'into'>): Merging {
  return { from: from._id, into: into._id };
}

/** The documents of a query after a cursor, in the order of their paths, and the cursor after them. */
export async function documentsAfter<Document>(
  database: Firestore,
  query: Query<Document>,
  cursor: string | null,
  most: number,
): Promise<{ readonly docs: readonly QueryDocumentSnapshot<Document>[]; readonly cursor: string | null }> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(most);
  const { docs } = await (cursor === null ? inOrder : inOrder.startAfter(database.doc(cursor))).get();
  return { docs, cursor: docs.length < most ? null : (docs.at(-1)?.ref.path ?? null) };
}

/** The fields of a document as a move records them. */
export function fieldsOf({ _id, ...fields }: NamedDocument): NonNullable<MergeMove['after']> {
  return recorded(fields);
}

/** Values as a move records them. Throws where they are not JSON. */
export function recorded(fields: object): NonNullable<MergeMove['after']> {
  return mergeMove.def.shape.after.def.innerType.parse(fields);
}

/** The last part of a path: the id of the document. */
export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
