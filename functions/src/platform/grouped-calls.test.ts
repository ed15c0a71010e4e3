import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupedCalls } from './grouped-calls';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Groups of numbers as they were handed over, a second apart, four at a time. */
function aGroup(act: (entries: readonly number[]) => Promise<void> = () => Promise.resolve()) {
  const groups: (readonly number[])[] = [];
  const call = groupedCalls<number>(
    (entries) => {
      groups.push(entries);
      return act(entries);
    },
    { everyMs: 1000, most: 4 },
  );
  return { call, groups };
}

test('the first call is answered at once, those of the same moment with it', async () => {
  const { call, groups } = aGroup();
  const both = Promise.all([call([1]), call([2])]);
  await vi.advanceTimersByTimeAsync(0);
  await both;
  expect(groups).toEqual([[1, 2]]);
});

test('later ones wait together until a second is over, or a group is full', async () => {
  const { call, groups } = aGroup();
  void call([1]);
  await vi.advanceTimersByTimeAsync(0);
  void call([2]);
  await vi.advanceTimersByTimeAsync(999);
  void call([3]);
  expect(groups).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(groups).toEqual([[1], [2, 3]]);
  void call([4, 5, 6]);
  void call([7, 8]);
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual([[1], [2, 3], [4, 5, 6, 7], [8]]);
});

test('a failure is that of its group alone', async () => {
  const { call } = aGroup(([first]) => (first === 1 ? Promise.reject(new Error('away')) : Promise.resolve()));
  const outcomes = Promise.allSettled([call([1]), call([2])]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const later = call([3]);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(later).resolves.toBeUndefined();
});
