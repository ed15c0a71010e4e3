import type { Account } from '@touchline/domain/account/account';
import type { Person } from '@touchline/domain/account/change-account';
import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import { Refusal } from '@touchline/domain/http/refusal';
import { sameJson } from '@touchline/domain/json/json';
import type { MailText } from '@touchline/domain/mail/mail';
import type { Firestore } from 'firebase-admin/firestore';
import { auditLine, noteInAudit } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock';
import { inOneTransaction } from '../../platform/unit-of-work';
import { sendMail } from '../mail/mail-store';
import { personDocuments } from '../profile/profile-store';

/** What goes with a change: the line of the log, and a mail to an address of the person. */
export interface Along {
  readonly action: AuditEntry['action'] | null;
  /** The line's name, where the change has one: asked for again, it is done once. */
  readonly id?: string;
  /** What the line says beside. */
  readonly detail?: (before: Person, after: Person) => AuditEntry['detail'];
  readonly mail?: (person: Person) => { readonly to: string; readonly text: MailText };
}

/** The two documents of a person, changed by their owner. */
export interface AccountStore {
  /** Null where either document is missing. */
  readonly find: (uid: string) => Promise<Person | null>;
  /** Changes a person by a pure rule, in one transaction with what goes along; nothing changed: nothing written but that. Throws Refusal notFound, and what `rule` throws. */
  readonly change: (uid: string, rule: (person: Person) => Person, along?: Along) => Promise<Person>;
}

export function accountStore(database: () => Firestore, clock: Clock, newId: () => string): AccountStore {
  return {
    find: async (uid) => {
      const { accounts, profiles } = personDocuments(database());
      const [account, profile] = await Promise.all([accounts.doc(uid).get(), profiles.doc(uid).get()]);
      return personOf(account.data(), profile.data());
    },

    change: (uid, rule, { action, mail, detail, id = newId() } = { action: null }) => {
      const [lineId, mailId] = [id, newId()];
      return inOneTransaction(async (unit) => {
        const { accounts, profiles } = personDocuments(database());
        const places = [accounts.doc(uid), profiles.doc(uid), auditLine(database(), lineId)] as const;
        const [account, profile, line] = await unit.read(...places);
        const before = personOf(account.data(), profile.data());
        if (before === null) throw new Refusal('notFound', 'noProfile');
        if (line.exists) return before;
        const after = rule(before);
        const at = clock().toISOString();
        if (!sameJson(after.account, before.account)) unit.save(places[0], after.account);
        if (!sameJson(after.profile, before.profile)) unit.save(places[1], after.profile);
        if (mail !== undefined) sendMail(database(), unit, { _id: mailId, about: uid, createdAt: at, ...mail(before) });
        if (action !== null) {
          const target = `accounts/${uid}`;
          noteInAudit(database(), unit, {
            ...{ _id: lineId, at, by: uid, byAdmin: false, action, target, result: 'done' },
            detail: detail?.(before, after) ?? {},
          });
        }
        return after;
      }, database());
    },
  };
}

function personOf(account: Account | undefined, profile: Person['profile'] | undefined): Person | null {
  return account === undefined || profile === undefined ? null : { account, profile };
}
