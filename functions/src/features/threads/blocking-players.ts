import type { Firestore } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { threadDocuments } from './thread-people';

/** Far more conversations than a coach has with one player, and players who block one coach. */
const MOST = 1000;

/** The players who block a coach in a conversation. */
export async function playersBlocking(database: Firestore, coach: string): Promise<ReadonlySet<string>> {
  const { threads } = threadDocuments(database);
  const blocked = await threads.where('coach', '==', coach).where('state', '==', 'blocked').limit(MOST).get();
  return new Set(blocked.docs.flatMap((one) => readOrReport(one)?.player ?? []));
}

/** Whether a player blocks somebody in a conversation. */
export async function isBlockedBy(database: Firestore, coach: string, player: string): Promise<boolean> {
  const { threads } = threadDocuments(database);
  const between = threads.where('player', '==', player).where('coach', '==', coach);
  return !(await between.where('state', '==', 'blocked').limit(1).get()).empty;
}
