import { FirestoreError, invalid } from '../wire/firestore-error';
import { Transaction, type TransactionStart } from './transaction';

/** How long a transaction may take at all, and how long it may do nothing, as in Firestore. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;

/** How long it may do nothing while others wait for it: locally its program has been ended, and people wait. */
const LONGEST_IDLE_BEFORE_OTHERS_MS = 5000;

/** The open transactions of an engine. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();
  private begun = 0;

  constructor(private readonly now: () => number) {}

  begin(start: TransactionStart): Transaction {
    this.expire();
    this.begun += 1;
    const transaction = new Transaction(start, this.begun, this.now());
    this.open.set(keyOf(transaction.id), transaction);
    return transaction;
  }

  /** The open transaction of an id; INVALID_ARGUMENT where it never was, has ended or has expired. */
  use(id: Uint8Array, database: string): Transaction {
    this.expire();
    const transaction = this.open.get(keyOf(id));
    if (transaction?.database !== database) {
      throw invalid('Invalid transaction: the referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsedAt = this.now();
    return transaction;
  }

  end(transaction: Transaction): void {
    if (this.open.delete(keyOf(transaction.id))) transaction.finish();
  }

  /** Ends a transaction that lost against another, and answers ABORTED. */
  abort(transaction: Transaction): FirestoreError {
    this.end(transaction);
    return new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
  }

  /** Ends the transactions of one database, or of all. */
  endAll(database: string | null): void {
    for (const transaction of [...this.open.values()])
      if (database === null || transaction.database === database) this.end(transaction);
  }

  /** Ends those of some transactions that others wait for and that do nothing. */
  endIdle(transactions: Iterable<Transaction>): void {
    const now = this.now();
    for (const one of transactions) if (now - one.lastUsedAt > LONGEST_IDLE_BEFORE_OTHERS_MS) this.end(one);
  }

  /** Ends the transactions whose time is over. */
  expire(): void {
    const now = this.now();
    for (const one of this.open.values()) {
      if (now - one.startedAt > LONGEST_MS || now - one.lastUsedAt > LONGEST_IDLE_MS) this.end(one);
    }
  }
}

function keyOf(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}
