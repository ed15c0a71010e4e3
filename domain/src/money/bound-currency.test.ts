import { expect, test } from 'vitest';
import { boundCurrencyOf } from './bound-currency';

const all = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'unknown'];

test('[S9-12] what renews, or waits to be paid, binds its buyer to its currency', () => {
  for (const status of all)
    expect(
      boundCurrencyOf([
        { status: 'canceled', currency: 'usd' },
        { status, currency: 'eur' },
      ]),
      status,
    ).toBe('eur');
});

test('[S9-12] what has ended binds nobody, and neither does a currency that is none of ours', () => {
  expect(boundCurrencyOf([])).toBeNull();
  for (const status of ['canceled', 'incomplete_expired']) expect(boundCurrencyOf([{ status, currency: 'eur' }])).toBeNull();
  expect(boundCurrencyOf([{ status: 'active', currency: 'jpy' }])).toBeNull();
});
