import { academicsCost } from '../../kernel/format/money';
import type { Language } from '../../kernel/language';
import { isCanadian } from '../../reference/geography/region-of-state';
import type { PlacedPrice } from './price-in-dollars';

/** The price of a year as lists show it: `$12,345`, of a Canadian university `CA$12,345`; null where none is known. */
export function listedPrice({ state, netPrice }: PlacedPrice, language: Language): string | null {
  if (netPrice === null) return null;
  return `${isCanadian(state) ? 'CA' : ''}${academicsCost(netPrice, language)}`;
}
