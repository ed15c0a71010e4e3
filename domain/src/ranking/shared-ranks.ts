import { splitWords } from '../kernel/text/fold-text';

/** Compares names without regard to case, diacritics and punctuation. */
export function compareNames(one: string, other: string): number {
  const [left, right] = [splitWords(one).join(' '), splitWords(other).join(' ')];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Entries in the order of a value, the greatest first, with their ranks: equal values share one and the next ranks are
 * left out (1, 2, 2, 4). Those of one rank stand by name, so that the order of the entries given does not matter.
 */
export function ranked<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => number,
): readonly (Entry & { readonly rank: number })[] {
  const valued = entries.map((entry) => ({ entry, value: valueOf(entry) }));
  valued.sort((a, b) => b.value - a.value || compareNames(a.entry.name, b.entry.name));
  let rank = 0;
  return valued.map(({ entry, value }, index) => {
    if (index === 0 || value !== valued[index - 1]?.value) rank = index + 1;
    return { ...entry, rank };
  });
}
