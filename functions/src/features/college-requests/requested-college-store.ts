import { catalogueRowOf } from '@touchline/domain/college/catalogue/catalogue-row';
import { type College, PATH_NAME_SCHEMA_VERSION } from '@touchline/domain/college/college';
import {
  newCollege,
  type NewCollegeForm,
  newCollegeIds,
  newCollegePathNames,
} from '@touchline/domain/college/editing/new-college';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { collegeCreatedMail } from '@touchline/domain/person/mail/mail-texts';
import type { Firestore } from 'firebase-admin/firestore';
import { writeAuditEntry } from '../../platform/audit-store';
import { type Attempt, auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collegeDocuments } from '../colleges/college-documents-store';
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

  /** The college under the first id and address that are free. */
  async function freshCollege({ form, isTaken }: Creation, unique: string, { read, now }: Attempt): Promise<College> {
    const { colleges, pathNames } = collegeDocuments(database());
    const ids = newCollegeIds(form, unique);
    const stored = await read(...ids.map((id) => colleges.doc(id)));
    const _id = ids[stored.findIndex(({ exists }) => !exists)];
    if (_id === undefined) throw new Error('no id is free for a college');
    const names = newCollegePathNames({ ...form, _id });
    const known = await read(...names.map((name) => pathNames.doc(name)));
    const pathName = names.find((name, index) => known[index]?.exists === false && !isTaken(name));
    if (pathName === undefined) throw new Error('no address is free for a college');
    return newCollege(form, { _id, pathName, year: now.getUTCFullYear() });
  }

  return {
    create: (creation) => {
      const { uid, by, to } = creation;
      const [mailId, secondLineId, unique] = [newId(), newId(), newId()];
      const { colleges, rows, pathNames } = collegeDocuments(database());
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
          const college = await freshCollege(creation, unique, attempt);
          made = college;
          const { firstName, locale } = account;
          const text = collegeCreatedMail({ firstName, collegeName: college.name }, locale);
          const queueMail = await prepareMail(database(), attempt, { _id: mailId, about: uid, kind: 'collegeCreated', to, text });
          const { at } = attempt;
          const { _id, pathName } = college;
          return {
            answer: college,
            write: (unit) => {
              unit.create(colleges.doc(_id), college);
              unit.create(pathNames.doc(pathName), { _id: pathName, schemaVersion: PATH_NAME_SCHEMA_VERSION, collegeId: _id });
              unit.save(rows.doc(_id), catalogueRowOf(college));
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
