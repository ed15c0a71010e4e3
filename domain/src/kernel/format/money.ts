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

function withDollarSign(dollars: number, decimals: number, language: Language): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const sign = dollars < 0 ? '-' : '';
  return `${sign}$${new Intl.NumberFormat(language, digits).format(Math.abs(dollars))}`;
}
