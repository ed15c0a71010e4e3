const LEAST_INCHES = 4 * 12;
const MOST_INCHES = 7 * 12 + 2;
const CM_PER_INCH = 2.54;

/** A height as profiles store it, `5'11"`, and in whole centimetres. */
interface Height {
  readonly feet: string;
  readonly cm: number;
}

/** The heights that a player chooses from, by the inch from 4'0" to 7'2"; the schema takes others too. */
export const HEIGHTS: readonly Height[] = Array.from({ length: MOST_INCHES - LEAST_INCHES + 1 }, (_, step) => {
  const inches = LEAST_INCHES + step;
  return { feet: `${Math.floor(inches / 12)}'${inches % 12}"`, cm: Math.round(inches * CM_PER_INCH) };
});

/** The inches of a height as profiles store it; null for any other text. */
export function inchesOf(feet: string): number | null {
  const [, whole, rest] = /^(\d)'(\d{1,2})"$/.exec(feet) ?? [];
  return whole === undefined ? null : 12 * Number(whole) + Number(rest);
}

/** A height in inches as a country writes it: `5'11"` or `180 cm`. */
export function heightText(inches: number, unit: 'feet' | 'cm'): string {
  return unit === 'feet' ? `${Math.floor(inches / 12)}'${inches % 12}"` : `${Math.round(inches * CM_PER_INCH)} cm`;
}
