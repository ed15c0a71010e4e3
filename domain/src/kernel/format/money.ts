import type { Language } from '../refusal/api-messages';

/** The currency of our own prices by language (S1-13); the amount is the same in both. */
export const CURRENCY_OF = { en: 'USD', de: 'EUR' } as const satisfies Record<Language, string>;

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
 * One of our own prices, in cents, in the language's currency: `$9.99`, `9,99 €` (with a no-break space). Whole amounts
 * have no decimals.
 */
export function ownPrice(cents: number, language: Language): string {
  const decimals = cents % 100 === 0 ? 0 : 2;
  const style = {
    style: 'currency',
    currency: CURRENCY_OF[language],
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return new Intl.NumberFormat(language, style).format(cents / 100);
}

/**
 * What somebody paid, in cents of the currency it was paid in, whatever the language: `$9.99`, `9,99 €`, `€9.99`.
 */
export function paidAmount(cents: number, currency: 'usd' | 'eur', language: Language): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat(LOCALES[language], style).format(cents / 100);
}

const LOCALES = { en: 'en-US', de: 'de-DE' } as const satisfies Record<Language, string>;

/** The cents of an amount as people type it, with a point or a comma: `9.99`, `9,9`, `10`. Null for anything else. */
export function typedCents(typed: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

function withDollarSign(dollars: number, decimals: number, language: Language): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const sign = dollars < 0 ? '-' : '';
  return `${sign}$${new Intl.NumberFormat(language, digits).format(Math.abs(dollars))}`;
}
