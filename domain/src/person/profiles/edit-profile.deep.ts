import { expect, test } from 'vitest';
import { playHistories } from '../../kernel/patch/testing/two-editors-histories';
import { PLAYED_PROFILE } from '../testing/played-profile';

test.each([501, 602])(
  '60,000 random histories of two tabs equal the sequential model (seed %i)',
  (seed) => {
    const seen = playHistories(PLAYED_PROFILE, 60_000, seed);
    expect(Math.min(seen.written, seen.undone, seen.refused)).toBeGreaterThan(1200);
  },
  20 * 60_000,
);
