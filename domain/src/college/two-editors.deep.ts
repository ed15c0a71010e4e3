import { expect, test } from 'vitest';
import { playHistories } from '../testing/two-editors-histories';

const SEEDS = [101, 202, 303, 404] as const;

test.each(SEEDS)('120,000 random histories of two editors equal the sequential model (seed %i)', (seed) => {
  const seen = playHistories(120_000, seed);
  expect(Math.min(seen.written, seen.takenBack, seen.refused)).toBeGreaterThan(5000);
});
