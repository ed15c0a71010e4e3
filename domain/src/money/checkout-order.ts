import * as z from 'zod/mini';
import { chargedCurrency, type Currency } from '../kernel/format/money';
import { email } from '../kernel/text/text-schemas';
import type { Locale } from '../person/account/account';
import { PRICE_LIST, type PriceName } from '../reference/price-list';
import { priceName } from './purchase';

/**
 * What opening a checkout sends (S3-09): the name of a price, and the mail address of a minor's guardian where none is
 * known yet.
 */
export const checkoutForm = z.object({ priceName, guardianEmail: z._default(z.nullable(email), null) });

/**
 * What the checkout page is told. Everything follows from the name of the price and the account, nothing from the
 * caller.
 */
export interface CheckoutOrder {
  readonly uid: string;
  readonly customerId: string;
  readonly priceName: PriceName;
  readonly cents: number;
  readonly currency: Currency;
  readonly billed: 'monthly' | 'once';
  readonly locale: Locale;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The minute in which it is ordered, since 1970: the same order within one opens one session (F9). */
  readonly minute: number;
}

interface Ordering extends Pick<CheckoutOrder, 'uid' | 'customerId' | 'priceName' | 'locale'> {
  /** The currency of a plan that runs, which binds its buyer; null where none does. */
  readonly bound: Currency | null;
  /** The origin of our own pages, never one that a caller named. */
  readonly origin: string;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/**
 * The order of a checkout (S7-17): our price in the currency of a plan that runs, else of the account's language
 * (S9-12), and our own pages to return to.
 */
export function checkoutOrderOf({ uid, customerId, priceName: name, locale, bound, origin, now }: Ordering): CheckoutOrder {
  const { cents, billed } = PRICE_LIST[name];
  const currency = chargedCurrency(locale, bound);
  return {
    ...{ uid, customerId, priceName: name, cents, currency, billed, locale },
    successUrl: `${origin}/plus?checkout=success`,
    cancelUrl: `${origin}/plus?checkout=cancelled`,
    minute: Math.floor(now.getTime() / MINUTE_MS),
  };
}
