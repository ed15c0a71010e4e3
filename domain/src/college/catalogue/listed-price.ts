import { isCanadian } from '../../reference/geography/region-of-state';
import { academicsCost } from '../../kernel/format/money';
import type { Language } from '../../kernel/language';

/** A price with the state or province whose dollars it is in. */
export interface PlacedPrice {
  readonly state: string | null;
  readonly netPrice: number | null;
}

/**
 * The price of a year as lists filter, sort and rank it, in American dollars; null for a Canadian university, whose
 * dollars are others, and where no price is known.
 */
export function priceInUsDollars({ state, netPrice }: PlacedPrice): number | null {
  return isCanadian(state) ? null : netPrice;
}

/** The price of a year as lists show it: `$12,345`, of a Canadian university `CA$12,345`; null where none is known. */
export function listedPrice({ state, netPrice }: PlacedPrice, language: Language): string | null {
  if (netPrice === null) return null;
  return `${isCanadian(state) ? 'CA' : ''}${academicsCost(netPrice, language)}`;
}
