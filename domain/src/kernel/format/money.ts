import type { Language } from '../language';

/** The currencies of our prices, as the payment provider writes them; an amount is the same number in both (S9-02). */
export const CURRENCIES = ['usd', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency of our own prices by language (S1-13). */
export const CURRENCY_OF = { en: 'usd', de: 'eur' } as const satisfies Record<Language, Currency>;

/**
 * The currency in which somebody pays our prices, and therefore sees them: that of a running plan (`bound`), because
 * the payment provider allows one for each customer; else that of the account's language (S9-12). A visitor sees the
 * currency of an account created on this page, in its language. The page's language decides how a price is written.
 */
export function chargedCurrency(language: Language, bound: Currency | null): Currency {
  return bound ?? CURRENCY_OF[language];
}

/**
 * A cost of studying in whole dollars: prefix $, the language's thousands separator, no decimals: `$12,345`, `$12.345`
 * (S9-05).
 */
export function academicsCost(dollars: number, language: Language): string {
  return withDollarSign(dollars, 0, language);
}

/** A camp's price in cents: prefix $, the language's separators, two decimals: `$1,250.00`, `$1.250,00` (S9-05). */
export function campPrice(cents: number, language: Language): string {
  return withDollarSign(cents / 100, 2, language);
}

/**
 * One of our own prices, in cents, in the currency that it is charged in, by the rules of the page's language: `$9.99`,
 * `$9,99`, `9,99 €` (with a no-break space), `€9.99`. Whole amounts have no decimals.
 */
export function ownPrice(cents: number, currency: Currency, language: Language): string {
  return inCurrency(cents, currency, language, cents % 100 === 0 ? 0 : 2);
}

/** A paid amount, in cents of its currency, written like our prices, always with two decimals. */
export function paidAmount(cents: number, currency: Currency, language: Language): string {
  return inCurrency(cents, currency, language, 2);
}

function inCurrency(cents: number, currency: Currency, language: Language, decimals: number): string {
  if (currency === 'usd') return withDollarSign(cents / 100, decimals, language);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', ...digits }).format(cents / 100);
}

/** The cents of a typed amount, with a point or a comma: `9.99`, `9,9`, `10`. Null for anything else. */
export function typedCents(typed: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

function withDollarSign(dollars: number, decimals: number, language: Language): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const sign = dollars < 0 ? '-' : '';
  return `${sign}$${new Intl.NumberFormat(language, digits).format(Math.abs(dollars))}`;
}
