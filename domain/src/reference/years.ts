/** Where the two lists of years begin: what people of today did, and when a college was founded (specification §3, reference lists). */
export const FIRST_YEAR = { recent: 1970, historic: 1640 } as const;

/** The years from a first to the current one, the latest first; none where the current year lies before the first. */
export function yearsFrom(first: number, currentYear: number): readonly number[] {
  return Array.from({ length: Math.max(0, currentYear - first + 1) }, (_, back) => currentYear - back);
}
