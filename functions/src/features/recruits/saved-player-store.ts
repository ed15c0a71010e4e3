import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import {
  listedPlayerOf,
  SAVED_PLAYERS,
  type SavedPlayer,
  type SavedPlayerItem,
  savedPlayerOf,
  type SavePlayerForm,
} from '@touchline/domain/person/saved-player';
import { SAVED_PLAYERS_MAX } from '@touchline/domain/reference/limits';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction, readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import type { ViewStore } from '../views/view-store';

/** The players whom coaches have saved, each coach's own (docs/decisions/069-coaches-list.md). */
export interface SavedPlayerStore {
  /** Those whom a coach may see now, the newest first: two reads for each that was saved. */
  readonly list: (uid: string) => Promise<readonly SavedPlayerItem[]>;
  /** Null where the player is not saved. */
  readonly find: (uid: string, playerId: string) => Promise<SavedPlayer | null>;
  /**
   * Counts as a view of the player unless it undoes a removal. Throws Refusal notFound where there is no such player or
   * account, then what `formOf` and `savedPlayerOf` throw.
   */
  readonly save: (uid: string, playerId: string, formOf: () => SavePlayerForm) => Promise<SavedPlayer>;
  /** Throws Refusal notFound where they are not saved. */
  readonly remove: (uid: string, playerId: string) => Promise<void>;
}

export function savedPlayerStore(database: () => Firestore, clock: Clock, views: Pick<ViewStore, 'saveBy'>): SavedPlayerStore {
  const listOf = (uid: string) => collectionOf(database(), SAVED_PLAYERS, { uid });
  const now = (): string => clock().toISOString();

  return {
    list: async (uid) => {
      const { docs } = await listOf(uid).orderBy('savedAt', 'desc').limit(SAVED_PLAYERS_MAX).get();
      if (docs.length === 0) return [];
      const { profiles } = personDocuments(database());
      const read = (...all: DocumentReference[]) => database().getAll(...all);
      const found = await (read as UnitOfWork['read'])(...docs.map(({ id }) => profiles.doc(id)));
      const players = new Map(found.map((snapshot) => [snapshot.id, readOrReport(snapshot)]));
      return docs.flatMap((document) => {
        const saved = readOrReport(document);
        const player = players.get(document.id) ?? null;
        const listed = player === null ? null : listedPlayerOf(player, now());
        return saved === null || listed === null ? [] : [{ ...entryOf(saved), player: listed }];
      });
    },

    find: async (uid, playerId) => (isDocumentName(playerId) ? ((await listOf(uid).doc(playerId).get()).data() ?? null) : null),

    save: async (uid, playerId, formOf) => {
      if (!isDocumentName(playerId)) throw new Refusal('notFound', 'unknownPlayer');
      const savedBefore = (await listOf(uid).count().get()).data().count;
      return inOneTransaction(async (unit) => {
        const { profiles, accounts } = personDocuments(database());
        const document = listOf(uid).doc(playerId);
        const counted = views.saveBy(uid, playerId);
        const [stored, player, account, mark] = await unit.read(
          document,
          profiles.doc(playerId),
          accounts.doc(uid),
          counted.mark,
        );
        const profile = player.data();
        if (profile === undefined || listedPlayerOf(profile, now()) === null) throw new Refusal('notFound', 'unknownPlayer');
        if (!account.exists) throw new Refusal('notFound', 'noProfile');
        const before = stored.data() ?? null;
        const form = formOf();
        const after = savedPlayerOf(before, playerId, form, { now: now(), savedBefore });
        if (after !== before) unit.save(document, after);
        if (before === null && form.earlier === undefined && !mark.exists) counted.write(unit);
        return after;
      }, database());
    },

    remove: async (uid, playerId) => {
      if (!isDocumentName(playerId)) throw new Refusal('notFound', 'playerNotSaved');
      let wasSaved = false;
      return inOneTransaction(async (unit) => {
        const document = listOf(uid).doc(playerId);
        const [stored] = await unit.read(document);
        wasSaved ||= stored.exists;
        if (!wasSaved) throw new Refusal('notFound', 'playerNotSaved');
        unit.remove(document);
      }, database());
    },
  };
}

/** What a coach keeps about a player, as the API answers it. */
export function entryOf({ player: profileId, stage, note, savedAt, notedAt, isNamed }: SavedPlayer) {
  return { profileId, stage, note, savedAt, notedAt, isNamed };
}
