import type { CrestRecipe } from './crest-recipe';

/**
 * Where the letters of a crest stand in its field of 100 × 120: the height of their middle, their font size, and the
 * width to which they are narrowed, if they are.
 */
interface CrestLetters {
  readonly y: number;
  readonly size: number;
  readonly fitted: number | undefined;
}

/**
 * The width that letters may take between the edges of each of the twelve shields: where they stand alone, and where
 * they stand below a charge.
 */
const CLEAR_WIDTHS: readonly (readonly [alone: number, belowCharge: number])[] = [
  [68, 61],
  [70, 63],
  [81, 73],
  [77, 77],
  [53, 41],
  [81, 81],
  [77, 63],
  [71, 66],
  [74, 67],
  [73, 73],
  [81, 80],
  [69, 59],
];

/** The largest font size by the number of letters, below a charge; alone they are larger by a third. */
const LARGEST = [0, 36, 33, 27, 21];
const ALONE = 1.32;

/** How wide letters of the heaviest heading font are, as a share of the font size; most are no wider than OTHERS. */
const NARROW_AND_WIDE: Readonly<Record<string, number>> = { I: 0.36, J: 0.69, L: 0.7, M: 1.04, W: 1.1 };
const OTHERS = 0.92;
const SPACING = 0.5;

/** The width of letters as a share of their font size. */
const shareOf = (letters: readonly string[]) => letters.reduce((sum, letter) => sum + (NARROW_AND_WIDE[letter] ?? OTHERS), 0);

/** The shield of every small crest: letters fill it from edge to edge. */
export const SMALL_SHIELD = 'M3 3H97V86L50 117L3 86Z';
const SMALL_WIDTH = 84;
const SMALL_SIZES = [0, 66, 58, 48, 40];

/** Letters of a crest that stands in a line of text, where 100 units are 20 pixels: high rather than wide. */
export function smallCrestLetters(initials: string): CrestLetters {
  const letters = Array.from(initials);
  const size = SMALL_SIZES[letters.length] ?? 40;
  return { y: 50, size, fitted: shareOf(letters) * size > SMALL_WIDTH ? SMALL_WIDTH : undefined };
}

/** Letters as large as they can be without touching the edge of their shield. */
export function crestLetters({ form, initials }: Pick<CrestRecipe, 'form' | 'initials'>, hasCharge: boolean): CrestLetters {
  const letters = Array.from(initials);
  const share = shareOf(letters);
  const [alone = 0, belowCharge = 0] = CLEAR_WIDTHS[form] ?? [];
  const width = (hasCharge ? belowCharge : alone) - SPACING * letters.length;
  const largest = (LARGEST[letters.length] ?? 20) * (hasCharge ? 1 : ALONE);
  return { y: hasCharge ? 76 : 63, size: Math.min(largest, width / Math.max(share, OTHERS)), fitted: undefined };
}
