import { expect, test } from 'vitest';
import { isFreshAt } from './fresh-sign-in';

test('a sign-in is fresh for five minutes of the provider’s clock (F21)', () => {
  const at = 1_790_000_000;
  expect([0, 240, 300].map((seconds) => isFreshAt(at + seconds, at))).toEqual([true, true, true]);
  expect([301, 3600].map((seconds) => isFreshAt(at + seconds, at))).toEqual([false, false]);
});
