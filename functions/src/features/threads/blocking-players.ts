import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type ActingCoach, type EarlierThread, isBlockedIn, writesFor } from '@touchline/domain/person/threads/may-write';
import type { Thread } from '@touchline/domain/person/threads/thread';
import type { Firestore, Query } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { readsOf, threadDocuments } from './thread-people';

/** Far more conversations than a coach has with one player, and players who block one coach. */
const MOST = 1000;

/** The players who block a coach, or a coach of the same college, in a conversation. */
export async function playersBlocking(database: Firestore, acting: ActingCoach): Promise<ReadonlySet<string>> {
  const blocked = threadDocuments(database).threads.where('state', '==', 'blocked');
  const found = await blockedThreads(database, [
    blocked.where('coach', '==', acting.coach),
    ...acting.collegeIds.map((collegeId) => blocked.where('collegeId', '==', collegeId)),
  ]);
  return new Set(found.filter((one) => isBlockedIn(one, acting)).map(({ thread }) => thread.player));
}

/** Whether a player blocks a coach, or a coach of the same college, in a conversation. */
export async function isBlockedWithCollege(database: Firestore, acting: ActingCoach, player: string): Promise<boolean> {
  const ofPlayer = threadDocuments(database).threads.where('state', '==', 'blocked').where('player', '==', player);
  return (await blockedThreads(database, [ofPlayer])).some((one) => isBlockedIn(one, acting));
}

/** Whether a player blocks this very person in a conversation. */
export async function isBlockedBy(database: Firestore, coach: string, player: string): Promise<boolean> {
  const { threads } = threadDocuments(database);
  const between = threads.where('player', '==', player).where('coach', '==', coach);
  return !(await between.where('state', '==', 'blocked').limit(1).get()).empty;
}

/** The conversations that queries find, each with whether its coach still writes for its college. */
async function blockedThreads(database: Firestore, queries: readonly Query<Thread>[]): Promise<readonly EarlierThread[]> {
  const found = await Promise.all(queries.map((query) => query.limit(MOST).get()));
  const threads = found.flatMap(({ docs }) => docs.flatMap((one) => readOrReport(one) ?? []));
  const { profiles } = personDocuments(database);
  const coaches = [...new Set(threads.map(({ coach }) => coach))];
  const stored = await readsOf(database)<Profile[]>(...coaches.map((uid) => profiles.doc(uid)));
  const byUid = new Map(stored.map((one) => [one.id, readOrReport(one)]));
  return threads.map((thread) => ({
    thread,
    isCoachAccepted: writesFor(byUid.get(thread.coach) ?? null, thread.collegeId),
  }));
}
