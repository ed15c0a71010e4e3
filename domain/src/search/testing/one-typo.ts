import type { Dice } from './fixed-dice';

/** The four slips of one finger; blanks and punctuation are hit like letters. */
export const SLIPS = {
  insert: (text: string, dice: Dice) => spliced(text, dice.below(text.length + 1), 0, letterOf(dice)),
  delete: (text: string, dice: Dice) => spliced(text, dice.below(text.length), 1, ''),
  substitute: (text: string, dice: Dice) => spliced(text, dice.below(text.length), 1, letterOf(dice)),
  transpose: (text: string, dice: Dice) => {
    const at = dice.below(text.length - 1);
    return spliced(text, at, 2, text.charAt(at + 1) + text.charAt(at));
  },
} as const;

export type Slip = keyof typeof SLIPS;

/** The text with one slip that really changes it. */
export function withOneTypo(text: string, slip: Slip, dice: Dice): string {
  for (;;) {
    const changed = SLIPS[slip](text, dice);
    if (changed.toLowerCase() !== text.toLowerCase()) return changed;
  }
}

function spliced(text: string, at: number, count: number, put: string): string {
  return text.slice(0, at) + put + text.slice(at + count);
}

function letterOf(dice: Dice): string {
  return dice.pick('abcdefghijklmnopqrstuvwxyz'.split(''));
}
