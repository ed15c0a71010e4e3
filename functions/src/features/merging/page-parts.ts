import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import type { College } from '@touchline/domain/college/college';
import { type ArchivedCollege, collegeBeforeArchiving } from '@touchline/domain/college/editing/archived-college';
import { COLLEGE_PATCH_SCHEMA_VERSION, type CollegePatch } from '@touchline/domain/college/editing/college-patch';
import { editCollege, undoCollegeEdit } from '@touchline/domain/college/editing/edit-college';
import { COLLEGE_PICTURES } from '@touchline/domain/college/editing/picture-references';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { CollegeMerge } from '@touchline/domain/merging/college-merge';
import { newMove } from '@touchline/domain/merging/merge-move';
import { movedPage, withPicturesOf } from '@touchline/domain/merging/moved-page';
import type { Firestore } from 'firebase-admin/firestore';
import { readOrReport, type Writes } from '../../platform/firestore';
import type { PictureFiles } from '../../platform/picture-file-store';
import { writePictureUse } from '../../platform/picture-use-store';
import { collegeDocuments } from '../colleges/college-documents-store';
import { campDocuments } from '../colleges/ranking-summary-store';
import { mergeDocuments, type MovedPart, recorded } from './merge-documents-store';

/** The pictures whose files one step copies. */
const FILES_AT_ONCE = 10;

