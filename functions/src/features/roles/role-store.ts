import type { Person } from '@touchline/domain/account/change-account';
import { decideRole, type MailState, type RoleVerdict } from '@touchline/domain/account/decide-role';
import { Refusal } from '@touchline/domain/http/refusal';
import { roleDecidedMail } from '@touchline/domain/mail/role-mails';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { sendMail } from '../mail/mail-store';
import { personDocuments } from '../profile/profile-store';

/** A decision as it is carried out: about whom, by which admin, with the provider's word on the mail address and the college's name for the mail. */
export interface Decision {
  readonly uid: string;
  readonly by: string;
  readonly verdict: RoleVerdict;
  readonly mail: MailState;
  readonly collegeName: string;
}

/** Roles of people at colleges. */
export interface RoleStore {
  /** Decides in one transaction with audit line and mail; a decision that changes nothing leaves neither. Throws Refusal notFound, conflict. */
  readonly decide: (decision: Decision) => Promise<Person>;
}

export function roleStore(database: () => Firestore, clock: Clock, newId: () => string): RoleStore {
  return {
    decide: ({ uid, by, verdict, mail, collegeName }) => {
      const [lineId, mailId] = [newId(), newId()];
      return inOneTransaction(async (unit) => {
        const { accounts, profiles } = personDocuments(database());
        const places = [accounts.doc(uid), profiles.doc(uid), auditLine(database(), lineId)] as const;
        const [storedAccount, storedProfile, line] = await unit.read(...places);
        const [account, profile] = [storedAccount.data(), storedProfile.data()];
        if (account === undefined || profile === undefined) throw new Refusal('notFound', 'unknownUser');
        if (line.exists) return { account, profile };
        const at = clock().toISOString();
        const after = decideRole({ account, profile }, verdict, mail, at);
        if (after.profile === profile) return after;
        unit.save(places[0], after.account);
        unit.save(places[1], after.profile);
        const text = roleDecidedMail({ ...verdict, firstName: account.firstName, collegeName }, account.locale);
        sendMail(database(), unit, { _id: mailId, about: uid, createdAt: at, to: mail.email, text });
        const { type, collegeId, decision } = verdict;
        noteInAudit(database(), unit, {
          ...{ _id: lineId, at, by, byAdmin: true, target: `profiles/${uid}`, result: 'done' },
          action: decision === 'accepted' ? 'role.accept' : 'role.reject',
          detail: { type, collegeId },
        });
        return after;
      }, database());
    },
  };
}
