import { sameJson } from '@touchline/domain/kernel/json/json';
import type { CollegeMerge } from '@touchline/domain/merging/college-merge';
import { type MergeMove, mergeMoveId } from '@touchline/domain/merging/merge-move';
import { movedRecruit, movedStaffEntry } from '@touchline/domain/merging/moved-shared-lists';
import { STAFF_ENTRIES } from '@touchline/domain/person/shared-list/staff-entry';
import { STAFF_RECRUITS, type StaffRecruit, staffRecruitId } from '@touchline/domain/person/shared-list/staff-recruit';
import type { Firestore } from 'firebase-admin/firestore';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { documentsAfter, fieldsOf, mergeDocuments, mergingOf, type MovedPart } from './merge-documents-store';
import { changedPart, rekeyedPart } from './moved-documents';

/** The documents of one step. */
const AT_ONCE = 25;

/**
 * The parts of a merge that are the list which the staff of a college share. A move names no author of an entry. An
 * undo takes a player back together with the entries, or leaves both: where somebody has moved the player since, or
 * has written about one whom only the merge brought there.
 */
export function sharedListParts(database: () => Firestore): Readonly<Record<'staffRecruits' | 'staffEntries', MovedPart>> {
  const recruits = () => collectionOf(database(), STAFF_RECRUITS);
  const entries = () => collectionOf(database(), STAFF_ENTRIES);

  const goesBack = async (player: string, { _id, from, into, startedAt }: CollegeMerge, unit: UnitOfWork): Promise<boolean> => {
    const [here, there] = [from, into].map((college) => recruits().doc(staffRecruitId(college._id, player)));
    if (here === undefined || there === undefined) return false;
    const move = mergeDocuments(database()).movesOf(_id).doc(mergeMoveId('staffRecruits', there.path));
    const [stored, current, recorded] = await unit.read<[StaffRecruit, StaffRecruit, MergeMove]>(here, there, move);
    if (stored.exists) return true;
    const [row, told] = [readOrReport(current), readOrReport(recorded)];
    if (row === null || told === null || !sameJson(fieldsOf(row), told.after)) return false;
    if (told.before !== null) return true;
    const written = await entries().where('collegeId', '==', into._id).where('player', '==', player).get();
    return written.docs.every((one) => (readOrReport(one)?.at ?? '') <= startedAt);
  };

  const rows = rekeyedPart(database, {
    part: 'staffRecruits',
    collection: STAFF_RECRUITS,
    find: async ({ from, cursor: after }) => {
      const ofCollege = recruits().where('collegeId', '==', from._id);
      const { docs, cursor } = await documentsAfter(database(), ofCollege, after, AT_ONCE);
      return { refs: docs.map(({ ref }) => ref), cursor };
    },
    moved: movedRecruit,
    idThere: ({ player }, { into }) => staffRecruitId(into, player),
    people: ({ player }) => ({ person: player }),
  });

  const written = changedPart(database, {
    part: 'staffEntries',
    collection: STAFF_ENTRIES,
    find: async (merge) => {
      const ofCollege = entries().where('collegeId', '==', merge.from._id);
      const { docs, cursor } = await documentsAfter(database(), ofCollege, merge.cursor, AT_ONCE);
      return {
        cursor,
        refs: docs.map(({ ref }) => ref),
        moved: (entry) => {
          const document = movedStaffEntry(entry, mergingOf(merge));
          return document === null ? null : { document, move: { person: entry.player } };
        },
      };
    },
    restored: (entry, _, merge) => movedStaffEntry(entry, { from: merge.into._id, into: merge.from._id }),
  });

  const together = (part: MovedPart): MovedPart => ({
    ...part,
    restore: async (move, merge, unit, now) =>
      (await goesBack(move.person ?? '', merge, unit)) ? part.restore(move, merge, unit, now) : null,
  });
  return { staffRecruits: together(rows), staffEntries: together(written) };
}
