/** The upper ends, in dollars, of the bands of a family's income by which the College Scorecard counts net prices. */
export const INCOME_BANDS = [30_000, 48_000, 75_000, 110_000, null] as const;

/** Where the prices of the table are from; the year is the one in which the academic year ends. */
export const FAMILY_PRICE_SOURCE = { by: 'import', source: 'College Scorecard', year: 2024 } as const;

/** The highest income of a year that somebody may type, in dollars. */
export const HIGHEST_INCOME = 1_000_000_000_000;

/** The index of the band of an income in whole dollars a year: the first whose upper end it does not exceed. */
export function bandOfIncome(dollars: number): number {
  const band = INCOME_BANDS.findIndex((end) => end === null || dollars <= end);
  return band === -1 ? INCOME_BANDS.length - 1 : band;
}

/** The ends of a band in whole dollars; the first begins at zero, the last has no upper end. */
export function bandEnds(band: number): { readonly from: number; readonly to: number | null } {
  const before = INCOME_BANDS[band - 1] ?? null;
  return { from: before === null ? 0 : before + 1, to: INCOME_BANDS[band] ?? null };
}
