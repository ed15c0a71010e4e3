import type { College } from '@touchline/domain/college/college';
import type { NewCollegeForm } from '@touchline/domain/college/editing/new-college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { collegeCreatedMail } from '@touchline/domain/person/mail/mail-texts';
import type { Firestore } from 'firebase-admin/firestore';
import { writeAuditEntry } from '../../platform/audit-store';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { freshCollege, writeFreshCollege } from '../colleges/fresh-college-store';
import { collegeRequests } from './college-request-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** What an admin creates for the coach who asked: the college, and the coach's address as the provider knows it. */
interface Creation {
  readonly uid: string;
  readonly by: string;
  readonly form: NewCollegeForm;
  readonly to: Recipient;
  /** Whether an address is another college's, in whatever case. */
  readonly isTaken: (pathName: string) => boolean;
}

/** Colleges that admins create out of coaches' requests. */
export interface RequestedCollegeStore {
  /**
   * Creates the college with its address and catalogue row, gives the coach the Pending role there, closes the request
   * and queues the mail: one transaction with two lines of the log. Throws Refusal notFound, conflict.
   */
  readonly create: (creation: Creation) => Promise<College>;
}

export function requestedCollegeStore(database: () => Firestore, clock: Clock, newId: () => string): RequestedCollegeStore {
  const audited = auditedTransactions(database, clock, newId);

  return {
    create: (creation) => {
      const { uid, by, to } = creation;
      const [mailId, secondLineId, unique] = [newId(), newId(), newId()];
      const { accounts, profiles } = personDocuments(database());
      const [requestDocument, profileDocument] = [collegeRequests(database()).doc(uid), profiles.doc(uid)];
      let made: College | null = null;
      return audited({
        reads: { request: requestDocument, account: accounts.doc(uid), profile: profileDocument },
        require: ({ request, account, profile }) => ({
          request: request.data() ?? missing('unknownRequest'),
          account: account.data() ?? missing('unknownUser'),
          profile: profile.data() ?? missing('unknownUser'),
        }),
        alreadyDone: () => made ?? missing('unknownCollege'),
        decide: async ({ request, account, profile }, attempt) => {
          if (request.doneAt !== null) throw new Refusal('conflict', 'requestClosed');
          const college = await freshCollege(database(), { ...creation, unique }, attempt);
          made = college;
          const { firstName, locale } = account;
          const text = collegeCreatedMail({ firstName, collegeName: college.name }, locale);
          const queueMail = await prepareMail(database(), attempt, { _id: mailId, about: uid, kind: 'collegeCreated', to, text });
          const { at } = attempt;
          const { _id } = college;
          return {
            answer: college,
            write: (unit) => {
              writeFreshCollege(database(), unit, college);
              unit.save(requestDocument, { ...request, doneAt: at });
              unit.save(profileDocument, {
                ...profile,
                roles: [...profile.roles, { type: 'coach', value: _id, status: 'Pending' }],
                version: profile.version + 1,
                updatedAt: at,
              });
              queueMail(unit);
              writeAuditEntry(database(), unit, {
                _id: secondLineId,
                at,
                by,
                byAdmin: true,
                action: 'college.create',
                target: `colleges/${_id}`,
                result: 'done',
                detail: { paths: Object.keys(college.sources) },
              });
            },
            audit: {
              action: 'collegeRequest.done',
              target: `profiles/${uid}`,
              by: { uid: by, isAdmin: true },
              detail: { domain: request.domain, collegeId: _id },
            },
          };
        },
      });
    },
  };
}
