import { type GivenDaysForm, givenDays } from '@touchline/domain/money/given-plan';
import { withGivenDays } from '@touchline/domain/money/plan-entitlements';
import { planDetail } from '@touchline/domain/money/plan-history';
import { withEntitlements } from '@touchline/domain/money/settlement';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Account } from '@touchline/domain/person/account/account';
import { planGivenMail } from '@touchline/domain/person/mail/admin-mails';
import type { Recipient } from '@touchline/domain/person/mail/mail-kinds';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { erasureDocuments } from '../account/erasure-store';
import { arrangeLine } from '../featuring/feature-line-store';
import { prepareMail } from '../mail/mail-store';
import { personDocuments } from '../profiles/profile-store';

/** Which admin gives days of a plan to whom; `to` is the address as the provider knows it. */
interface Giving {
  readonly uid: string;
  readonly by: string;
  readonly form: GivenDaysForm;
  readonly to: Recipient;
  /** The address of the site, for the link of the mail. */
  readonly origin: string;
}

/**
 * Gives days of a plan: account, profile, what the player has in the queue of featured ones, audit line and mail in one
 * transaction. Answers the account. Throws Refusal notFound, conflict (`givenDays`).
 */
export type GivePlanDays = (giving: Giving) => Promise<Account>;

export function givePlanDays(database: () => Firestore, clock: Clock, newId: () => string): GivePlanDays {
  const audited = auditedTransactions(database, clock, newId);
  return ({ uid, by, form, to, origin }) => {
    const { accounts, profiles } = personDocuments(database());
    const [accountDocument, profileDocument, mailId] = [accounts.doc(uid), profiles.doc(uid), newId()];
    return audited({
      reads: { account: accountDocument, profile: profileDocument, erasure: erasureDocuments(database()).doc(uid) },
      require: ({ account, profile, erasure }) => {
        if (erasure.exists) throw new Refusal('conflict', 'accountBeingDeleted');
        return { account: account.data() ?? missing('unknownPerson'), profile: profile.data() ?? missing('unknownPerson') };
      },
      alreadyDone: ({ account }) => account,
      decide: async ({ account, profile }, attempt) => {
        const given = givenDays({ account, profile, emailVerified: to.isVerified }, form, attempt.at);
        const entitlements = { ...account.entitlements, [form.plan]: withGivenDays(account.entitlements[form.plan], [given]) };
        const holder = { account: { ...account, givenPlans: [...account.givenPlans, given] }, profile };
        const after = withEntitlements(holder, entitlements, attempt.at);
        const arrange = await arrangeLine(database(), attempt, after.profile);
        const { firstName, locale } = account;
        const about = { firstName, planName: PRICE_LIST[form.plan].label, ...given, reason: form.reason };
        const text = planGivenMail({ ...about, account: `${origin}/account` }, locale);
        const mail = { _id: mailId, about: uid, kind: 'planGiven', to, text } as const;
        const queueMail = await prepareMail(database(), attempt, mail);
        return {
          answer: after.account,
          write: (unit) => {
            unit.save(accountDocument, after.account);
            if (after.profile !== profile) unit.save(profileDocument, after.profile);
            arrange(unit);
            queueMail(unit);
          },
          audit: {
            ...{ action: 'plan.give', target: `accounts/${uid}`, by: { uid: by, isAdmin: true } },
            detail: { ...planDetail(entitlements), plan: form.plan, days: form.days, reason: form.reason },
          },
        };
      },
    });
  };
}
