import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Clock, systemClock } from './clock-and-ids';
import { aClock } from './testing/a-clock';
import { tokenBuckets } from './token-buckets';

/** A clock and how milliseconds pass on it. */
interface Stage {
  readonly clock: Clock;
  readonly pass: (ms: number) => void | Promise<void>;
}

/** Time passes by itself: waits until the clock of the machine says that it has. */
async function untilPassed(ms: number): Promise<void> {
  const end = performance.now() + ms;
  await vi.waitFor(() => expect(performance.now()).toBeGreaterThanOrEqual(end), { interval: 1, timeout: 60_000 });
}

function theSystemUnderFakeTimers(): Stage {
  vi.useFakeTimers();
  return { clock: systemClock, pass: (ms) => void vi.advanceTimersByTime(ms) };
}

afterEach(() => void vi.useRealTimers());

/** What the server's rules need of a clock; the clock that tests move and fake timers stand in for the system's. */
describe.each([
  ['the clock that a test moves', (): Stage => aClock()],
  ['the system under fake timers', theSystemUnderFakeTimers],
  ['the system', (): Stage => ({ clock: systemClock, pass: untilPassed })],
])('%s', (_, open) => {
  test('tells a moment that can be stored', () => {
    const { clock } = open();
    const now = clock();

    expect(new Date(now.toISOString()).getTime()).toBe(now.getTime());
    expect(now.toISOString()).toMatch(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('hands out a moment of its own: who changes it changes no other', () => {
    const { clock } = open();
    const moment = clock();
    moment.setUTCFullYear(1999);

    expect(clock().getUTCFullYear()).toBeGreaterThan(2000);
  });

  test('goes on by what has passed, and a moment that was told stays', async () => {
    const { clock, pass } = open();
    const before = clock();
    const told = before.getTime();
    await pass(20);

    // The clock of the machine counts whole milliseconds and may be set while it runs.
    expect(clock().getTime() - told).toBeGreaterThanOrEqual(19);
    expect(before.getTime()).toBe(told);
  });

  test('fills the attempts of a caller again, whole ones only', async () => {
    const { clock, pass } = open();
    const take = tokenBuckets(clock);
    const PER_MINUTE = 600;
    const taken = Array.from({ length: PER_MINUTE }, () => take('a', PER_MINUTE));
    expect(Math.max(...taken)).toBe(0);
    while (take('a', PER_MINUTE) === 0);
    await pass(101);

    expect(take('a', PER_MINUTE)).toBe(0);
  });
});
