import { bandsOf, type Fingerprint } from '@touchline/domain/pictures/fingerprint';
import { isLikeRemoved, REMOVED_PICTURES } from '@touchline/domain/person/moderation/removed-picture';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';

/** The most removed pictures that one upload is compared with by their looks. */
const COMPARED = 300;

export function removedPictures(database: Firestore) {
  return collectionOf(database, REMOVED_PICTURES);
}

/** The id under which the hashes of a removed picture are stored; it names neither the owner nor the picture. */
export function removedPictureId(profileId: string, pictureId: string): string {
  return hashOf(`removed ${profileId} ${pictureId}`);
}

/** Whether moderation removed the same picture, or one that looks like it, within the time that we store hashes. */
export type IsLikeRemoved = (fingerprint: Fingerprint) => Promise<boolean>;

/** Two queries: the same files, and those that share a part of the perceptual hash. */
export function likeRemoved(database: () => Firestore, clock: Clock): IsLikeRemoved {
  return async (fingerprint) => {
    const { exact, perceptual } = fingerprint;
    const removed = removedPictures(database());
    const found = await Promise.all([
      removed.where('exact', 'in', [...exact]).get(),
      ...(perceptual === null
        ? []
        : [
            removed
              .where('bands', 'array-contains-any', [...bandsOf(perceptual)])
              .limit(COMPARED)
              .get(),
          ]),
    ]);
    const now = clock();
    return found.some(({ docs }) =>
      docs.some((document) => {
        const one = readOrReport(document);
        return one !== null && isLikeRemoved(fingerprint, one, now);
      }),
    );
  };
}