/** The parts of a merge that are the page itself: its addresses, the files of pictures, albums and teams. */
export function pageParts(database: () => Firestore, files: Pick<PictureFiles, 'findOriginal' | 'saveOriginal'>) {
  const documentsOf = ({ from, into }: CollegeMerge) => {
    const { colleges, archived } = collegeDocuments(database());
    return [archived.doc(from._id), colleges.doc(into._id)] as const;
  };
  /** The pictures of camps, which are the college's own: those that moved already are among the moves. */
  const coversOf = async ({ _id, from }: CollegeMerge): Promise<readonly string[]> => {
    const [own, moved] = await Promise.all([
      campDocuments(database()).where('collegeId', '==', from._id).get(),
      mergeDocuments(database()).movesOf(_id).where('part', '==', 'camps').get(),
    ]);
    const covers = [...own.docs.map((one) => one.data().cover), ...moved.docs.map((one) => one.data().before?.cover)];
    return covers.filter((cover) => typeof cover === 'string');
  };
  const save = (unit: Writes, before: College, after: College, now: Date): void => {
    const { colleges, rows } = collegeDocuments(database());
    unit.save(colleges.doc(after._id), after);
    const row = catalogueRowOf(after);
    if (!sameJson(row, catalogueRowOf(before))) unit.save(rows.doc(row._id), row);
    writePictureUse(COLLEGE_PICTURES, database(), unit, before, after, now);
  };

  return {
    addresses: addressesPart(database),
    pictures: picturesPart(),
    page: pagePart(),
  } satisfies Record<string, MovedPart>;

  /** Copies files, which nothing names yet: a copy that is not needed is never seen. */
  function picturesPart(): MovedPart {
    return {
      next: async (merge) => {
        const [archived, stored] = documentsOf(merge);
        const [kept, into, covers] = await Promise.all([archived.get(), stored.get(), coversOf(merge)]);
        const [before, after] = [kept.data(), into.data()];
        const first = Number(merge.cursor ?? '0');
        const all = before && after ? movedPage(collegeBeforeArchiving(before), after, covers).pictures : [];
        for (const pictureId of all.slice(first, first + FILES_AT_ONCE)) {
          const file = await files.findOriginal({ kind: 'colleges', ownerId: merge.from._id, pictureId });
          if (file !== null) await files.saveOriginal({ kind: 'colleges', ownerId: merge.into._id, pictureId }, file);
        }
        const next = first + FILES_AT_ONCE;
        const nothing = { moves: [], write: () => undefined };
        return { cursor: next < all.length ? String(next) : null, move: () => Promise.resolve(nothing) };
      },
      restore: () => Promise.resolve(() => undefined),
    };
  }

  /** Albums and teams come in by an edit in the history of the page, with the merge's admin as its author. */
  function pagePart(): MovedPart {
    return {
      next: async (merge) => {
        const covers = await coversOf(merge);
        return {
          cursor: null,
          move: async (unit, now) => {
            const [kept, stored] = await unit.read<[ArchivedCollege, College]>(...documentsOf(merge));
            const [archived, before] = [kept.data(), stored.data()];
            if (archived === undefined || before === undefined)
              return { moves: [], kept: [{ name: null }], write: () => undefined };
            const from = collegeBeforeArchiving(archived);
            const { patch, pictures } = movedPage(from, before, covers);
            if (patch.length === 0 && pictures.length === 0) return { moves: [], write: () => undefined };
            const owning = withPicturesOf(before, from, pictures);
            const editor = { isAdmin: true, today: now.toISOString().slice(0, 10) };
            const edited = patch.length === 0 ? null : unlessRefused(() => editCollege(owning, patch, editor));
            const record = edited?.record ?? null;
            const after = record === null || edited === null ? owning : edited.college;
            const edit = collegeDocuments(database()).patchesOf(before._id).doc(`merge-${merge._id}`);
            return {
              kept: patch.length > 0 && record === null ? [{ name: null }] : [],
              moves:
                record === null
                  ? []
                  : [
                      newMove({
                        part: 'page',
                        path: stored.ref.path,
                        startedAt: merge.startedAt,
                        after: recorded({ edit: edit.id }),
                      }),
                    ],
              write: (writes) => {
                save(writes, before, after, now);
                if (record === null) return;
                const versions = { fromVersion: before.version, toVersion: after.version };
                const facts = { by: { uid: merge.by, isAdmin: true, at: now.toISOString() }, ...versions, offersUndo: false };
                writes.save(edit, {
                  ...{ _id: edit.id, schemaVersion: COLLEGE_PATCH_SCHEMA_VERSION, takenBack: null, suggestedBy: null },
                  ...facts,
                  ...record,
                });
              },
            };
          },
        };
      },

      restore: async (_move, merge, unit, now) => {
        const { colleges, patchesOf } = collegeDocuments(database());
        const edit = patchesOf(merge.into._id).doc(`merge-${merge._id}`);
        const [stored, made] = await unit.read<[College, CollegePatch]>(colleges.doc(merge.into._id), edit);
        const [before, record] = [stored.data(), made.data()];
        if (record !== undefined && record.takenBack !== null) return () => undefined;
        const after = before && record && unlessRefused(() => undoCollegeEdit(before, record, { isAdmin: true }));
        if (before === undefined || record === undefined || after === undefined || after === null) return null;
        return (writes) => {
          save(writes, before, after, now);
          writes.save(edit, { ...record, takenBack: { uid: merge.by, isAdmin: true, at: now.toISOString() } });
        };
      },
    };
  }
}

/** Addresses move with the beginning of a merge; each comes back unless the other college goes by it now. */
function addressesPart(database: () => Firestore): MovedPart {
  return {
    next: () => Promise.resolve({ cursor: null, move: () => Promise.resolve({ moves: [], write: () => undefined }) }),
    restore: async ({ name }, { from, into }, unit) => {
      const { pathNames, colleges } = collegeDocuments(database());
      const [entry, college] = await unit.read(pathNames.doc(name ?? ''), colleges.doc(into._id));
      const [address, other] = [readOrReport(entry), readOrReport(college)];
      if (address?.collegeId !== into._id || other?.pathName === address._id) return null;
      return (writes) => writes.save(pathNames.doc(address._id), { ...address, collegeId: from._id });
    },
  };
}

/** What a rule makes, or null where it refuses. */
function unlessRefused<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
