import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAskAgain } from './pending-outcome';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ask = vi.fn(() => Promise.resolve());
const shownWith = (isWaiting: boolean, isAsking: boolean) =>
  renderHook((props: { isWaiting: boolean; isAsking: boolean }) => useAskAgain({ ...props, ask }), {
    initialProps: { isWaiting, isAsking },
  });
/** Lets the time pass second by second: React renders after each. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};

test('F12: asks again although an answer came too fast to be seen as a call', async () => {
  ask.mockClear();
  shownWith(true, false);
  await pass(2);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(4);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('F12: waits for the answer before it asks again, and stops once there is nothing to wait for', async () => {
  ask.mockClear();
  const { rerender } = shownWith(true, true);
  await pass(10);
  expect(ask).not.toHaveBeenCalled();
  rerender({ isWaiting: true, isAsking: false });
  await pass(2);
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ isWaiting: false, isAsking: false });
  await pass(10);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('F12: after thirty answers without it, it takes longer than usual', async () => {
  const { result } = shownWith(true, false);
  await pass(58);
  expect(result.current).toBe(false);
  await pass(2);
  expect(result.current).toBe(true);
});
