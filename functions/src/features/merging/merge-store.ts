import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { type ArchivedCollege, archivedOf, collegeBeforeArchiving } from '@touchline/domain/college/editing/archived-college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { type CollegeMerge, isRunning, type mergeForm, newMerge, undoBegun } from '@touchline/domain/merging/college-merge';
import { newMove } from '@touchline/domain/merging/merge-move';
import { JOB_CURSOR_SCHEMA_VERSION } from '@touchline/domain/person/account/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collegeDocuments } from '../colleges/college-documents-store';
import { removeRow } from '../colleges/removed-row-store';
import { mergeDocuments, recorded } from './merge-documents-store';

/** Begins merges of colleges and their undo, each in one transaction with its line of the log. One runs at a time. */
export interface MergeStore {
  /** Null if there is none. */
  readonly find: (mergeId: string) => Promise<CollegeMerge | null>;
  /** The merge or undo that is running; null where none is. */
  readonly running: () => Promise<string | null>;
  /**
   * Takes the college off the site and leads its addresses to the other: from then on nothing new names it. Answers the
   * id; that of the merge of the same two where it has begun already. Throws Refusal notFound, conflict, stale.
   */
  readonly begin: (from: string, by: string, form: z.infer<typeof mergeForm>) => Promise<string>;
  /** Brings the college back. An undo that has begun already stays as it is. Throws Refusal notFound, conflict. */
  readonly beginUndo: (mergeId: string, by: string) => Promise<void>;
}

export function mergeStore(database: () => Firestore, clock: Clock, newId: () => string): MergeStore {
  const audited = auditedTransactions(database, clock, newId);
  const merges = () => mergeDocuments(database());
  const isFree = (cursor: { readonly from: string | null } | undefined): boolean => (cursor?.from ?? null) === null;
  const runs = (mergeId: string) =>
    ({ _id: merges().running.id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from: mergeId }) as const;

  return {
    find: async (mergeId) => (await merges().merges.doc(mergeId).get()).data() ?? null,

    running: async () => (await merges().running.get()).data()?.from ?? null,

    begin: async (from, by, { into, reason, versions }) => {
      if (from === into) throw new Refusal('conflict', 'mergeOfOne', {}, 'into');
      const { colleges, archived, rows, pathNames } = collegeDocuments(database());
      const names = await pathNames.where('collegeId', '==', from).get();
      const mergeId = newId();
      const { running } = merges();
      return audited({
        reads: {
          ...{ from: colleges.doc(from), into: colleges.doc(into), running },
          ...{ archived: archived.doc(from), archivedInto: archived.doc(into) },
        },
        require: (stored) => ({
          ...{ college: stored.from.data() ?? null, other: stored.into.data() ?? null, cursor: stored.running.data() },
          ...{ archived: stored.archived.data() ?? null, isOtherArchived: stored.archivedInto.exists },
        }),
        alreadyDone: () => mergeId,
        decide: ({ college, other, cursor, archived: kept, isOtherArchived }, { at, now }) => {
          const begun = college === null ? mergeBegun(kept, into) : null;
          if (begun !== null) return { answer: begun };
          const before = college ?? gone(kept !== null, null);
          const there = other ?? gone(isOtherArchived, 'into');
          if (!isFree(cursor)) throw new Refusal('conflict', 'mergeRunning');
          if (before.version !== versions.from || there.version !== versions.into) throw new Refusal('stale', 'editedMeanwhile');
          const parties = { from: { _id: from, name: before.name }, into: { _id: into, name: there.name } };
          const merge = newMerge({ _id: mergeId, ...parties, by, reason, startedAt: at }, names.size);
          return {
            answer: mergeId,
            write: (unit) => {
              unit.save(
                archived.doc(from),
                archivedOf(before, { at, by, reason }, { collegeId: into, name: there.name, mergeId }),
              );
              unit.remove(colleges.doc(from));
              removeRow(unit, rows.doc(from), now);
              for (const { ref, id } of names.docs) {
                unit.merge(ref, { collegeId: into });
                const change = { before: recorded({ collegeId: from }), after: recorded({ collegeId: into }) };
                const move = newMove({ part: 'addresses', path: ref.path, name: id, startedAt: at, ...change });
                unit.create(merges().movesOf(mergeId).doc(move._id), move);
              }
              unit.create(merges().merges.doc(mergeId), merge);
              unit.save(running, runs(mergeId));
            },
            audit: {
              action: 'college.merge',
              target: `colleges/${from}`,
              by: { uid: by, isAdmin: true },
              detail: { into, mergeId, reason },
            },
          };
        },
      });
    },

    beginUndo: async (mergeId, by) => {
      const found = (await merges().merges.doc(mergeId).get()).data() ?? missing('unknownMerge');
      const [from, into] = [found.from._id, found.into._id];
      const { colleges, archived, rows } = collegeDocuments(database());
      const { running } = merges();
      const document = merges().merges.doc(mergeId);
      return audited({
        reads: { merge: document, archived: archived.doc(from), into: colleges.doc(into), running },
        require: (stored) => ({
          merge: stored.merge.data() ?? missing('unknownMerge'),
          ...{ kept: stored.archived.data() ?? null, other: stored.into.data() ?? null, cursor: stored.running.data() },
        }),
        alreadyDone: () => undefined,
        decide: ({ merge, kept, other, cursor }, { at }) => {
          if (merge.state === 'undoing') return { answer: undefined };
          const begun = undoBegun(merge, at);
          if (!isFree(cursor)) throw new Refusal('conflict', 'mergeRunning');
          if (kept?.mergedInto?.mergeId !== mergeId) throw new Refusal('conflict', 'mergeUndone');
          if (other === null) throw new Refusal('conflict', 'mergeTargetGone');
          const college = collegeBeforeArchiving(kept);
          if (college.pathName === other.pathName) throw new Refusal('conflict', 'mergeAddressUsed');
          return {
            answer: undefined,
            write: (unit) => {
              unit.create(colleges.doc(from), college);
              unit.save(rows.doc(from), catalogueRowOf(college));
              unit.remove(archived.doc(from));
              unit.save(document, begun);
              unit.save(running, runs(mergeId));
            },
            audit: {
              action: 'college.unmerge',
              target: `colleges/${from}`,
              by: { uid: by, isAdmin: true },
              detail: { into, mergeId },
            },
          };
        },
      });
    },
  };
}

/** The merge by which a college went into this one. */
function mergeBegun(archived: ArchivedCollege | null, into: string): string | null {
  return archived?.mergedInto?.collegeId === into ? archived.mergedInto.mergeId : null;
}

function gone(isArchived: boolean, field: string | null): College {
  if (isArchived) throw new Refusal('conflict', 'mergeOfArchived', {}, field);
  throw new Refusal('notFound', 'unknownCollege', {}, field);
}

/** Whether there is something to go on with. */
export function hasSteps(merge: CollegeMerge | null): merge is CollegeMerge {
  return merge !== null && isRunning(merge);
}
