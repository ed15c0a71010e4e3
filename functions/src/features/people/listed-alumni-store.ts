import { LISTED_ALUMNI } from '@touchline/domain/person/account/listed-alumnus';
import type { Profile } from '@touchline/domain/person/profile/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from './profile-store';

/** The most alumni that a college names. */
const MOST_LISTED = 100;

/** The wishes of people to be named among the alumni of a college. */
export function listedAlumni(database: Firestore) {
  return collectionOf(database, LISTED_ALUMNI);
}

/**
 * The profiles of the accepted alumni whom a college names, by name, 100 at most; without hidden ones.
 */
export function alumniOf(database: () => Firestore): (collegeId: string) => Promise<readonly Profile[]> {
  return async (collegeId) => {
    const named = listedAlumni(database()).where('collegeId', '==', collegeId).where('isAccepted', '==', true);
    const { docs } = await named.limit(MOST_LISTED).get();
    const { profiles } = personDocuments(database());
    const found = await Promise.all(docs.map(async (document) => (await profiles.doc(document.data().uid).get()).data()));
    return found
      .flatMap((profile) => (profile?.hidden === false ? [profile] : []))
      .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'));
  };
}
