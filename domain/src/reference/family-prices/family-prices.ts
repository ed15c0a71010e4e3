import { FAMILY_PRICE_LINES } from './family-price-table';

/** What the College Scorecard says of the prices of a college beyond the facts of its page; null is unknown. */
export interface FamilyPrices {
  /**
   * The net price of a year by the family's income, one for each of INCOME_BANDS, in whole dollars; it may be below
   * zero. It counts students with federal aid, at public colleges only those who pay the tuition of residents.
   */
  readonly byIncome: readonly (number | null)[];
  /** Room and board on campus, or off campus where it has none, books and other expenses of a year. */
  readonly living: number | null;
}

/** The prices of all colleges by id. */
export type FamilyPriceTable = ReadonlyMap<string, FamilyPrices>;

const BASE = 36;
const ID_COLUMN = 0;
const LIVING_COLUMN = 6;
const NET_PRICE_COLUMNS = [1, 2, 3, 4, 5];

/**
 * Reads family-price-table.ts, columns of cells over several lines: the ids, a net price for each band, living. A cell
 * has a number to the base of 36 for a college, and is empty where it is unknown. An id is told by its distance from
 * the id before, a net price by that from the band before if that is known.
 */
export function familyPricesIn(lines: string): FamilyPriceTable {
  const columns = lines.split(';\n').map((column) => column.split(/[,\n]/));
  const numberAt = (column: number, at: number): number | null => {
    const cell = columns[column]?.[at] ?? '';
    return cell === '' ? null : Number.parseInt(cell, BASE);
  };
  let id = 0;
  return new Map(
    (columns[ID_COLUMN] ?? []).map((_, at) => {
      id += numberAt(ID_COLUMN, at) ?? 0;
      let before: number | null = null;
      const byIncome = NET_PRICE_COLUMNS.map((column) => {
        const distance = numberAt(column, at);
        before = distance === null ? null : (before ?? 0) + distance;
        return before;
      });
      return [String(id), { byIncome, living: numberAt(LIVING_COLUMN, at) }] as const;
    }),
  );
}

let table: FamilyPriceTable | null = null;

/** The prices of a college by its UNITID; null where the table has none. The table is read with the first question. */
export function familyPricesOf(unitId: number | null): FamilyPrices | null {
  table ??= familyPricesIn(FAMILY_PRICE_LINES);
  return unitId === null ? null : (table.get(String(unitId)) ?? null);
}
