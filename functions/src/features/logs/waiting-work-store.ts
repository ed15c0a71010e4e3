import { JOB_RUNS } from '@touchline/domain/audit/job-run';
import { WORK_KINDS, type WaitingWork, type WorkKind } from '@touchline/domain/audit/waiting-work';
import { CONTACT_MESSAGES } from '@touchline/domain/person/contact/contact-message';
import { FEEDBACK } from '@touchline/domain/person/feedback';
import { MAILS } from '@touchline/domain/person/mail/mail';
import { DELIVERY_FAILED } from '@touchline/domain/person/mail/outgoing-mail';
import { openRequestsSince } from '@touchline/domain/person/members/admin-request';
import { type Report, REPORTS } from '@touchline/domain/person/moderation/report';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';
import { waitingAttestationsOf } from '../attestations/review-attestation-store';
import { collegeRequests } from '../college-requests/college-request-store';
import { featureDocuments } from '../featuring/feature-line-store';
import { adminRequests } from '../members/admin-request-store';
import { lockedPictures } from '../moderation/locked/locked-picture-store';
import { personDocuments } from '../profiles/profile-store';
import { suggestionsForAdmins } from '../suggestions/suggestion-documents';

/** What waits, and the field by which the longest waiting is found. */
interface Queue {
  readonly waiting: Query;
  readonly since: string;
}

/** What waits for admins: a count, and the document that waits longest, of each kind. */
export function waitingWorkStore(database: () => Firestore, clock: Clock): { readonly list: () => Promise<WaitingWork[]> } {
  const openReports = () => collectionOf(database(), REPORTS).where('closedAt', '==', null);
  const queues = (): Readonly<Record<WorkKind, Queue>> => ({
    lockedPictures: { waiting: lockedPictures(database()).where('state', '==', 'locked'), since: 'lockedAt' },
    dangerReports: { waiting: openReports().where('reason', '==', 'danger'), since: 'at' },
    minorReports: { waiting: openReports().where('isAboutMinor', '==', true), since: 'at' },
    collegeRequests: { waiting: collegeRequests(database()).where('doneAt', '==', null), since: 'dueAt' },
    adminRequests: { waiting: adminRequests(database()).where('askedAt', '>', openRequestsSince(clock())), since: 'askedAt' },
    roles: { waiting: personDocuments(database()).profiles.where('isPending', '==', true), since: 'updatedAt' },
    reports: { waiting: openReports().where('kind', 'in', QUEUED), since: 'at' },
    removalRequests: { waiting: openReports().where('kind', '==', 'request'), since: 'at' },
    suggestions: { waiting: suggestionsForAdmins(database(), clock().toISOString()), since: 'adminsFrom' },
    attestations: { waiting: waitingAttestationsOf(database()), since: 'reviewSince' },
    featureRequests: { waiting: featureDocuments(database()).where('state', '==', 'queued'), since: 'order' },
    feedback: { waiting: collectionOf(database(), FEEDBACK).where('state', '==', 'open'), since: 'at' },
    contact: { waiting: collectionOf(database(), CONTACT_MESSAGES).where('state', '==', 'open'), since: 'at' },
    failedMails: { waiting: collectionOf(database(), MAILS).where('delivery.state', '==', DELIVERY_FAILED), since: 'createdAt' },
    failedJobs: { waiting: collectionOf(database(), JOB_RUNS).where('failuresInRow', '>', 0), since: 'failuresInRow' },
  });

  /** The values of some fields of the one that waits longest; null where nothing waits. */
  const longest = async ({ waiting, since }: Queue): Promise<((field: string) => string | null) | null> => {
    const [first] = (await waiting.orderBy(since).limit(1).get()).docs;
    if (first === undefined) return null;
    return (field) => {
      const value: unknown = first.get(field);
      return typeof value === 'string' ? value : null;
    };
  };

  return {
    list: async () => {
      const all = queues();
      return Promise.all(
        WORK_KINDS.map(async (kind) => {
          const queue = all[kind];
          const [counted, valueOf] = await Promise.all([queue.waiting.count().get(), longest(queue)]);
          const oldestAt = valueOf?.(SINCE[kind] ?? queue.since) ?? null;
          const dueAt = kind === 'collegeRequests' ? (valueOf?.('dueAt') ?? null) : null;
          return { kind, count: counted.data().count, oldestAt, dueAt };
        }),
      );
    },
  };
}

/** What the queue of reports holds besides requests. */
const QUEUED: readonly Report['kind'][] = ['profile', 'picture', 'text', 'objection', 'match', 'camp', 'thread', 'suggestion'];

/** Where the field that orders a queue is not the moment since when it waits. */
const SINCE: Readonly<Partial<Record<WorkKind, string>>> = {
  collegeRequests: 'requestedAt',
  featureRequests: 'enteredAt',
  failedJobs: 'startedAt',
};
