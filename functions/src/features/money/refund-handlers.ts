import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { endsSubscription, paymentToRefund, requireRefundable } from '@touchline/domain/money/refundable';
import { callerUid, type Handler } from '../../platform/handler';
import type { AccountStore } from '../account/account-store';
import type { PersonMoneyStore } from './person-money-store';
import type { PlanEndingGateway } from './plan-ending-gateway';
import type { PurchaseStore } from './purchase-store';
import type { RefundGateway } from './refund-gateway';

/** What refunding needs. */
interface RefundDependencies {
  readonly accounts: Pick<AccountStore, 'find'>;
  readonly purchases: Pick<PurchaseStore, 'settle'>;
  readonly money: PersonMoneyStore;
  readonly refunds: RefundGateway;
  readonly endings: Pick<PlanEndingGateway, 'end'>;
}

/**
 * POST /ui/v1/admin/purchases/:purchaseId/refund. The ledger is read at the provider before and after. Each step finds
 * out whether it was done before, so a call that breaks off is simply made again: the provider keeps the refund under
 * its key, the log keeps one line of it, and the ledger says what the provider says.
 */
export function refundPayment(dependencies: RefundDependencies): Handler<'refundPayment'> {
  const { accounts, purchases, money, refunds, endings } = dependencies;
  return async ({ actor, params: { purchaseId }, body, origin }) => {
    const by = callerUid(actor);
    const known = await money.findPurchase(purchaseId);
    if (known === null) throw new Refusal('notFound', 'unknownPurchase');
    const { reason, ...refund } = body();
    paymentToRefund(known, refund);
    const customerId = (await accounts.find(known.buyer))?.account.stripeCustomerId ?? null;
    if (customerId === null) throw new Refusal('conflict', 'buyerGone');
    await purchases.settle(customerId, [], origin);
    const current = (await money.findPurchase(purchaseId)) ?? known;
    const { isMade, failed } = await refunds.triesOf(refund);
    if (!isMade) {
      requireRefundable(paymentToRefund(current, refund), refund);
      await refunds.make({ ...refund, reason, by }, failed);
    }
    await money.reportRefund(refund, failed, current, by);
    if (endsSubscription(current, refund)) await endings.end(purchaseId);
    await purchases.settle(customerId, [], origin);
    const person = await accounts.find(known.buyer);
    if (person === null) throw new Refusal('conflict', 'buyerGone');
    return { money: await money.moneyOf(person.account) };
  };
}
