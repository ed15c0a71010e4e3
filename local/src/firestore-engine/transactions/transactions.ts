import { randomBytes } from 'node:crypto';
import type { Micros, StoredDocument } from '../store/stored-document';
import { FirestoreError, invalid } from '../wire/firestore-error';
import { setTimeout as pause } from 'node:timers/promises';

/** A read that a commit depends on: whether it would answer the same now. */
type StillTrue = () => boolean;

/** One transaction between its beginning and its end. */
export class Transaction {
  /** What must still be true when it commits, by what was read. */
  private readonly reads = new Map<string, StillTrue>();
  private end: () => void = () => undefined;
  /** Fulfilled when it is committed, rolled back or expired. */
  readonly ended = new Promise<void>((resolve) => (this.end = resolve));
  lastUsedAt: number;
  private checkedAt: Micros = -1;

  constructor(
    readonly id: Buffer,
    readonly database: string,
    /** The time at which a read-only transaction reads; null lets it read and write the latest. */
    readonly readTime: Micros | null,
    readonly startedAt: number,
  ) {
    this.lastUsedAt = startedAt;
  }

  get isReadOnly(): boolean {
    return this.readTime !== null;
  }

  /** Remembers that a document was read; what was read first counts. */
  sawDocument(path: string, seen: StoredDocument | null, current: (path: string) => StoredDocument | null): void {
    this.saw(`document:${path}`, () => current(path) === seen);
  }

  saw(what: string, stillTrue: StillTrue): void {
    if (!this.isReadOnly && !this.reads.has(what)) this.reads.set(what, stillTrue);
  }

  /**
   * Whether everything it has read is still so, as of the latest commit: then it is as if it had read all of it now.
   */
  isUndisturbed(latestCommit: Micros): boolean {
    if (latestCommit === this.checkedAt) return true;
    const isUndisturbed = [...this.reads.values()].every((stillTrue) => stillTrue());
    if (isUndisturbed) this.checkedAt = latestCommit;
    return isUndisturbed;
  }

  finish(): void {
    this.end();
  }
}

/** How long a transaction may take at all, and how long it may do nothing, as in Firestore. */
const LONGEST_MS = 270_000;
const LONGEST_IDLE_MS = 60_000;

/** The open transactions of an engine. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(private readonly now: () => number) {}

  begin(database: string, readTime: Micros | null): Transaction {
    this.expire();
    const transaction = new Transaction(randomBytes(16), database, readTime, this.now());
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

  private expire(): void {
    const now = this.now();
    for (const one of this.open.values()) {
      if (now - one.startedAt > LONGEST_MS || now - one.lastUsedAt > LONGEST_IDLE_MS) this.end(one);
    }
  }
}

function keyOf(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}

/** How long the others wait for a transaction whose turn it is. */
const TURN_MS = 2000;

/**
 * Who has read a document in a transaction goes first; whoever wants it next waits, in the order of asking, so that
 * contending transactions seldom have to be repeated. It is a courtesy with a limit: what makes transactions right is
 * that a commit checks its reads.
 */
export class WaitingLine {
  private readonly lastTurns = new Map<string, { readonly holder: Transaction; readonly over: Promise<void> }>();

  /** Fulfilled when the transaction's turn for a document has come. */
  async join(path: string, transaction: Transaction): Promise<void> {
    const last = this.lastTurns.get(path);
    if (last?.holder === transaction) return;
    const begins = last?.over ?? Promise.resolve();
    const over = begins.then(() => this.turnOf(transaction));
    const turn = { holder: transaction, over };
    this.lastTurns.set(path, turn);
    void over.then(() => {
      if (this.lastTurns.get(path) === turn) this.lastTurns.delete(path);
    });
    await begins;
  }

  /** Fulfilled when no transaction that has read one of the documents before is still having its turn. */
  async behindOthers(paths: Iterable<string>): Promise<void> {
    await Promise.all([...paths].flatMap((path) => this.lastTurns.get(path)?.over ?? []));
  }

  private async turnOf(transaction: Transaction): Promise<void> {
    const patience = new AbortController();
    const limit = pause(TURN_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    await Promise.race([transaction.ended, limit]);
    patience.abort();
  }
}
