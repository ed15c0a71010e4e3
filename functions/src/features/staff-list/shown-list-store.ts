import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type ListReader, type ShownRecruit, shownRecruitOf } from '@touchline/domain/person/shared-list/shown-recruit';
import { STAFF_ENTRIES, type StaffEntry } from '@touchline/domain/person/shared-list/staff-entry';
import { STAFF_RECRUITS, type StaffRecruit, staffRecruitId } from '@touchline/domain/person/shared-list/staff-recruit';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import { playersBlocking } from '../threads/blocking-players';
import { readsOf } from '../threads/thread-people';

/** The lists of colleges as their staff read them. */
export interface ShownListStore {
  /**
   * The players whom somebody of the staff may see now, the last moved first. It reads every row and entry of the
   * college, and the profiles of the players and of the authors.
   */
  readonly list: (collegeId: string, uid: string) => Promise<readonly ShownRecruit[]>;
  /** One of these players. Throws Refusal notFound. */
  readonly find: (collegeId: string, playerId: string, uid: string) => Promise<ShownRecruit>;
}

/** The rows and entries of the lists. */
export function listDocuments(database: Firestore) {
  return { recruits: collectionOf(database, STAFF_RECRUITS), entries: collectionOf(database, STAFF_ENTRIES) };
}

export function shownListStore(database: () => Firestore, clock: Clock): ShownListStore {
  const shown = async (
    collegeId: string,
    uid: string,
    rows: readonly StaffRecruit[],
    entries: readonly StaffEntry[],
  ): Promise<readonly ShownRecruit[]> => {
    const { profiles } = personDocuments(database());
    const uids = [...new Set([...rows.map(({ player }) => player), ...entries.map(({ author }) => author)])];
    const [found, blocking] = await Promise.all([
      readsOf(database())<Profile[]>(...uids.map((one) => profiles.doc(one))),
      playersBlocking(database(), { coach: uid, collegeIds: [collegeId] }),
    ]);
    const people = new Map(found.map((one) => [one.id, readOrReport(one)]));
    const reader: ListReader = {
      ...{ uid, blocking, at: clock().toISOString() },
      nameOf: (author) => people.get(author)?.displayName ?? null,
    };
    const byPlayer = new Map<string, StaffEntry[]>(rows.map(({ player }) => [player, []]));
    for (const entry of entries) byPlayer.get(entry.player)?.push(entry);
    return rows.flatMap((row) => {
      const about = { profile: people.get(row.player) ?? null, entries: byPlayer.get(row.player) ?? [] };
      return shownRecruitOf(row, about, reader) ?? [];
    });
  };

  return {
    list: async (collegeId, uid) => {
      const { recruits, entries } = listDocuments(database());
      const [rows, written] = await Promise.all([
        recruits.where('collegeId', '==', collegeId).get(),
        entries.where('collegeId', '==', collegeId).get(),
      ]);
      const all = await shown(
        ...([collegeId, uid] as const),
        rows.docs.flatMap((one) => readOrReport(one) ?? []),
        written.docs.flatMap((one) => readOrReport(one) ?? []),
      );
      return all.toSorted((one, other) => other.movedAt.localeCompare(one.movedAt));
    },

    find: async (collegeId, playerId, uid) => {
      const { recruits, entries } = listDocuments(database());
      const [row, written] = await Promise.all([
        recruits.doc(staffRecruitId(collegeId, playerId)).get(),
        entries.where('collegeId', '==', collegeId).where('player', '==', playerId).get(),
      ]);
      const rows = row.data();
      const of = written.docs.flatMap((one) => readOrReport(one) ?? []);
      const [found] = rows === undefined ? [] : await shown(collegeId, uid, [rows], of);
      if (found === undefined) throw new Refusal('notFound', 'unknownPlayer');
      return found;
    },
  };
}
