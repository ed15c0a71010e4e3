import type { SeededRandom } from './seeded-random';

/** The four kinds of typo, each as a function; spaces and punctuation are affected like letters. */
export const TYPO_KINDS = {
  insert: (text: string, random: SeededRandom) => spliced(text, random.below(text.length + 1), 0, letterOf(random)),
  delete: (text: string, random: SeededRandom) => spliced(text, random.below(text.length), 1, ''),
  substitute: (text: string, random: SeededRandom) => spliced(text, random.below(text.length), 1, letterOf(random)),
  transpose: (text: string, random: SeededRandom) => {
    const at = random.below(text.length - 1);
    return spliced(text, at, 2, text.charAt(at + 1) + text.charAt(at));
  },
} as const;

export type TypoKind = keyof typeof TYPO_KINDS;

/** The text with one typo that really changes it. */
export function withOneTypo(text: string, slip: TypoKind, random: SeededRandom): string {
  for (;;) {
    const changed = TYPO_KINDS[slip](text, random);
    if (changed.toLowerCase() !== text.toLowerCase()) return changed;
  }
}

function spliced(text: string, at: number, count: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + count);
}

function letterOf(random: SeededRandom): string {
  return random.pick('abcdefghijklmnopqrstuvwxyz'.split(''));
}
