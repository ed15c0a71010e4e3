import type { CollectionDefinition, NamedDocument } from '@touchline/domain/kernel/documents/define-collection';
import { readDocument } from '@touchline/domain/kernel/documents/define-collection';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { CollegeMerge } from '@touchline/domain/merging/college-merge';
import { type MergeMove, newMove } from '@touchline/domain/merging/merge-move';
import type { MergePart, Merging } from '@touchline/domain/merging/merge-parts';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readOrReport } from '../../platform/firestore';
import { converterOf } from '../../platform/stored-document';
import { fieldsOf, mergingOf, type MovedPart, type NextStep } from './merge-documents-store';

/** Documents whose id names the college: each is removed, and stands under the remaining college instead. */
interface RekeyedPart<Document extends NamedDocument> {
  readonly part: MergePart;
  readonly collection: CollectionDefinition<Document>;
  /** The next ones of the merged college, and where to go on. */
  readonly find: (
    merge: CollegeMerge,
  ) => Promise<{ readonly refs: readonly DocumentReference<Document>[]; readonly cursor: string | null }>;
  /** The document under the remaining college, with what is there already. */
  readonly moved: (document: Document, there: Document | null, merging: Merging) => Document;
  /** The id under the remaining college. */
  readonly idThere: (document: Document, merging: Merging) => string;
  readonly people: (document: Document, path: string) => Partial<Pick<MergeMove, 'person' | 'objector'>>;
}

/** Moves documents from one id to another; they are put back only while the one there is as the merge left it. */
export function rekeyedPart<Document extends NamedDocument>(
  database: () => Firestore,
  { part, collection, find, moved, idThere, people }: RekeyedPart<Document>,
): MovedPart {
  const at = (path: string) => database().doc(path).withConverter(converterOf(collection));
  return {
    next: async (merge): Promise<NextStep> => {
      const { refs, cursor } = await find(merge);
      return {
        cursor,
        move: async (unit) => {
          const stored = refs.length === 0 ? [] : await unit.read(...refs);
          const merging = mergingOf(merge);
          const found = stored.flatMap((snapshot) => {
            const document = readOrReport(snapshot);
            if (document === null) return [];
            return [{ document, ref: snapshot.ref, there: snapshot.ref.parent.doc(idThere(document, merging)) }];
          });
          const others = found.length === 0 ? [] : await unit.read(...found.map(({ there }) => there));
          const changes = found.map((one, index) => {
            const snapshot = others[index];
            const before = snapshot === undefined ? null : readOrReport(snapshot);
            return { ...one, before, after: moved(one.document, before, merging) };
          });
          return {
            moves: changes.map(({ document, ref, there, before, after }) =>
              newMove({
                ...{ part, path: there.path, startedAt: merge.startedAt, ...people(document, ref.path) },
                ...{ before: before === null ? null : fieldsOf(before), after: fieldsOf(after) },
                from: { path: ref.path, document: fieldsOf(document) },
              }),
            ),
            write: (writes) => {
              for (const { ref, there, after } of changes) {
                writes.remove(ref);
                writes.save(there.withConverter(converterOf(collection)), after);
              }
            },
          };
        },
      };
    },

    restore: async ({ path, from, before, after }, _merge, unit) => {
      if (from === null) return null;
      const [there, here] = await unit.read<[Document, Document]>(at(path), at(from.path));
      const current = readOrReport(there);
      if (here.exists || current === null || !sameJson(fieldsOf(current), after)) return null;
      return (writes) => {
        writes.save(at(from.path), readDocument(collection, from.path, from.document));
        if (before === null) writes.remove(at(path));
        else writes.save(at(path), readDocument(collection, path, before));
      };
    },
  };
}

/** Documents that name the college in their fields. `Facts` is what a move records, to find again what it changed. */
interface ChangedPart<Document extends NamedDocument> {
  readonly part: MergePart;
  readonly collection: CollectionDefinition<Document>;
  readonly find: (merge: CollegeMerge) => Promise<{
    readonly refs: readonly DocumentReference<Document>[];
    readonly cursor: string | null;
    /** The document after the merge with what is recorded; null where it does not name the merged college. */
    readonly moved: (document: Document, now: Date) => { readonly document: Document; readonly move: Partial<MergeMove> } | null;
  }>;
  /** The document without the merge; null where it was changed since. */
  readonly restored: (document: Document, move: MergeMove, merge: CollegeMerge, now: Date) => Document | null;
  readonly afterwards?: MovedPart['afterwards'];
}

/** Changes documents in place. */
export function changedPart<Document extends NamedDocument>(
  database: () => Firestore,
  { part, collection, find, restored, afterwards }: ChangedPart<Document>,
): MovedPart {
  return {
    ...(afterwards === undefined ? {} : { afterwards }),
    next: async (merge): Promise<NextStep> => {
      const { refs, cursor, moved } = await find(merge);
      return {
        cursor,
        move: async (unit, now) => {
          const stored = refs.length === 0 ? [] : await unit.read(...refs);
          const changes = stored.flatMap((snapshot) => {
            const document = readOrReport(snapshot);
            const change = document === null ? null : moved(document, now);
            return change === null ? [] : [{ ...change, ref: snapshot.ref.withConverter(converterOf(collection)) }];
          });
          return {
            moves: changes.map(({ ref, move }) => newMove({ part, path: ref.path, startedAt: merge.startedAt, ...move })),
            write: (writes) => {
              for (const { ref, document } of changes) writes.save(ref, document);
            },
          };
        },
      };
    },

    restore: async (move, merge, unit, now) => {
      const ref = database().doc(move.path).withConverter(converterOf(collection));
      const [stored] = await unit.read(ref);
      const document = readOrReport(stored);
      const after = document === null ? null : restored(document, move, merge, now);
      return after === null ? null : (writes) => writes.save(ref, after);
    },
  };
}
