import { expect, test } from 'vitest';
import { billOf, LIST_PRICES } from './list-prices';

const NOTHING = { reads: 0, writes: 0, deletes: 0, mails: 0, calls: 0, ms: 0, bytes: 0 };

test.each([
  ['100,000 documents read', { reads: 100_000 }, { database: 0.06 }],
  ['100,000 written and deleted', { writes: 100_000, deletes: 100_000 }, { database: 0.2 }],
  ['a gigabyte', { bytes: 1_000_000_000 }, { sent: 0.15 }],
  ['a thousand mails', { mails: 1000 }, { mail: 1 }],
])('%s cost what the list says', (_, spent, bill) => {
  const made = billOf({ ...NOTHING, ...spent });
  for (const [part, dollars] of Object.entries(bill)) expect(made[part as keyof typeof made]).toBeCloseTo(dollars, 10);
  expect(made.whole).toBeCloseTo(Object.values(bill)[0] ?? 0, 10);
});

test('a million quick calls are billed for a tenth of a second each', () => {
  const { processor, memory } = LIST_PRICES;
  const tenth = 0.1 * (processor.dollars + 2 * memory.dollars);
  expect(billOf({ ...NOTHING, calls: 1_000_000, ms: 5_000_000 }).functions).toBeCloseTo(1_000_000 * tenth + 0.4, 6);
  expect(billOf({ ...NOTHING, calls: 1, ms: 2000 }).functions).toBeCloseTo(20 * tenth + 0.0000004, 10);
});
