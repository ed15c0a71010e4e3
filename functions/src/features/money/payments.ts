import type { SurplusPlan } from '@touchline/domain/money/surplus-plans';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { siteOrigin } from '../../platform/site-hosts';
import { personDocuments } from '../profiles/profile-store';
import { checkoutGateway } from './checkout-gateway';
import { customerFactsGateway } from './customer-facts-gateway';
import { eventGateway } from './event-gateway';
import { personMoneyStore } from './person-money-store';
import { planEndingGateway } from './plan-ending-gateway';
import { purchaseStore } from './purchase-store';
import { refundGateway } from './refund-gateway';
import { stripeGateway } from './stripe-gateway';

/** What payments are made of. */
interface PaymentDependencies {
  readonly database: () => Firestore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** The gateways and the store of payments, made once for an instance; none connects before it is used. */
export function paymentServices({ database, users, clock, newId }: PaymentDependencies) {
  const gateway = stripeGateway();
  const isVerified = async (uid: string) => (await users.find(uid))?.emailVerified === true;
  const endings = planEndingGateway(gateway);
  const endSurplus = ({ subscriptionId, isPaid }: SurplusPlan) =>
    isPaid ? endings.stopRenewal(subscriptionId) : endings.end(subscriptionId);
  const readFacts = customerFactsGateway(gateway);
  const purchases = purchaseStore(database, { clock, newId, readFacts, endSurplus, isVerified });
  const customerOf = async (uid: string) =>
    (await personDocuments(database()).accounts.doc(uid).get()).data()?.stripeCustomerId ?? null;
  const ending = (end: (customerId: string) => Promise<void>) => async (uid: string) => {
    const customerId = await customerOf(uid);
    if (customerId === null) return;
    await end(customerId);
    await purchases.settle(customerId, [], mainOrigin());
  };
  return {
    ...{ checkouts: checkoutGateway(gateway), events: eventGateway(gateway, clock), purchases },
    ...{ money: personMoneyStore(database, clock, newId), refunds: refundGateway(gateway), endings },
    /** Lets the plans of a person end with what is paid, and reads the ledger again. */
    stopRenewalsOf: ending(endings.stopRenewals),
    /** Ends the plans of a person at once and removes them at the provider, and reads the ledger again. */
    endPaymentsOf: ending(endings.removeCustomer),
  };
}

export type PaymentServices = ReturnType<typeof paymentServices>;

/** The origin of the site where no call tells it. */
export function mainOrigin(): string {
  return siteOrigin();
}
