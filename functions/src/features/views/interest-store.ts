import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { SAVED_PLAYERS } from '@touchline/domain/person/saved-player';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { THREADS } from '@touchline/domain/person/threads/thread';
import { daysOfInterest, type Interest, interestOf, type NamedCollege } from '@touchline/domain/person/views/interest';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionGroupOf, collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import type { ViewStore } from './view-store';

/** More conversations and saves than a player has. */
const MOST = 1000;

/** What the ladder is read from; `collegesListed` answers the colleges that are listed among some. */
interface InterestSources {
  readonly database: () => Firestore;
  readonly views: Pick<ViewStore, 'list'>;
  readonly collegesListed: (ids: readonly string[]) => Promise<ReadonlyMap<string, Omit<NamedCollege, 'collegeId'>>>;
  readonly clock: Clock;
}

/**
 * Reads the ladder of interest of somebody, today or on an earlier day as its last one; null where there is no such
 * profile (docs/decisions/208-interest.md).
 */
export type ReadInterest = (uid: string, lastDay?: Date) => Promise<Interest | null>;

export function interestReader({ database, views, collegesListed, clock }: InterestSources): ReadInterest {
  /** When coaches began conversations with a player from a day on. */
  const lettersTo = async (uid: string, from: string): Promise<readonly string[]> => {
    const written = collectionOf(database(), THREADS).where('player', '==', uid).where('lastAt', '>=', from);
    const { docs } = await written.orderBy('lastAt', 'desc').limit(MOST).get();
    return docs.flatMap((one) => readOrReport(one)?.startedAt ?? []);
  };

  /** The colleges of coaches who saved a player and chose to name theirs, as long as the college accepts them. */
  const collegesNamedTo = async (uid: string): Promise<readonly NamedCollege[]> => {
    const { docs } = await collectionGroupOf(database(), SAVED_PLAYERS).where('player', '==', uid).limit(MOST).get();
    const coaches = docs.flatMap((one) => (readOrReport(one)?.isNamed === true ? [one.ref.parent.parent?.id ?? ''] : []));
    if (coaches.length === 0) return [];
    const profiles = collectionOf(database(), PROFILES);
    const stored = await Promise.all(coaches.map((coach) => profiles.doc(coach).get()));
    const ids = stored.flatMap((one) => {
      const coach = readOrReport(one);
      if (coach === null || coach.hidden) return [];
      return coach.roles.flatMap((role) => (isCoachRole(role) && role.status === 'Accepted' ? [role.value] : []));
    });
    const listed = await collegesListed([...new Set(ids)]);
    return [...listed]
      .map(([collegeId, { name, pathName }]) => ({ collegeId, name, pathName }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  };

  return async (uid, lastDay = clock()) => {
    const { profiles, accounts } = personDocuments(database());
    const [profile, account] = await Promise.all([profiles.doc(uid).get(), accounts.doc(uid).get()]);
    const player = readOrReport(profile);
    if (player === null) return null;
    const { from, to } = daysOfInterest(lastDay);
    const hasPremium = isActiveAt(readOrReport(account)?.entitlements.premium ?? null, clock().toISOString());
    const [seen, letters, colleges] = await Promise.all([
      views.list(uid, from, to),
      lettersTo(uid, from),
      hasPremium ? collegesNamedTo(uid) : null,
    ]);
    return interestOf({ views: seen, letters, colleges }, lastDay);
  };
}
