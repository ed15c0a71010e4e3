import { beforeEach, describe, expect, test } from 'vitest';
import { FirestoreError } from '../wire/firestore-error';
import { Transactions } from './transactions';

const DATABASE = 'projects/demo-engine/databases/(default)';
const A_START = { database: DATABASE, readTime: null, repeats: null };
const SECOND = 1000;
let now = 0;
let transactions: Transactions;
beforeEach(() => {
  now = 0;
  transactions = new Transactions(() => now);
});

/** What using a transaction is refused with, or null where it is still open. */
function refusalOf(id: Uint8Array, database = DATABASE): string | null {
  try {
    transactions.use(id, database);
    return null;
  } catch (failure) {
    if (failure instanceof FirestoreError) return failure.reason;
    throw failure;
  }
}

describe('a transaction', () => {
  test('that does nothing for 60 seconds may still be used, after that it is INVALID_ARGUMENT', () => {
    const used = transactions.begin(A_START);
    const idle = transactions.begin(A_START);
    now = 60 * SECOND;
    expect(refusalOf(used.id)).toBeNull();
    now = 60 * SECOND + 1;
    expect(refusalOf(idle.id)).toBe('INVALID_ARGUMENT');
    expect(refusalOf(used.id)).toBeNull();
  });

  test('that is always busy ends 270 seconds after it began', () => {
    const { id } = transactions.begin(A_START);
    for (now = 0; now <= 270 * SECOND; now += 45 * SECOND) expect(refusalOf(id)).toBeNull();
    now = 270 * SECOND + 1;
    expect(refusalOf(id)).toBe('INVALID_ARGUMENT');
  });

  test('that has expired stays so, and lets those go on who waited for it', async () => {
    const expired = transactions.begin(A_START);
    now = 61 * SECOND;
    transactions.begin(A_START);
    await expired.ended;
    now = 0;
    expect(refusalOf(expired.id)).toBe('INVALID_ARGUMENT');
  });

  test("that has ended, never began or is another database's is INVALID_ARGUMENT", () => {
    const ended = transactions.begin(A_START);
    transactions.end(ended);
    expect(refusalOf(ended.id)).toBe('INVALID_ARGUMENT');
    expect(refusalOf(Buffer.from('never'))).toBe('INVALID_ARGUMENT');
    const other = transactions.begin(A_START);
    expect(refusalOf(other.id, 'projects/other/databases/(default)')).toBe('INVALID_ARGUMENT');
  });
});
