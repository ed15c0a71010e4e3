import type { Profile } from '@touchline/domain/person/profile/profile';
import type { Firestore } from '@google-cloud/firestore';
import { isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../people/profile-store';
import { featureDocuments } from './feature-line-store';

/** The profile of a request's player; null without such a request or profile, and where the request left the queue. */
export function profileOfRequest(database: () => Firestore): (requestId: string) => Promise<Profile | null> {
  return async (requestId) => {
    if (!isDocumentName(requestId)) return null;
    const request = (await featureDocuments(database()).doc(requestId).get()).data();
    if (request === undefined || request.state === 'left') return null;
    return (await personDocuments(database()).profiles.doc(request.uid).get()).data() ?? null;
  };
}
