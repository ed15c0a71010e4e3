import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { personDocuments } from './profile-store';

/** How many profiles a run renews; the next run goes on. */
const AT_ONCE = 300;

/**
 * Renews the profiles whose player has come of age since the last write, or whose Premium has begun or ended, so that
 * they are found by what is shown from then on (docs/decisions/072-how-recruits-are-found.md). Answers how many.
 */
export async function renewRecruitKeys(database: () => Firestore, clock: Clock): Promise<number> {
  const { profiles } = personDocuments(database());
  const now = clock().toISOString();
  const due = await profiles.where('search.due', '<=', now).limit(AT_ONCE).get();
  for (const { ref } of due.docs)
    await inOneTransaction(async (unit) => {
      const [stored] = await unit.read(ref);
      const profile = stored.data();
      if (profile !== undefined) unit.save(ref, profile);
    }, database());
  return due.size;
}
