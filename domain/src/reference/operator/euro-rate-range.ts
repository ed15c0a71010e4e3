/** The dollars for one euro that can be meant: less or more is a slip of the pen. */
export const EURO_RATE_RANGE = [0.2, 5] as const;

/** Whether dollars for one euro can be meant. */
export function isEuroRate(dollars: number): boolean {
  return dollars >= EURO_RATE_RANGE[0] && dollars <= EURO_RATE_RANGE[1];
}
