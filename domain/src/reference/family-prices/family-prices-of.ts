import { FAMILY_PRICE_LINES } from './family-price-table';
import { type FamilyPrices, familyPricesIn, type FamilyPriceTable } from './family-prices';

let table: FamilyPriceTable | null = null;

/** The prices of a college by its UNITID; null where the table has none. The table is read with the first question. */
export function familyPricesOf(unitId: number | null): FamilyPrices | null {
  table ??= familyPricesIn(FAMILY_PRICE_LINES);
  return unitId === null ? null : (table.get(String(unitId)) ?? null);
}
