import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { listedPlayerOf } from '@touchline/domain/person/saved-player';
import { moveEntry, movedRecruit, requireOwnEntry, writtenEntry } from '@touchline/domain/person/shared-list/list-changes';
import type { StaffEntry, StaffEntryForm } from '@touchline/domain/person/shared-list/staff-entry';
import { type StaffRecruit, type StaffRecruitForm, staffRecruitId } from '@touchline/domain/person/shared-list/staff-recruit';
import { writesFor } from '@touchline/domain/person/threads/may-write';
import { SHARED_LIST_LIMITS } from '@touchline/domain/reference/shared-lists';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import { isBlockedWithCollege } from '../threads/blocking-players';
import { listDocuments } from './shown-list-store';

/** A player on the list of a college, and who of its staff acts. */
export interface ListPlace {
  readonly collegeId: string;
  readonly playerId: string;
  readonly uid: string;
}

/**
 * Changes of the lists that staff share. Each reads the profile of its caller again in its own transaction, so that
 * somebody who leaves the staff meanwhile writes nothing: Refusal forbidden. A player who is hidden, gone or blocks
 * the caller is Refusal notFound, so that nobody learns which it is.
 */
export interface StaffListStore {
  /** Throws what `movedRecruit` throws, and conflict beyond the limit of entries. */
  readonly move: (place: ListPlace, formOf: () => StaffRecruitForm) => Promise<void>;
  /** Removes a player with all entries about them. Throws Refusal conflict where somebody moved them since. */
  readonly remove: (place: ListPlace, version: number) => Promise<void>;
  /** Throws what `writtenEntry` throws, and conflict where the player is not on the list and beyond the limit. */
  readonly write: (place: ListPlace, entryId: string, formOf: () => StaffEntryForm) => Promise<void>;
  /** Removes an entry of the caller, if there is one. Throws Refusal forbidden for one of somebody else. */
  readonly removeEntry: (place: ListPlace, entryId: string) => Promise<void>;
}

export function staffListStore(database: () => Firestore, clock: Clock, newId: () => string): StaffListStore {
  const now = (): string => clock().toISOString();
  const profileOf = (uid: string) => personDocuments(database()).profiles.doc(uid);
  const rowOf = ({ collegeId, playerId }: ListPlace) =>
    listDocuments(database()).recruits.doc(staffRecruitId(collegeId, playerId));
  const entryOf = (entryId: string) => listDocuments(database()).entries.doc(entryId);

  const requireStaff = (caller: DocumentSnapshot<Profile>, { collegeId }: ListPlace): void => {
    if (!writesFor(caller.data() ?? null, collegeId)) throw new Refusal('forbidden', 'notOnStaff');
  };
  const requireShown = (player: DocumentSnapshot<Profile>): void => {
    const profile = player.data();
    if (profile === undefined || listedPlayerOf(profile, now()) === null) throw new Refusal('notFound', 'unknownPlayer');
  };
  const requireUnblocked = async ({ collegeId, playerId, uid }: ListPlace): Promise<void> => {
    const isBlocked = await isBlockedWithCollege(database(), { coach: uid, collegeIds: [collegeId] }, playerId);
    if (isBlocked) throw new Refusal('notFound', 'unknownPlayer');
  };
  /** How many rows and entries a college has, before a transaction. */
  const countsOf = async (collegeId: string) => {
    const { recruits, entries } = listDocuments(database());
    const [rows, written] = await Promise.all(
      [recruits, entries].map((all) => all.where('collegeId', '==', collegeId).count().get()),
    );
    return { players: rows?.data().count ?? 0, entries: written?.data().count ?? 0 };
  };
  const requireRoom = (entries: number): void => {
    if (entries >= SHARED_LIST_LIMITS.entries)
      throw new Refusal('conflict', 'staffEntriesFull', { most: SHARED_LIST_LIMITS.entries });
  };
  const entryAt = ({ collegeId, playerId: player, uid: author }: ListPlace, _id: string) => ({ _id, collegeId, player, author });

  return {
    move: async (place, formOf) => {
      if (!isDocumentName(place.playerId)) throw new Refusal('notFound', 'unknownPlayer');
      const [counts] = await Promise.all([countsOf(place.collegeId), requireUnblocked(place)]);
      const entryId = newId();
      return inOneTransaction(async (unit) => {
        const row = rowOf(place);
        const [stored, caller, player] = await unit.read<[StaffRecruit, Profile, Profile]>(
          ...([row, profileOf(place.uid), profileOf(place.playerId)] as const),
        );
        requireStaff(caller, place);
        requireShown(player);
        const { collegeId, playerId } = place;
        const before = stored.data() ?? null;
        const after = movedRecruit({ collegeId, player: playerId, before, count: counts.players }, formOf(), now());
        if (after === before) return;
        requireRoom(counts.entries);
        unit.save(row, after);
        unit.save(entryOf(entryId), moveEntry(entryAt(place, entryId), after.stage, now()));
      }, database());
    },

    remove: async (place, version) => {
      if (!isDocumentName(place.playerId)) throw new Refusal('notFound', 'unknownPlayer');
      return inOneTransaction(async (unit) => {
        const row = rowOf(place);
        const [stored, caller] = await unit.read<[StaffRecruit, Profile]>(row, profileOf(place.uid));
        requireStaff(caller, place);
        const before = stored.data();
        if (before === undefined) return;
        if (before.version !== version) throw new Refusal('conflict', 'recruitMoved');
        const { entries } = listDocuments(database());
        const written = entries.where('collegeId', '==', place.collegeId).where('player', '==', place.playerId);
        const { docs } = await written.select().withConverter(null).get();
        unit.remove(row);
        for (const { ref } of docs) unit.remove(ref);
      }, database());
    },

    write: async (place, entryId, formOf) => {
      if (!isDocumentName(place.playerId)) throw new Refusal('notFound', 'unknownPlayer');
      const [counts] = await Promise.all([countsOf(place.collegeId), requireUnblocked(place)]);
      return inOneTransaction(async (unit) => {
        const [row, entry] = [rowOf(place), entryOf(entryId)];
        const [listed, stored, caller, player] = await unit.read<[StaffRecruit, StaffEntry, Profile, Profile]>(
          ...([row, entry, profileOf(place.uid), profileOf(place.playerId)] as const),
        );
        requireStaff(caller, place);
        requireShown(player);
        const recruit = listed.data();
        if (recruit === undefined) throw new Refusal('conflict', 'recruitRemoved');
        const before = stored.data() ?? null;
        const after = writtenEntry(entryAt(place, entryId), before, formOf(), now());
        if (after === before) return;
        unit.save(entry, after);
        if (before !== null) return;
        requireRoom(counts.entries);
        // Written although nothing changes in it, so that whoever takes the player off the list sees this entry.
        unit.save(row, recruit);
      }, database());
    },

    removeEntry: (place, entryId) =>
      inOneTransaction(async (unit) => {
        const entry = entryOf(entryId);
        const [stored, caller] = await unit.read<[StaffEntry, Profile]>(entry, profileOf(place.uid));
        requireStaff(caller, place);
        const before = stored.data();
        if (before === undefined) return;
        requireOwnEntry(entryAt(place, entryId), before);
        unit.remove(entry);
      }, database()),
  };
}
