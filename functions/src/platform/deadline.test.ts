import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginShared, callEndsAt, requireTimeLeft, withinDeadline } from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to, and then tries to write. */
function aSlowWriter() {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const written: string[] = [];
  const work = async (): Promise<string> => {
    await done;
    requireTimeLeft();
    written.push('something');
    return 'written';
  };
  return { work, finish: () => finish(), written };
}

test('work that is done in time answers', async () => {
  const { work, finish, written } = aSlowWriter();
  const answer = withinDeadline(work);
  await vi.advanceTimersByTimeAsync(9999);
  finish();
  expect([await answer, written]).toEqual(['written', ['something']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('after ten seconds the caller is told 503, and what the work had still to write is not written (F1)', async () => {
  const { work, finish, written } = aSlowWriter();
  const answer = withinDeadline(work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  finish();
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ kind: 'unavailable' });
  expect(await answer).toBeInstanceOf(Refusal);
  expect(written).toEqual([]);
});

test('one late call stops no other', async () => {
  const [late, early] = [aSlowWriter(), aSlowWriter()];
  const first = withinDeadline(late.work).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  const second = withinDeadline(early.work);
  await vi.advanceTimersByTimeAsync(6000);
  early.finish();
  expect(await second).toBe('written');
  expect(await first).toMatchObject({ kind: 'unavailable' });
});

test('a failure of the work is the failure', async () => {
  await expect(withinDeadline(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});

test('outside of a call there is time', () => {
  expect(requireTimeLeft).not.toThrow();
});

test('shared work has its own time: it goes on when the call that began it has been answered', async () => {
  const { work, finish, written } = aSlowWriter();
  const ends: number[] = [];
  let shared = Promise.resolve('');
  const answer = withinDeadline(() => {
    ends.push(callEndsAt() - Date.now());
    shared = beginShared(() => {
      ends.push(callEndsAt());
      return work();
    });
    return shared;
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  finish();

  expect(await answer).toMatchObject({ kind: 'unavailable' });
  expect([await shared, written, ends]).toEqual(['written', ['something'], [10_000, Infinity]]);
});
