import { expect, test } from 'vitest';
import { rateLimitOf } from './rate-limit-store';
import { aClock } from './testing/a-clock';
import { tokenBuckets } from './token-buckets';

test('a minute’s attempts pass at once; the next waits until one has filled in', () => {
  const { clock, pass } = aClock();
  const take = tokenBuckets(clock);
  expect(Array.from({ length: 11 }, () => take('a', 10))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]);
  pass(5999);
  expect(take('a', 10)).toBe(1);
  pass(1);
  expect([take('a', 10), take('a', 10)]).toEqual([0, 6]);
});

test('refused attempts cost nothing, so that whoever waits is let in', () => {
  const { clock, pass } = aClock();
  const take = tokenBuckets(clock);
  for (let count = 0; count < 100; count += 1) take('a', 10);
  pass(6000);
  expect(take('a', 10)).toBe(0);
});

test('everyone has a bucket of their own', () => {
  const { clock } = aClock();
  const take = tokenBuckets(clock);
  expect([take('a', 1), take('a', 1), take('b', 1)]).toEqual([0, 60, 0]);
});

test('after a minute it is full again, and never fuller', () => {
  const { clock, pass } = aClock();
  const take = tokenBuckets(clock);
  for (const pause of [61_000, 119_000, 3_600_000]) {
    expect([take('a', 2), take('a', 2), take('a', 2)]).toEqual([0, 0, 30]);
    pass(pause);
  }
});

test('is not forgotten while it fills, whenever the minutes of the instance begin', () => {
  const { clock, pass } = aClock();
  const take = tokenBuckets(clock);
  take('b', 1);
  pass(59_000);
  expect([take('a', 1), take('a', 1)]).toEqual([0, 60]);
  pass(30_000);
  expect(take('a', 1)).toBe(30);
  pass(29_000);
  expect(take('a', 1)).toBe(1);
});

test('names without end fill no memory: at the most, the older half is forgotten', () => {
  const { clock } = aClock();
  const take = tokenBuckets(clock, 100);
  expect([take('early', 1), take('early', 1)]).toEqual([0, 60]);
  for (let count = 0; count < 40; count += 1) take(`one ${count}`, 1);
  expect(take('early', 1)).toBe(60);
  for (let count = 0; count < 200; count += 1) take(`two ${count}`, 1);
  expect(take('early', 1)).toBe(0);
});

test('attack 134: a call counts for the network and for its sender, who may ask twenty times as often for many', async () => {
  const counted: unknown[] = [];
  const { perNetwork } = rateLimitOf(
    'feedback',
    ({ name, perMinute }, who) => {
      counted.push([name, perMinute, who]);
      return Promise.resolve();
    },
    30,
  );
  await perNetwork({ own: '198.51.100.1', sender: '203.0.113.7' });
  await perNetwork({ own: '203.0.113.7', sender: null });
  await perNetwork(null);
  expect(counted).toEqual([
    ['feedback-from', 30, '198.51.100.1'],
    ['feedback-sender', 600, '203.0.113.7'],
    ['feedback-from', 30, '203.0.113.7'],
  ]);
});
