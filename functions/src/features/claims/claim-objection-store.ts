import {
  CLAIM_OBJECTIONS,
  type ClaimObjection,
  type NamedObjection,
  newObjection,
  objectionId,
} from '@touchline/domain/person/claims/claim-objection';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** The most claimants that one query asks for; the lists of admins have 20 people. */
const MOST_CLAIMANTS = 30;

function claimObjections(database: Firestore) {
  return collectionOf(database, CLAIM_OBJECTIONS);
}

/** The documents of the objections to a person's claim at a college. */
export async function objectionsTo(
  database: Firestore,
  claimant: string,
  collegeId: string,
): Promise<readonly DocumentReference<ClaimObjection>[]> {
  const found = claimObjections(database).where('claimant', '==', claimant).where('collegeId', '==', collegeId);
  return (await found.get()).docs.map(({ ref }) => ref);
}

/** Objections of accepted coaches to open claims. */
export interface ClaimObjectionStore {
  /** Those to claims of these people, at most 30 of them, the oldest first, with the names of the objectors. */
  readonly listAbout: (claimants: readonly string[]) => Promise<readonly NamedObjection[]>;
  /** The claimants at a college to whom a person has objected. */
  readonly listBy: (by: string, collegeId: string) => Promise<ReadonlySet<string>>;
  /**
   * Keeps an objection with its audit line. Throws Refusal forbidden, notFound (`newObjection`), and conflict where the
   * person has objected before.
   */
  readonly add: (objection: Pick<ClaimObjection, 'claimant' | 'collegeId' | 'by' | 'reason'>) => Promise<void>;
}

export function claimObjectionStore(database: () => Firestore, clock: Clock, newId: () => string): ClaimObjectionStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    listAbout: async (claimants) => {
      if (claimants.length === 0) return [];
      const asked = claimants.slice(0, MOST_CLAIMANTS);
      const { docs } = await claimObjections(database()).where('claimant', 'in', asked).get();
      const found = docs.map((document) => document.data()).toSorted((one, other) => one.at.localeCompare(other.at));
      const { profiles } = personDocuments(database());
      return Promise.all(
        found.map(async (one) => ({ ...one, name: (await profiles.doc(one.by).get()).data()?.displayName ?? null })),
      );
    },

    listBy: async (by, collegeId) => {
      const found = claimObjections(database()).where('by', '==', by).where('collegeId', '==', collegeId);
      return new Set((await found.get()).docs.map((document) => document.data().claimant));
    },

    add: ({ claimant, collegeId, by, reason }) => {
      const document = claimObjections(database()).doc(objectionId({ claimant, collegeId, by }));
      return audited({
        reads: { profile: personDocuments(database()).profiles.doc(claimant), made: document },
        require: ({ profile, made }) => ({ profile: profile.data() ?? null, isMade: made.exists }),
        alreadyDone: () => undefined,
        decide: ({ profile, isMade }, { at }) => {
          const objection = newObjection({ by, collegeId, reason }, profile, at);
          if (isMade) throw new Refusal('conflict', 'objectionMade');
          return {
            answer: undefined,
            write: (unit) => unit.save(document, objection),
            audit: {
              action: 'role.object',
              target: `profiles/${claimant}`,
              by: { uid: by, isAdmin: false },
              detail: { collegeId },
            },
          };
        },
      });
    },
  };
}
