import { LISTED_ALUMNI } from '@touchline/domain/person/claims/listed-alumnus';
import { type ShownProfile, shownProfileTo } from '@touchline/domain/person/profiles/audience/shown-profile';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** The most alumni that a college names. */
const MOST_LISTED = 100;

/** The wishes of people to be named among the alumni of a college. */
export function listedAlumni(database: Firestore) {
  return collectionOf(database, LISTED_ALUMNI);
}

/**
 * The accepted alumni whom a college names, by name, 100 at most, as visitors see their profiles; without hidden ones.
 */
export function alumniOf(database: () => Firestore, clock: Clock): (collegeId: string) => Promise<readonly ShownProfile[]> {
  return async (collegeId) => {
    const at = clock().toISOString();
    const named = listedAlumni(database()).where('collegeId', '==', collegeId).where('isAccepted', '==', true);
    const { docs } = await named.limit(MOST_LISTED).get();
    const { profiles } = personDocuments(database());
    const found = await Promise.all(docs.map(async (document) => (await profiles.doc(document.data().uid).get()).data()));
    return found
      .flatMap((profile) => (profile && shownProfileTo(profile, 'visitor', at)) ?? [])
      .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'));
  };
}
