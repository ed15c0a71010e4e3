/** The days of each phase of a receipt; the first day of a boost is the one on which it was posted. */
export const RECEIPT_PHASE_DAYS = 7;

/** The phases of a receipt, in order. */
export const RECEIPT_PHASES = ['before', 'during', 'after'] as const;

/** How a count differs from an earlier one, in the words that fit its size. */
export type ViewChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'similar' }
  /** So many more, or fewer where it is negative. */
  | { readonly kind: 'number'; readonly by: number }
  /** So many times as many, 2 at least. */
  | { readonly kind: 'times'; readonly times: number }
  /** So many per cent more, or fewer where it is negative. */
  | { readonly kind: 'percent'; readonly percent: number };

/** Counts below it differ by chance: they are told as numbers, never as a share. */
const SMALL_BELOW = 20;
const SIMILAR_BELOW_PERCENT = 5;

/** How a count differs from an earlier one. Small counts are compared by number, not by share. */
export function changeOf(before: number, now: number): ViewChange {
  if (before === now) return { kind: 'same' };
  if (before === 0 || Math.max(before, now) < SMALL_BELOW) return { kind: 'number', by: now - before };
  if (now >= 2 * before) return { kind: 'times', times: Math.floor(now / before) };
  const percent = Math.round((100 * (now - before)) / before);
  return Math.abs(percent) < SIMILAR_BELOW_PERCENT ? { kind: 'similar' } : { kind: 'percent', percent };
}
