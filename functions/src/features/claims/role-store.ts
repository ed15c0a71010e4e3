import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import type { Person } from '@touchline/domain/person/account/change-account';
import { decideRole, type MailState, type RoleVerdict } from '@touchline/domain/person/claims/decide-role';
import { revokedInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { listedAlumnusId } from '@touchline/domain/person/claims/listed-alumnus';
import { roleDecidedMail } from '@touchline/domain/person/mail/mail-texts';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { objectionsTo } from './claim-objection-store';
import { invitesBy } from '../college-staff/coach-invite-store';
import { prepareEndOfHandOver, prepareHandOver } from '../college-staff/hand-over-store';
import { listedAlumni } from './listed-alumni-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

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
  /** The addresses that the mail names: the page of the team, null where it is not listed, and the wizard. */
  readonly page: string | null;
  readonly wizard: string;
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
   * to the accepted person leaves with it, and stays where the person is rejected. Objections to a claim end, and with
   * a withdrawn role the invitations that nobody has accepted. An accepted alumnus is named where they wish it. Throws
   * Refusal notFound, conflict.
   */
  readonly decide: (decision: Decision) => Promise<DecidedPerson>;
}

export function roleStore(database: () => Firestore, clock: Clock, newId: () => string): RoleStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    decide: async ({ uid, by, verdict, mail, collegeName, page, wizard }) => {
      const [mailId, handOverMailId, handOverLineId] = [newId(), newId(), newId()];
      const { accounts, profiles } = personDocuments(database());
      const [accountDocument, profileDocument] = [accounts.doc(uid), profiles.doc(uid)];
      const wish = listedAlumni(database()).doc(listedAlumnusId(uid, verdict.collegeId));
      const objections = await objectionsTo(database(), uid, verdict.collegeId);
      const sent = verdict.decision === 'withdrawn' ? await invitesBy(database(), uid, verdict.collegeId) : [];
      return audited({
        reads: { account: accountDocument, profile: profileDocument, wish },
        require: ({ account, profile, wish: wished }) => ({
          account: account.data() ?? missing('unknownUser'),
          profile: profile.data() ?? missing('unknownUser'),
          listed: verdict.type === 'alumni' ? (wished.data() ?? null) : null,
        }),
        alreadyDone: ({ account, profile }): DecidedPerson => ({ person: { account, profile }, leaver: null }),
        decide: async ({ listed, ...before }, attempt) => {
          const after = decideRole(before, verdict, mail, attempt.at);
          if (after.profile === before.profile) return { answer: { person: after, leaver: null } };
          const { firstName, locale } = before.account;
          const { type, collegeId, decision } = verdict;
          const text = roleDecidedMail({ ...verdict, firstName, collegeName, page, wizard }, locale);
          const to = { email: mail.email, isVerified: mail.emailVerified };
          const queueMail = await prepareMail(database(), attempt, { _id: mailId, about: uid, kind: 'roleDecided', to, text });
          const succession = {
            successor: { uid, email: before.account.email },
            college: { _id: collegeId, name: collegeName },
            ...{ by, mailId: handOverMailId, lineId: handOverLineId },
          };
          const handOver = decision === 'accepted' ? await prepareHandOver(database(), attempt, succession) : null;
          const invites = sent.length === 0 ? [] : await attempt.read(...sent);
          const callOff =
            decision === 'accepted' || !isCoachRole({ type })
              ? null
              : await prepareEndOfHandOver(database(), attempt, succession.successor, collegeId);
          return {
            answer: { person: after, leaver: handOver?.leaver ?? null },
            write: (unit) => {
              unit.save(accountDocument, after.account);
              unit.save(profileDocument, after.profile);
              queueMail(unit);
              handOver?.write(unit);
              callOff?.(unit);
              for (const invite of invites) {
                const stored = invite.data();
                if (stored !== undefined) unit.save(invite.ref, revokedInvite(stored, attempt.at));
              }
              if (listed !== null && decision === 'accepted') unit.save(wish, { ...listed, isAccepted: true });
              if (listed !== null && decision !== 'accepted') unit.remove(wish);
              if (isCoachRole({ type })) for (const objection of objections) unit.remove(objection);
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
