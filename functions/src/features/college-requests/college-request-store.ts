import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import {
  COLLEGE_REQUESTS,
  type CollegeRequest,
  repeatedCollegeRequest,
} from '@touchline/domain/person/college-requests/college-request';
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

/** Requests of coaches for colleges that are missing: opened by coaches, fulfilled by admins. */
export interface CollegeRequestStore {
  /**
   * Takes a coach's request off the list, with its audit line; one that is done stays as it is. Throws Refusal
   * notFound.
   */
  readonly finish: (uid: string, by: string) => Promise<void>;
  /**
   * Puts a coach's request on the list, with its audit line. Throws Refusal conflict (`repeatedCollegeRequest`); `fits`
   * says that a college of the mail domain has such a team.
   */
  readonly open: (coach: Pick<CollegeRequest, '_id' | 'domain' | 'sportsTypeGender'>, fits: boolean) => Promise<CollegeRequest>;
}

export function collegeRequestStore(database: () => Firestore, clock: Clock, newId: () => string): CollegeRequestStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    open: (coach, fits) => {
      const document = collegeRequests(database()).doc(coach._id);
      return audited({
        reads: { before: document },
        require: ({ before }) => before.data() ?? null,
        alreadyDone: (before) => before ?? missing('unknownRequest'),
        decide: (before, { now }) => {
          const request = repeatedCollegeRequest(before, coach, fits, now);
          return {
            answer: request,
            write: (unit) => unit.save(document, request),
            audit: {
              action: 'collegeRequest.open',
              target: `profiles/${coach._id}`,
              by: { uid: coach._id, isAdmin: false },
              detail: { domain: coach.domain },
            },
          };
        },
      });
    },

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
