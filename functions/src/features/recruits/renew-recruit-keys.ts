import { PROFILE_SCHEMA_VERSION } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { inOneTransaction } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';

/** How many profiles of each kind a run renews; the next run goes on. */
const AT_ONCE = 300;

/**
 * Renews the keys of profiles whose page has become that of an adult since the last write, or whose Premium has begun
 * or ended, so that they are found by what is shown from then on (docs/decisions/072-recruit-search.md). Those
 * that an earlier version wrote come first, because their keys may tell what is closed now. Answers how many.
 */
export async function renewRecruitKeys(database: () => Firestore, clock: Clock): Promise<number> {
  const { profiles } = personDocuments(database());
  const [earlier, due] = await Promise.all([
    profiles.where('schemaVersion', '<', PROFILE_SCHEMA_VERSION).limit(AT_ONCE).get(),
    profiles.where('search.due', '<=', clock().toISOString()).limit(AT_ONCE).get(),
  ]);
  const found = new Map([...earlier.docs, ...due.docs].map(({ id, ref }) => [id, ref]));
  for (const ref of found.values())
    await inOneTransaction(async (unit) => {
      const [stored] = await unit.read(ref);
      const profile = stored.data();
      if (profile !== undefined) unit.save(ref, profile);
    }, database());
  return found.size;
}
