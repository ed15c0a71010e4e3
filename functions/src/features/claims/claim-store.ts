import {
  type AlumniRequest,
  newListedAlumnus,
  listedAlumnusId,
  withAlumniRequest,
} from '@touchline/domain/person/claims/listed-alumnus';
import { type ClaimRequest, withClaim } from '@touchline/domain/person/college-requests/college-request';
import { withoutRole } from '@touchline/domain/person/claims/decide-role';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { claimOpenedMail } from '@touchline/domain/person/mail/mail-texts';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { Role } from '@touchline/domain/person/roles/role';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { objectionsTo } from './claim-objection-store';
import { prepareEndOfHandOver } from '../college-staff/hand-over-store';
import { listedAlumni } from './listed-alumni-store';
import { mailStopOf } from '../mail/mail-stop';
import { type MailToSend, prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';
import type { StaffMember } from '../college-staff/staff-store';

/** What people themselves do with their roles: the change of the profile, and its audit line. */
export interface ClaimStore {
  /**
   * The roles after the claim; the line records the team. A claim that is open then is told to `staff` by mail. Throws
   * Refusal notFound where there is no profile, conflict (`withClaim`).
   */
  readonly save: (uid: string, claim: ClaimRequest, college: ClaimedCollege) => Promise<readonly Role[]>;
  /** The roles after the request of an alumnus. Throws Refusal notFound, conflict (`withAlumniRequest`). */
  readonly saveAlumni: (uid: string, request: AlumniRequest) => Promise<readonly Role[]>;
  /**
   * The roles after giving one up; objections to it, and the wish to be named, go with it. Throws Refusal notFound
   * where there is no such role, forbidden while deactivated.
   */
  readonly leave: (uid: string, role: Pick<Role, 'type' | 'value'>) => Promise<readonly Role[]>;
}

/** The name of a claimed college, the accepted staff of the claimed team, and the site's origin for their mails. */
interface ClaimedCollege {
  readonly origin: string;
  readonly name: string;
  readonly staff: readonly StaffMember[];
}

export function claimStore(database: () => Firestore, clock: Clock, newId: () => string): ClaimStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    save: (uid, claim, { name, staff, origin }) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      const told = staff.filter((member) => member.uid !== uid).map((member) => ({ ...member, mailId: newId() }));
      return audited({
        reads: { profile: profileDocument },
        require: ({ profile }) => profile.data() ?? missing('noProfile'),
        alreadyDone: ({ roles }) => roles,
        decide: async (before, attempt) => {
          const after = withClaim(before, claim);
          const isOpen = after.roles.some((one) => isCoachRole(one) && one.value === claim.collegeId && one.status === 'Pending');
          const queued: Awaited<ReturnType<typeof prepareMail>>[] = [];
          const about = { collegeName: name, isWomensTeam: claim.sex === 'female', claimantName: before.displayName };
          for (const { mailId, uid: reader, ...member } of isOpen ? told : []) {
            const stop = mailStopOf(origin, 'claimOpened', reader);
            const mail: MailToSend = {
              ...({ kind: 'claimOpened', to: member, stop } as const),
              text: claimOpenedMail({ ...about, firstName: member.firstName, stop: stop.page }, member.locale),
            };
            queued.push(await prepareMail(database(), attempt, { _id: mailId, about: reader, ...mail }));
          }
          return {
            answer: after.roles,
            write: (unit) => {
              unit.save(profileDocument, { ...after, version: before.version + 1, updatedAt: attempt.at });
              for (const queue of queued) queue(unit);
            },
            audit: { action: 'role.claim', target: `profiles/${uid}`, by: { uid, isAdmin: false }, detail: { ...claim } },
          };
        },
      });
    },

    saveAlumni: (uid, request) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      const { collegeId, isListed } = request;
      return audited({
        reads: { profile: profileDocument },
        require: ({ profile }) => profile.data() ?? missing('noProfile'),
        alreadyDone: ({ roles }) => roles,
        decide: (before, { at }) => {
          const after = withAlumniRequest(before, request);
          const wish = listedAlumni(database()).doc(listedAlumnusId(uid, collegeId));
          return {
            answer: after.roles,
            write: (unit) => {
              unit.save(profileDocument, { ...after, version: before.version + 1, updatedAt: at });
              if (isListed) unit.save(wish, newListedAlumnus(uid, collegeId, at));
            },
            audit: {
              action: 'role.claim',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: { collegeId, type: 'alumni' },
            },
          };
        },
      });
    },

    leave: async (uid, { type, value }) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      const wish = listedAlumni(database()).doc(listedAlumnusId(uid, value));
      const objections = isCoachRole({ type }) ? await objectionsTo(database(), uid, value) : [];
      return audited({
        reads: { profile: profileDocument, wish, account: personDocuments(database()).accounts.doc(uid) },
        require: ({ profile, wish: wished, account }) => ({
          profile: profile.data() ?? missing('noProfile'),
          email: account.data()?.email ?? null,
          isListed: type === 'alumni' && wished.exists,
        }),
        alreadyDone: ({ profile: { roles } }) => roles,
        decide: async ({ profile: before, email, isListed }, attempt) => {
          requireActiveAccount({ isDeactivated: before.hidden });
          const after = withoutRole(before, { type, value }, attempt.at);
          const succeeds = email !== null && isCoachRole({ type });
          const callOff = succeeds ? await prepareEndOfHandOver(database(), attempt, { uid, email }, value) : null;
          return {
            answer: after.roles,
            write: (unit) => {
              unit.save(profileDocument, after);
              if (isListed) unit.remove(wish);
              for (const objection of objections) unit.remove(objection);
              callOff?.(unit);
            },
            audit: {
              action: 'role.leave',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: { type, collegeId: value },
            },
          };
        },
      });
    },
  };
}
