import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveRepeatedly } from './save-repeatedly';

const EVERY_MS = 1000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('saves every so often, also after a save that failed, which is reported', async () => {
  const outcomes = [() => Promise.resolve(), () => Promise.reject(new Error('out of space')), () => Promise.resolve()];
  const save = vi.fn(() => (outcomes.shift() ?? (() => Promise.resolve()))());
  const reported: unknown[] = [];
  const saves = saveRepeatedly(save, EVERY_MS, (failure) => reported.push(failure));

  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);

  expect(save).toHaveBeenCalledTimes(3);
  expect(reported).toEqual([new Error('out of space')]);
  await saves.stop();
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(save).toHaveBeenCalledTimes(3);
});

test('never begins a save while another is under way, and ends after it', async () => {
  let finish = (): void => undefined;
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const saves = saveRepeatedly(save, EVERY_MS, () => undefined);
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(save).toHaveBeenCalledTimes(1);

  const stopped = vi.fn();
  const stopping = saves.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(5 * EVERY_MS);
  expect(save).toHaveBeenCalledTimes(1);
});
