import {
  ERASURE_SCHEMA_VERSION,
  isOrphaned,
  JOB_CURSOR_SCHEMA_VERSION,
  JOB_CURSORS,
} from '@touchline/domain/person/account/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { erasureDocuments } from '../account/erasure-store';
import { personDocuments } from '../profiles/profile-store';

/** Users of the provider without documents of ours, and how far the sweep has come. */
export interface OrphanedAuthUserStore {
  /** The page token at which the sweep continues; null at the beginning. */
  readonly findCursor: () => Promise<string | null>;
  readonly saveCursor: (pageToken: string | null) => Promise<void>;
  /** Marks those of the users who have no document at all, each in one transaction with the check. Answers how many. */
  readonly markAllForDeletion: (uids: readonly string[]) => Promise<number>;
  /**
   * Marks one user for deletion, after which no one joins under that uid. False where the user has a document; true
   * also where the mark exists already.
   */
  readonly markForDeletion: (uid: string) => Promise<boolean>;
}

export function orphanedAuthUserStore(database: () => Firestore, clock: Clock): OrphanedAuthUserStore {
  const cursor = () => collectionOf(database(), JOB_CURSORS).doc('left-users');

  const mark = (uid: string): Promise<'marked' | 'known' | 'member'> =>
    inOneTransaction(async (unit) => {
      const { accounts, profiles } = personDocuments(database());
      const erasure = erasureDocuments(database()).doc(uid);
      const [known, ...documents] = await unit.read(erasure, accounts.doc(uid), profiles.doc(uid));
      if (documents.some(({ exists }) => exists)) return 'member';
      if (known.exists) return 'known';
      unit.create(erasure, { _id: uid, schemaVersion: ERASURE_SCHEMA_VERSION, begunAt: clock().toISOString() });
      return 'marked';
    }, database());

  return {
    findCursor: async () => (await cursor().get()).data()?.from ?? null,
    saveCursor: async (from) => {
      await cursor().set({ _id: cursor().id, schemaVersion: JOB_CURSOR_SCHEMA_VERSION, from });
    },
    markAllForDeletion: async (uids) => {
      if (uids.length === 0) return 0;
      const { accounts } = personDocuments(database());
      const known = await database().getAll(...uids.map((uid) => accounts.doc(uid)), { fieldMask: [] });
      let marked = 0;
      for (const { id, exists } of known) if (!exists && (await mark(id)) === 'marked') marked += 1;
      return marked;
    },
    markForDeletion: async (uid) => (await mark(uid)) !== 'member',
  };
}

/** The users on a page of the sweep, and the pages that a run reads. */
export const SWEEP_LIMITS = { users: 500, pages: 20 } as const;

/** What the sweep needs. */
interface SweepDependencies {
  readonly users: Pick<AuthChanges, 'list'>;
  readonly orphans: OrphanedAuthUserStore;
  readonly clock: Clock;
}

/**
 * The job `sweep-orphaned-auth-users`: marks users of the provider who have not become members within a day, children
 * who closed the terms among them. No one joins under their uid any more, and the next run of `finish-erasures`, an
 * hour later, deletes them. A run continues where the one before ended. Returns how many are marked.
 */
export async function sweepOrphanedAuthUsers({ users, orphans, clock }: SweepDependencies): Promise<number> {
  let from = await orphans.findCursor();
  let marked = 0;
  for (let page = 0; page < SWEEP_LIMITS.pages; page += 1) {
    const { users: listed, next } = await users.list(from, SWEEP_LIMITS.users);
    marked += await orphans.markAllForDeletion(listed.filter((user) => isOrphaned(user, clock())).map(({ uid }) => uid));
    await orphans.saveCursor(next);
    if (next === null) return marked;
    from = next;
  }
  return marked;
}
