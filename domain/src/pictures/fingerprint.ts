/**
 * What a picture is recognized by: SHA-256 hashes of its files (hex), and a hash of what it looks like (16 hex digits),
 * null where it is too plain to tell from others.
 */
export interface Fingerprint {
  readonly exact: readonly string[];
  readonly perceptual: string | null;
}

/** The gray picture that the perceptual hash compares: each pixel with the next one of its row. */
export const GRAY = { width: 9, height: 8 } as const;

/** Differences of gray below this, of 255, are noise: a picture that has no larger ones is plain. */
const LEAST_CONTRAST = 16;

/** Pictures whose hashes differ in so many of the 64 bits at most look alike. */
const NEAR_BITS = 7;

/** One more than `NEAR_BITS`, so that the hashes of two pictures that look alike have one of these parts in common. */
const BANDS = NEAR_BITS + 1;

/**
 * The difference hash of a gray picture of 9 × 8 pixels (0 to 255, row by row): a bit for each pixel that is darker
 * than the next one of its row. It stays almost the same when the picture is scaled, compressed or recolored. Null for
 * a plain picture, whose hash would be that of every other one.
 */
export function perceptualHashOf(gray: Uint8Array): string | null {
  const rows = Array.from({ length: GRAY.height }, (_, row) => gray.subarray(row * GRAY.width, (row + 1) * GRAY.width));
  if (Math.max(...gray) - Math.min(...gray) < LEAST_CONTRAST) return null;
  const hex = rows.map((row) => {
    const bits = Array.from({ length: GRAY.width - 1 }, (_, at) => ((row[at] ?? 0) < (row[at + 1] ?? 0) ? '1' : '0'));
    return Number.parseInt(bits.join(''), 2).toString(16).padStart(2, '0');
  });
  const hash = hex.join('');
  return /^(?:0+|f+)$/.test(hash) ? null : hash;
}

/** The parts by which hashes of pictures that look alike are found: at least one of them is the same. */
export function bandsOf(perceptual: string): readonly string[] {
  const size = perceptual.length / BANDS;
  return Array.from({ length: BANDS }, (_, at) => `${at}:${perceptual.slice(at * size, (at + 1) * size)}`);
}

/** Whether two perceptual hashes are those of pictures that look alike. */
export function looksAlike(one: string, other: string): boolean {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; different > 0n; different >>= 1n) bits += Number(different & 1n);
  return bits <= NEAR_BITS;
}
