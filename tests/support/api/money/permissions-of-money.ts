import { randomUUID } from 'node:crypto';
import { signatureOf } from '@touchline/local/stripe-double/event-delivery';
import { LOCAL_STRIPE } from '@touchline/functions/platform/config';
import { adminOnly, cells, everyone, nothing, type PermissionRow } from '../platform/permission-cells';

type MoneyRow =
  'createCheckoutSession' | 'createPortalSession' | 'completePayment' | 'refundPayment' | 'adminMoney' | 'stripeWebhook';

const anEvent = (): string =>
  JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'customer.created', livemode: false, data: { object: {} } });

/** The expected statuses of the rows of plans, boosts and payments. */
export const PERMISSIONS_OF_MONEY: Readonly<Record<MoneyRow, readonly PermissionRow[]>> = {
  createCheckoutSession: [
    {
      row: '17',
      description: 'Premium for oneself; coaches have everything already',
      cells: cells(401, 200, 200, 403, 403, 403, 200, 401, 401, 401, 401),
      send: () => ({ body: { priceName: 'premium' } }),
    },
    {
      row: '17b',
      description: 'signed in without a profile',
      cells: cells(401, 409, null, null, null, null, 409, 401, 401, 401, 401),
      hasNoProfile: true,
      send: () => ({ body: { priceName: 'premium' } }),
    },
  ],
  createPortalSession: [
    {
      row: 'portal',
      description: 'who has bought nothing',
      cells: cells(401, 409, 409, 409, 409, 409, 409, 401, 401, 401, 401),
      spends: true,
      send: nothing,
    },
  ],
  completePayment: [
    {
      row: '19',
      description: 'a paid order in test mode',
      cells: adminOnly(200),
      send: async ({ aPaidOrder }) => ({ body: { orderID: await aPaidOrder() } }),
    },
  ],
  refundPayment: [
    {
      row: 'admin',
      description: 'a payment that was kept',
      cells: adminOnly(200),
      send: async ({ aPayment }) => {
        const { purchaseId, paymentId } = await aPayment();
        return { params: { purchaseId }, body: { paymentId, cents: 100, refundedCents: 0, reason: 'From the matrix.' } };
      },
    },
  ],
  adminMoney: [
    { row: 'admin', description: 'a month', cells: adminOnly(200), send: () => ({ query: { from: '2026-01', to: '2026-01' } }) },
  ],
  stripeWebhook: [
    {
      row: '20',
      description: 'signed',
      cells: everyone(200),
      send: () => {
        const body = anEvent();
        const signature = signatureOf(body, LOCAL_STRIPE.webhookSecret, Math.floor(Date.now() / 1000));
        return { body, headers: { 'stripe-signature': signature } };
      },
    },
    { row: '20', description: 'unsigned', cells: everyone(400), send: () => ({ body: anEvent() }) },
  ],
};
