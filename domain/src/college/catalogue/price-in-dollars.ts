import { isCanadian } from '../../reference/geography/region-of-state';

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
