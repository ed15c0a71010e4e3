import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Person } from '@touchline/domain/person/account/change-account';
import { withSuspension } from '@touchline/domain/person/members/suspend-person';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { accountSuspendedMail } from '@touchline/domain/person/mail/profile-mails';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { prepareFeatureLine } from '../featuring/feature-line-store';
import { erasureDocuments } from '../account/erasure-store';
import { prepareMail } from '../mail/mail-store';
import { openReportsAbout } from '../moderation/open-reports';
import { personDocuments } from '../profiles/profile-store';

/** Which admin suspends whom for a reason, or lifts that (null); `to` is the address as the provider knows it. */
interface Suspending {
  readonly uid: string;
  readonly by: string;
  readonly reason: string | null;
  readonly to: Recipient | null;
}

/** The suspension of accounts as it is stored. */
export interface SuspensionStore {
  /**
   * Stores a suspension or its end: account, profile, what the player has in the queue of featured ones, the open
   * reports, which a suspension closes, audit line and mail in one transaction. The same again writes nothing. Throws
   * Refusal notFound, and conflict for an account that is being deleted.
   */
  readonly set: (suspending: Suspending) => Promise<Person>;
}

export function suspensionStore(database: () => Firestore, clock: Clock, newId: () => string): SuspensionStore {
  const audited = auditedTransactions(database, clock, newId);
  return {
    set: async ({ uid, by, reason, to }) => {
      const { accounts, profiles } = personDocuments(database());
      const closeReports = await openReportsAbout(database(), uid);
      const [accountDocument, profileDocument, mailId] = [accounts.doc(uid), profiles.doc(uid), newId()];
      return audited({
        reads: { account: accountDocument, profile: profileDocument, erasure: erasureDocuments(database()).doc(uid) },
        require: ({ account, profile, erasure }) => {
          if (erasure.exists) throw new Refusal('conflict', 'accountBeingDeleted');
          return { account: account.data() ?? missing('unknownPerson'), profile: profile.data() ?? missing('unknownPerson') };
        },
        alreadyDone: (person) => person,
        decide: async (before, attempt) => {
          const after = withSuspension(before, reason, attempt.at);
          if (after.account === before.account) return { answer: before };
          const writeClosed = reason === null ? null : await closeReports(attempt, { outcome: 'suspended', by, reason });
          const keepLine = await prepareFeatureLine(database(), attempt, before.profile, after.profile);
          const { firstName, locale } = before.account;
          const text = accountSuspendedMail({ firstName: to?.isVerified === true ? firstName : null, reason }, locale);
          const mail = { _id: mailId, about: uid, kind: 'accountSuspended', text } as const;
          const queueMail = to && (await prepareMail(database(), attempt, { ...mail, to }));
          return {
            answer: after,
            write: (unit) => {
              unit.save(accountDocument, after.account);
              if (after.profile !== before.profile) unit.save(profileDocument, after.profile);
              keepLine(unit);
              writeClosed?.(unit);
              queueMail?.(unit);
            },
            audit: {
              action: reason === null ? 'account.lift' : 'account.suspend',
              target: `accounts/${uid}`,
              by: { uid: by, isAdmin: true },
              detail: reason === null ? {} : { reason },
            },
          };
        },
      });
    },
  };
}
