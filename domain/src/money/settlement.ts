import { sameJson } from '../kernel/json/json';
import type { Account } from '../person/account/account';
import type { Person } from '../person/account/change-account';
import { premiumOf } from '../person/profiles/premium';
import type { CustomerFacts } from './customer-facts';
import { ledgerOf } from './ledger';
import { entitlementsOf } from './plan-entitlements';
import type { Payment, Purchase } from './purchase';

/** A payment that the ledger did not have before. */
export interface NewPayment {
  readonly purchase: Purchase;
  readonly payment: Payment;
}

/** What changes once the provider's facts about a customer are known. */
export interface Settlement {
  readonly person: Person;
  /** The whole ledger of the person. */
  readonly purchases: readonly Purchase[];
  /** The rows that are new or have changed. */
  readonly rows: readonly Purchase[];
  readonly newPayments: readonly NewPayment[];
  /** The plans whose payment has just failed. */
  readonly failed: readonly Purchase[];
  /** The ids of what was paid at another price than ours. */
  readonly foreign: readonly string[];
  readonly hasOtherPlans: boolean;
}

/**
 * A person and their ledger as the provider's facts of now make them: entitlements follow from the rows alone, so that
 * events which come twice, late, in another order or never end in the same state once the facts are read (F10 to F14).
 * `now` is ISO 8601.
 */
export function settled(person: Person, facts: CustomerFacts, known: readonly Purchase[], now: string): Settlement {
  const { account } = person;
  const before = new Map(known.map((row) => [row._id, row]));
  const { purchases, foreign } = ledgerOf(facts, account._id, known);
  const entitlements = entitlementsOf(purchases, account.givenPlans);
  return {
    person: withEntitlements(person, entitlements, now),
    purchases,
    rows: purchases.filter((row) => !sameJson(row, before.get(row._id) ?? null)),
    newPayments: purchases.flatMap((purchase) => {
      const paid = new Set(before.get(purchase._id)?.payments.map(({ id }) => id) ?? []);
      return purchase.payments.filter(({ id }) => !paid.has(id)).map((payment) => ({ purchase, payment }));
    }),
    failed: purchases.filter(({ _id, status }) => status === 'past_due' && before.get(_id)?.status === 'active'),
    foreign,
    hasOtherPlans: !sameJson(entitlements, account.entitlements),
  };
}

/** The rows of a deleted account as the provider has them now: they change, and no new one comes. */
export function settledWithoutPerson(facts: CustomerFacts, known: readonly Purchase[]): readonly Purchase[] {
  const before = new Map(known.map((row) => [row._id, row]));
  return ledgerOf(facts, '', known).purchases.flatMap((row) => {
    const own = before.get(row._id);
    const after = own === undefined ? null : { ...row, buyer: own.buyer };
    return after === null || sameJson(after, own ?? null) ? [] : [after];
  });
}

/**
 * A person with these entitlements at a time (ISO 8601), and the profile with the badge that follows from them.
 */
export function withEntitlements({ account, profile }: Person, entitlements: Account['entitlements'], now: string): Person {
  const premium = premiumOf({ entitlements }, now);
  const isSame = sameJson(premium, profile.premium);
  return { account: { ...account, entitlements }, profile: isSame ? profile : { ...profile, premium } };
}
