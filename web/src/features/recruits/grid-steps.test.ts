import { describe, expect, test } from 'vitest';
import { type CardEdges, cardAfterKey } from './grid-steps';

/** A strip of two cards over a grid of three columns with five cards. */
const CARDS: readonly CardEdges[] = [
  ...[0, 300].map((left) => ({ left, top: 0 })),
  ...[0, 300, 600].map((left) => ({ left, top: 500 })),
  ...[0, 300].map((left) => ({ left, top: 900 })),
];
const way = (from: number, ...keys: readonly string[]) => {
  let at = from;
  return keys.map((key) => (at = cardAfterKey(key, CARDS, at) ?? -1));
};

describe('the keys of a grid of cards', () => {
  test('left and right lead to the next card also across lines, and stay at both ends', () => {
    expect(way(1, 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toEqual([2, 1, 0, 0]);
    expect(way(5, 'ArrowRight', 'ArrowRight')).toEqual([6, 6]);
  });

  test('up and down lead to the nearest card of the line above or below', () => {
    expect(way(1, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([3, 6, 6, 3, 1, 1]);
    expect(way(4, 'ArrowDown')).toEqual([6]);
    expect(way(4, 'ArrowUp')).toEqual([1]);
  });

  test('Home and End lead to the first and the last, other keys nowhere', () => {
    expect(way(3, 'Home', 'End')).toEqual([0, 6]);
    expect(cardAfterKey('Enter', CARDS, 3)).toBeUndefined();
  });
});
