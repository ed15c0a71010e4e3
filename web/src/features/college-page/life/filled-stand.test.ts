import { expect, test } from 'vitest';
import { filledStand } from './filled-stand';

const seatsOf = (path: string) => path.split('M').length - 1;
const shareOf = (share: number) => {
  const { taken, free } = filledStand(share);
  return seatsOf(taken) / (seatsOf(taken) + seatsOf(free));
};

test('a stand is filled by the share of its seats', () => {
  for (const share of [0.1, 0.25, 0.5, 0.9]) expect(Math.abs(shareOf(share) - share)).toBeLessThan(0.01);
});

test('a small crowd takes a seat, and only a full house takes all', () => {
  expect(seatsOf(filledStand(0).taken)).toBe(0);
  expect(seatsOf(filledStand(0.0001).taken)).toBe(1);
  expect(seatsOf(filledStand(0.9999).free)).toBe(1);
  expect([filledStand(1).free, filledStand(1.3).free]).toEqual(['', '']);
});

test('the first crowd sits low, next to the halfway line', () => {
  expect(filledStand(0.005).taken).toMatch(/^M3(13\.6|26\.4) 150h0M3(13\.6|26\.4) 150h0$/);
});
