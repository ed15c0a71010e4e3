import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { Person } from '@touchline/domain/person/account/change-account';
import { type ClaimRequest, withClaim } from '@touchline/domain/person/account/college-request';
import { decideRole, type MailState, type RoleVerdict, withoutRole } from '@touchline/domain/person/account/decide-role';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import { roleDecidedMail } from '@touchline/domain/person/mail-texts';
import type { Role } from '@touchline/domain/person/roles/role';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareHandOver } from './hand-over-store';
import { prepareMail } from './mail-store';
import { personDocuments } from './profile-store';

/**
 * An admin's decision with what it needs: the person, the admin, the provider's state of the mail address, and the
 * name of the college for the mail.
 */
interface Decision {
  readonly uid: string;
  readonly by: string;
  readonly verdict: RoleVerdict;
  readonly mail: MailState;
  readonly collegeName: string;
}

/** A person after a decision; `leaver` is the uid of the coach who has handed over to them, null where nobody has. */
interface DecidedPerson {
  readonly person: Person;
  readonly leaver: string | null;
}

const ACTIONS = {
  accepted: 'role.accept',
  rejected: 'role.reject',
  withdrawn: 'role.withdraw',
} as const satisfies Record<RoleVerdict['decision'], AuditEntry['action']>;

/** Roles of people at colleges. */
export interface RoleStore {
  /**
   * Decides in one transaction with audit line and mail; a decision that changes nothing leaves neither. Who hands over
   * to the accepted person leaves with it. Throws Refusal notFound, conflict.
   */
  readonly decide: (decision: Decision) => Promise<DecidedPerson>;
}

export function roleStore(database: () => Firestore, clock: Clock, newId: () => string): RoleStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    decide: ({ uid, by, verdict, mail, collegeName }) => {
      const [mailId, handOverMailId, handOverLineId] = [newId(), newId(), newId()];
      const { accounts, profiles } = personDocuments(database());
      const [accountDocument, profileDocument] = [accounts.doc(uid), profiles.doc(uid)];
      return audited({
        reads: { account: accountDocument, profile: profileDocument },
        require: ({ account, profile }): Person => ({
          account: account.data() ?? missing('unknownUser'),
          profile: profile.data() ?? missing('unknownUser'),
        }),
        alreadyDone: (person): DecidedPerson => ({ person, leaver: null }),
        decide: async (before, attempt) => {
          const after = decideRole(before, verdict, mail, attempt.at);
          if (after.profile === before.profile) return { answer: { person: after, leaver: null } };
          const { firstName, locale } = before.account;
          const { type, collegeId, decision } = verdict;
          const text = roleDecidedMail({ ...verdict, firstName, collegeName }, locale);
          const to = { email: mail.email, isVerified: mail.emailVerified };
          const queueMail = await prepareMail(database(), attempt, { _id: mailId, about: uid, kind: 'roleDecided', to, text });
          const succession = {
            successor: { uid, email: before.account.email },
            college: { _id: collegeId, name: collegeName },
            ...{ by, mailId: handOverMailId, lineId: handOverLineId },
          };
          const handOver = decision === 'accepted' ? await prepareHandOver(database(), attempt, succession) : null;
          return {
            answer: { person: after, leaver: handOver?.leaver ?? null },
            write: (unit) => {
              unit.save(accountDocument, after.account);
              unit.save(profileDocument, after.profile);
              queueMail(unit);
              handOver?.write(unit);
            },
            audit: {
              action: ACTIONS[decision],
              target: `profiles/${uid}`,
              by: { uid: by, isAdmin: true },
              detail: { type, collegeId },
            },
          };
        },
      });
    },
  };
}

/** What people themselves do with their roles: the change of the profile, and its audit line. */
export interface ClaimStore {
  /** The roles after the claim; the line records the team. Throws Refusal notFound where there is no profile. */
  readonly save: (uid: string, claim: ClaimRequest) => Promise<readonly Role[]>;
  /**
   * The roles after giving one up. Throws Refusal notFound where there is no such role, forbidden while deactivated.
   */
  readonly leave: (uid: string, role: Pick<Role, 'type' | 'value'>) => Promise<readonly Role[]>;
}

export function claimStore(database: () => Firestore, clock: Clock, newId: () => string): ClaimStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    save: (uid, claim) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      return audited({
        reads: { profile: profileDocument },
        require: ({ profile }) => profile.data() ?? missing('noProfile'),
        alreadyDone: ({ roles }) => roles,
        decide: (before, { at }) => {
          const after = withClaim(before, claim);
          return {
            answer: after.roles,
            write: (unit) => unit.save(profileDocument, { ...after, version: before.version + 1, updatedAt: at }),
            audit: { action: 'role.claim', target: `profiles/${uid}`, by: { uid, isAdmin: false }, detail: { ...claim } },
          };
        },
      });
    },

    leave: (uid, { type, value }) => {
      const profileDocument = personDocuments(database()).profiles.doc(uid);
      return audited({
        reads: { profile: profileDocument },
        require: ({ profile }) => profile.data() ?? missing('noProfile'),
        alreadyDone: ({ roles }) => roles,
        decide: (before, { at }) => {
          requireActiveAccount({ isDeactivated: before.hidden });
          const after = withoutRole(before, { type, value }, at);
          return {
            answer: after.roles,
            write: (unit) => unit.save(profileDocument, after),
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
