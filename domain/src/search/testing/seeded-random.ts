/** Random values that are the same in every run. */
export interface SeededRandom {
  /** A whole number from 0 to below `sides`. */
  below(sides: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** A random generator with a seed (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      const [item] = items.slice(below(items.length));
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
