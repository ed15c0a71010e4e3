import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { COLLEGE_REQUESTS, type CollegeRequest } from '@touchline/domain/person/account/college-request';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';

/** The queue of colleges that coaches are waiting for, by the uid of the coach. */
export function collegeRequests(database: Firestore) {
  return collectionOf(database, COLLEGE_REQUESTS);
}

/** The request that a coach's registration opened; null where it opened none. */
export function collegeRequestOf(database: () => Firestore): (uid: string) => Promise<CollegeRequest | null> {
  return async (uid) => (await collegeRequests(database()).doc(uid).get()).data() ?? null;
}

/** Requests of coaches for colleges that are missing, as admins fulfil them. */
export interface CollegeRequestStore {
  /**
   * Takes a coach's request off the list, with its audit line; one that is done stays as it is. Throws Refusal
   * notFound.
   */
  readonly finish: (uid: string, by: string) => Promise<void>;
}

export function collegeRequestStore(database: () => Firestore, clock: Clock, newId: () => string): CollegeRequestStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    finish: async (uid, by) => {
      if (!/^[A-Za-z0-9_-]{1,128}$/.test(uid)) throw new Refusal('notFound', 'unknownRequest');
      const document = collegeRequests(database()).doc(uid);
      return audited({
        reads: { request: document },
        require: ({ request }) => request.data() ?? missing('unknownRequest'),
        alreadyDone: () => undefined,
        decide: (request, { at }) => {
          if (request.doneAt !== null) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => unit.save(document, { ...request, doneAt: at }),
            audit: {
              action: 'collegeRequest.done',
              target: `profiles/${uid}`,
              by: { uid: by, isAdmin: true },
              detail: { domain: request.domain },
            },
          };
        },
      });
    },
  };
}
