/** What a family itself expects of one college, in whole dollars a year; null where nothing is typed. */
export interface OwnGuesses {
  readonly merit: number | null;
  readonly athletic: number | null;
  /** Trips home, which no college counts. */
  readonly travel: number | null;
}

export const NO_GUESSES: OwnGuesses = Object.freeze({ merit: null, athletic: null, travel: null });

/** The years of a degree for which we add up prices. */
export const DEGREE_YEARS = 4;

/**
 * The price of a year after the family's own guesses: aid takes it down to zero at most, and leaves a price that is
 * below zero as it is; travel comes on top. Unknown stays unknown.
 */
export function ownYear(price: number | null, { merit, athletic, travel }: OwnGuesses): number | null {
  if (price === null) return null;
  return Math.max(price - (merit ?? 0) - (athletic ?? 0), Math.min(price, 0)) + (travel ?? 0);
}

/** Four years at the price of one: no later year is known. Unknown stays unknown. */
export function fourYears(year: number | null): number | null {
  return year === null ? null : DEGREE_YEARS * year;
}
