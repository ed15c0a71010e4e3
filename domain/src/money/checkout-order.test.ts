import { expect, test } from 'vitest';
import { PRICE_LIST, type PriceName } from '../reference/price-list';
import { checkoutForm, checkoutOrderOf } from './checkout-order';

const NOW = new Date('2026-06-10T12:00:30.000Z');
const ordered = (changes: Partial<Parameters<typeof checkoutOrderOf>[0]> = {}) =>
  checkoutOrderOf({
    ...{ uid: 'uid-1', customerId: 'cus_1', priceName: 'premium', locale: 'en', origin: 'https://touchline.example', now: NOW },
    bound: null,
    ...changes,
  });

test('[S9-02] [S9-12] an order has our price, in dollars in English and the same figure in euros in German', () => {
  for (const priceName of Object.keys(PRICE_LIST) as PriceName[]) {
    const { cents, billed } = PRICE_LIST[priceName];
    expect(ordered({ priceName })).toMatchObject({ priceName, cents, billed, currency: 'usd' });
    expect(ordered({ priceName, locale: 'de' })).toMatchObject({ cents, currency: 'eur' });
  }
});

test('[S9-12] an order beside a plan that runs is in its currency, whichever language the account has by now', () => {
  expect(ordered({ locale: 'de', bound: 'usd' })).toMatchObject({ locale: 'de', cents: 999, currency: 'usd' });
  expect(ordered({ locale: 'en', bound: 'eur' })).toMatchObject({ locale: 'en', cents: 999, currency: 'eur' });
});

test('an order leads back to our own pages', () => {
  expect(ordered()).toMatchObject({
    successUrl: 'https://touchline.example/plus?checkout=success',
    cancelUrl: 'https://touchline.example/plus?checkout=cancelled',
  });
});

test('an order is the same within a minute, and another one for any other purchase', () => {
  expect(ordered({ now: new Date('2026-06-10T12:00:59.999Z') })).toEqual(ordered());
  const others = [
    ordered({ now: new Date('2026-06-10T12:01:00.000Z') }),
    ordered({ uid: 'uid-2' }),
    ordered({ priceName: 'guestAccess' }),
    ordered({ locale: 'de' }),
    ordered({ locale: 'de', bound: 'usd' }),
  ];
  expect(new Set([ordered(), ...others].map((order) => JSON.stringify(order))).size).toBe(6);
});

test('[S3-09] the form of a checkout takes the four names of the price list alone', () => {
  const names = ['guestAccess', 'premium', 'skipTheLine', 'featureAgain'];
  for (const priceName of names) expect(checkoutForm.parse({ priceName })).toEqual({ priceName, guardianEmail: null });
  for (const priceName of ['constructor', '__proto__', 'PREMIUM', '', null, ['premium']])
    expect(checkoutForm.safeParse({ priceName }).success).toBe(false);
});
