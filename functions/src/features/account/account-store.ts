import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { Account } from '@touchline/domain/person/account/account';
import { endedClaims } from '@touchline/domain/person/claims/claim-objection';
import type { Person } from '@touchline/domain/person/account/change-account';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { objectionsTo } from '../claims/claim-objection-store';
import { type MailToSend, prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** What happens together with a change: an audit line, and a mail to an address of the person where it may be sent. */
export interface SideEffects {
  readonly action: AuditEntry['action'] | null;
  /** The id of the audit line, where the change determines it: a repeated change is made once. */
  readonly id?: string;
  /** Further content of the line. */
  readonly detail?: (before: Person, after: Person) => AuditEntry['detail'];
  readonly mail?: (person: Person) => MailToSend;
}

/** The two documents of a person, changed by their owner. */
export interface AccountStore {
  /** Null where either document is missing. */
  readonly find: (uid: string) => Promise<Person | null>;
  /**
   * Changes a person by a pure rule, in one transaction with the side effects. What the rule leaves as it was is not
   * written; objections to a claim that the rule ends are removed. Throws Refusal notFound, and what `rule` throws.
   */
  readonly change: (uid: string, rule: (person: Person) => Person, sideEffects?: SideEffects) => Promise<Person>;
}

export function accountStore(database: () => Firestore, clock: Clock, newId: () => string): AccountStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    find: async (uid) => {
      const { accounts, profiles } = personDocuments(database());
      const [account, profile] = await Promise.all([accounts.doc(uid).get(), profiles.doc(uid).get()]);
      return personOf(account.data(), profile.data());
    },

    change: (uid, rule, { action, mail, detail, id = newId() } = { action: null }) => {
      const mailId = newId();
      const { accounts, profiles } = personDocuments(database());
      const [accountDocument, profileDocument] = [accounts.doc(uid), profiles.doc(uid)];
      return audited({
        lineId: id,
        reads: { account: accountDocument, profile: profileDocument },
        require: ({ account, profile }) => personOf(account.data(), profile.data()) ?? missing('noProfile'),
        alreadyDone: (person) => person,
        decide: async (before, attempt) => {
          const after = rule(before);
          const keepLine = await prepareFeatureLine(database(), attempt, before.profile, after.profile);
          const ended = endedClaims(before.profile, after.profile);
          const objections = await Promise.all(ended.map((collegeId) => objectionsTo(database(), uid, collegeId)));
          const queueMail = mail && (await prepareMail(database(), attempt, { _id: mailId, about: uid, ...mail(before) }));
          return {
            answer: after,
            write: (unit) => {
              if (!sameJson(after.account, before.account)) unit.save(accountDocument, after.account);
              if (!sameJson(after.profile, before.profile)) unit.save(profileDocument, after.profile);
              keepLine(unit);
              for (const objection of objections.flat()) unit.remove(objection);
              queueMail?.(unit);
            },
            audit: action && {
              action,
              target: `accounts/${uid}`,
              by: { uid, isAdmin: false },
              detail: detail?.(before, after) ?? {},
            },
          };
        },
      });
    },
  };
}

function personOf(account: Account | undefined, profile: Person['profile'] | undefined): Person | null {
  return account === undefined || profile === undefined ? null : { account, profile };
}
