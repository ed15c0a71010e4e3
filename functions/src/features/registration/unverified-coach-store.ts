import type { SiteMatch } from '@touchline/domain/college/catalogue/colleges-of-site';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { isEduEmail } from '@touchline/domain/kernel/text/email';
import { collegesOfEmail } from '@touchline/domain/person/claims/coach-colleges';
import {
  hasAskedForCollege,
  type InvitedTeam,
  queueEntryOf,
  UNVERIFIED_COACHES,
  type UnverifiedCoach,
} from '@touchline/domain/person/registration/unverified-coach';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { FindOpenInvite } from '../college-staff/coach-invite-store';
import { collegeRequests } from '../college-requests/college-request-store';
import { personDocuments } from '../profiles/profile-store';

const PAGE_SIZE = 100;
/** The job looks this long after a registration; later, a coach enters at the next sign-in or look at the account. */
const LOOKED_AFTER_MS = 30 * DAY_MS;

/** Coaches who have registered and are in no queue yet, by uid. */
export function unverifiedCoaches(database: Firestore) {
  return collectionOf(database, UNVERIFIED_COACHES);
}

/** The colleges of the mail domain of a coach, and the open invitation from one of them; null if there is none. */
interface FoundColleges {
  readonly colleges: readonly SiteMatch[];
  readonly invite: InvitedTeam | null;
}

/** Coaches who wait for nothing but their own verification. */
export interface UnverifiedCoachStore {
  readonly isWaiting: (uid: string) => Promise<boolean>;
  /** Those who registered after a moment, the earliest first, 100 at most after `after`. */
  readonly listSince: (moment: string, after: UnverifiedCoach | null) => Promise<readonly UnverifiedCoach[]>;
  /**
   * Puts what a registration asked for into its queue, with the audit line, once; the Pending role or the request
   * begins at that moment. Anyone who has asked for a college since is only no longer waiting.
   */
  readonly enter: (uid: string, email: string, found: FoundColleges) => Promise<void>;
}

export function unverifiedCoachStore(database: () => Firestore, clock: Clock, newId: () => string): UnverifiedCoachStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    isWaiting: async (uid) => (await unverifiedCoaches(database()).doc(uid).get()).exists,
    listSince: async (moment, after) => {
      const inOrder = unverifiedCoaches(database())
        .where('registeredAt', '>', moment)
        .orderBy('registeredAt')
        .orderBy(FieldPath.documentId());
      const page = after === null ? inOrder : inOrder.startAfter(after.registeredAt, after._id);
      return (await page.limit(PAGE_SIZE).get()).docs.map((document) => document.data());
    },
    enter: (uid, email, { colleges, invite }) => {
      const marker = unverifiedCoaches(database()).doc(uid);
      const [owned, queue] = [personDocuments(database()).profiles.doc(uid), collegeRequests(database()).doc(uid)];
      return audited({
        reads: { waiting: marker, profile: owned },
        require: ({ waiting, profile }) => (waiting.exists ? (profile.data() ?? null) : null),
        alreadyDone: () => undefined,
        decide: (profile, { now, at }) => {
          if (profile === null) return { answer: undefined };
          if (hasAskedForCollege(profile)) return { answer: undefined, write: (unit) => unit.remove(marker) };
          const asked = { uid, email, sportsTypeGender: profile.sportsTypeGender };
          const { sportsTypeGender, roles, request } = queueEntryOf(asked, colleges, invite, now);
          const [role] = roles;
          return {
            answer: undefined,
            write: (unit) => {
              unit.remove(marker);
              if (request !== null) unit.save(queue, request);
              if (role === undefined) return;
              const entered = { ...profile, sportsTypeGender, roles: [...profile.roles, role] };
              unit.save(owned, { ...entered, version: profile.version + 1, updatedAt: at });
            },
            audit: {
              action: 'coach.enterQueue',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: role !== undefined ? { collegeId: role.value } : request !== null ? { domain: request.domain } : {},
            },
          };
        },
      });
    },
  };
}

/** Puts a coach into the queue whom the provider knows as verified; does nothing for anybody else. */
export type EnterQueue = (user: {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}) => Promise<void>;

export function enterQueue(
  waiting: UnverifiedCoachStore,
  catalogue: Pick<CatalogueStore, 'fresh'>,
  findInvite: FindOpenInvite,
): EnterQueue {
  return async ({ uid, email, emailVerified }) => {
    if (!emailVerified || !isEduEmail(email) || !(await waiting.isWaiting(uid))) return;
    const colleges = collegesOfEmail((await catalogue.fresh()).rows, email);
    const invite = await findInvite(
      colleges.map(({ _id }) => _id),
      email,
    );
    await waiting.enter(uid, email, { colleges, invite });
  };
}

/** What the job needs. */
interface JobDependencies {
  readonly waiting: UnverifiedCoachStore;
  readonly users: Pick<AuthChanges, 'findAll'>;
  readonly enter: EnterQueue;
  readonly clock: Clock;
}

/**
 * The job `enter-queues`: puts coaches into the queue who have verified their address without coming back. Returns how
 * many were verified.
 */
export async function enterQueues({ waiting, users, enter, clock }: JobDependencies): Promise<number> {
  const since = new Date(clock().getTime() - LOOKED_AFTER_MS).toISOString();
  let verified = 0;
  for (let after: UnverifiedCoach | null = null; ;) {
    const page: readonly UnverifiedCoach[] = await waiting.listSince(since, after);
    const known = (await users.findAll(page.map(({ _id }) => _id))).filter(({ emailVerified }) => emailVerified);
    for (const user of known) await enter(user);
    verified += known.length;
    after = page.at(-1) ?? null;
    if (page.length < PAGE_SIZE) return verified;
  }
}
