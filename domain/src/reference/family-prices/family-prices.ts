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

const numberIn = (cell: string | undefined): number | null => (cell === undefined || cell === '' ? null : Number(cell));

/** Reads the colleges of family-price-table.ts, several to a line: the id, a net price for each band, living. */
export function familyPricesIn(lines: string): FamilyPriceTable {
  return new Map(
    lines.split(/[;\n]/).map((line) => {
      const [id = '', ...cells] = line.split(',');
      return [id, { byIncome: [0, 1, 2, 3, 4].map((band) => numberIn(cells[band])), living: numberIn(cells[5]) }] as const;
    }),
  );
}

let table: FamilyPriceTable | null = null;

/** The prices of a college by its UNITID; null where the table has none. The table is read with the first question. */
export function familyPricesOf(unitId: number | null): FamilyPrices | null {
  table ??= familyPricesIn(FAMILY_PRICE_LINES);
  return unitId === null ? null : (table.get(String(unitId)) ?? null);
}
