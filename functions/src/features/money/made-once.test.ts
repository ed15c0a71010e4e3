import { expect, test } from 'vitest';
import { idempotencyKey, madeOnce } from './made-once';

/** A failure as Stripe's library throws it; `original` is the request whose answer it repeats. */
class StripeFailure extends Error {
  readonly headers: Readonly<Record<string, string>>;
  constructor(original: string | null) {
    super('failed');
    this.headers = original === null ? {} : { 'idempotent-replayed': 'true', 'original-request': original };
  }
}

test('a key is the same for the same things, another one for any other, and always short enough for Stripe', () => {
  const order = { uid: 'uid-1', locale: 'en', currency: 'usd' };
  expect(idempotencyKey('checkout', { ...order }, 7, null)).toBe(idempotencyKey('checkout', order, 7, null));
  const others = [
    idempotencyKey('checkout', { ...order, locale: 'de' }, 7, null),
    idempotencyKey('checkout', order, 8, null),
    idempotencyKey('checkout', order, 7, 'cs_1'),
    idempotencyKey('customer', order, 7, null),
    idempotencyKey('checkout', order, 7, 'x'.repeat(10_000)),
  ];
  expect(new Set([idempotencyKey('checkout', order, 7, null), ...others]).size).toBe(6);
  for (const key of others) expect(key.length).toBeLessThanOrEqual(255);
});

test('a new failure is thrown, and nothing is asked for again', async () => {
  const keys: string[] = [];
  const failing = madeOnce('key', (key) => {
    keys.push(key);
    return Promise.reject(new StripeFailure(null));
  });
  await expect(failing).rejects.toThrow('failed');
  expect(keys).toEqual(['key']);
});

test('a failure that is only repeated is passed by under another key, the same for everybody who meets it', async () => {
  const meet = async () => {
    const keys: string[] = [];
    const made = await madeOnce('key', (key) => {
      keys.push(key);
      return keys.length < 3 ? Promise.reject(new StripeFailure(`req_${keys.length}`)) : Promise.resolve('made');
    });
    return { made, keys };
  };
  const [one, other] = [await meet(), await meet()];
  expect(one.made).toBe('made');
  expect(new Set(one.keys).size).toBe(3);
  expect(other).toEqual(one);
});

test('where Stripe repeats failures without end, the last one is thrown', async () => {
  let asked = 0;
  const failing = madeOnce('key', () => Promise.reject(new StripeFailure(`req_${(asked += 1)}`)));
  await expect(failing).rejects.toThrow('failed');
  expect(asked).toBe(6);
});
