import { ageCustomer } from '@touchline/local/stripe-double/double-billing';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { aCheckout, plansOf } from '../../support/api/money/checkouts';
import { moneyStage } from '../../support/api/money/money-stage';
import { signedIn, type SignedIn } from '../../support/api/members/people';

const money = moneyStage();
const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const DAY = 24 * 3600;

/** Buys a plan, whose ledger is read at once, as an event of it does. */
async function bought(buyer: SignedIn, priceName: 'premium' | 'guestAccess') {
  const checkout = await aCheckout(buyer, priceName);
  money.double.pay(checkout.sessionId);
  expect((await admin.call('completePayment', { body: { orderID: checkout.sessionId } })).status).toBe(200);
  const id = money.double.state.sessions.get(checkout.sessionId)?.subscription ?? '';
  return { ...checkout, id, subscription: money.double.state.subscriptions.get(id) };
}

describe('[S7-20] nobody pays twice', () => {
  test('Premium on top of Guest Access is paid alone from then on: Guest Access does not renew', async () => {
    const buyer = await signedIn(api.url);
    const guest = await bought(buyer, 'guestAccess');
    await bought(buyer, 'premium');

    const plans = await plansOf(buyer);
    expect(plans).toMatchObject({ premium: { until: null }, guestAccess: { until: expect.any(String) as string } });
    expect(guest.subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('a plan bought again after its payment failed is paid once: the unpaid subscription ends', async () => {
    const buyer = await signedIn(api.url);
    const { customerId, subscription: unpaid } = await bought(buyer, 'premium');
    money.double.changeCard(customerId, false);
    ageCustomer(money.double.state, customerId, 40 * DAY);
    expect(unpaid?.status).toBe('past_due');

    const again = await bought(buyer, 'premium');
    expect(unpaid?.status).toBe('canceled');
    expect((await plansOf(buyer))?.premium).toMatchObject({ until: null, subscriptionId: again.id });
  });
});
