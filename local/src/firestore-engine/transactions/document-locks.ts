import { FirestoreError } from '../wire/firestore-error';
import type { Transaction } from './transaction';
import type { Transactions } from './transactions';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a write waits for those who have read its documents, as in the official emulator. */
const LOCK_TIMEOUT_MS = 2000;

/** What an engine does where transactions want the same documents. */
export interface Contention {
  /**
   * Null: a deadlock is resolved at once, and repeated transactions take turns, so that five attempts suffice. A
   * number: as in production, deadlocks are not resolved, and a transaction that waits so many milliseconds is ABORTED.
   */
  abortsAfterMs: number | null;
}

/**
 * Who has read which document in a transaction that is still open. Readers share a document; anyone who writes it waits
 * until the other readers have ended. Locks do not make transactions correct: a commit
 * validates what it has read.
 */
export class DocumentLocks {
  private readonly readers = new Map<string, Set<Transaction>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly contention: Contention,
  ) {}

  /** Notes that a transaction reads a document, which it does after this. A repeated one first waits its turn. */
  async read(path: string, reader: Transaction): Promise<void> {
    if (reader.isReadOnly) return;
    const hasRead = this.readers.get(path)?.has(reader) === true;
    if (hasRead || !reader.isRepeated || this.contention.abortsAfterMs !== null) this.note(path, reader);
    else await this.readInTurn(path, reader);
    if (!reader.isOpen) throw this.transactions.abort(reader);
  }

  /**
   * Fulfilled when no other open transaction has read any of the documents that are now written, in a transaction
   * (`writer`) or without; ABORTED after two seconds. The youngest transaction of a deadlock is ABORTED at
   * once, and readers that have long done nothing are ended.
   */
  async beforeWriting(paths: Iterable<string>, writer: Transaction | null): Promise<void> {
    const written = [...paths];
    const readers = this.readersOf(written, writer);
    if (readers.size === 0) return;
    this.transactions.expire();
    if (this.contention.abortsAfterMs === null) this.transactions.endIdle(readers);
    await withTimeout(this.contention.abortsAfterMs ?? LOCK_TIMEOUT_MS, async (timeout) => {
      for (;;) {
        if (writer?.isOpen === false) throw this.transactions.abort(writer);
        const others = this.readersOf(written, writer);
        if (others.size === 0) return;
        if (timeout.isOver()) throw this.timedOut(writer);
        if (writer === null) await Promise.race([timeout.over, ...[...others].map(({ ended }) => ended)]);
        else if (!this.resolvesDeadlock(writer, others)) await writer.waitFor(others, timeout.over);
      }
    });
  }

  /**
   * Repeated transactions have read and written the same documents before: each reads when the one before it has ended.
   * The wait has a time limit.
   */
  private async readInTurn(path: string, reader: Transaction): Promise<void> {
    await withTimeout(LOCK_TIMEOUT_MS, async (timeout) => {
      for (;;) {
        const ahead = new Set([...this.readersOf([path], reader)].filter(({ isRepeated }) => isRepeated));
        const isItsTurn = ahead.size === 0 || timeout.isOver() || deadlockOf(reader, ahead) !== null;
        if (isItsTurn || !reader.isOpen) break;
        await reader.waitFor(ahead, timeout.over);
      }
      this.note(path, reader);
    });
  }

  private note(path: string, reader: Transaction): void {
    const known = this.readers.get(path);
    const readers = known ?? new Set<Transaction>();
    if (known === undefined) this.readers.set(path, readers);
    if (readers.has(reader)) return;
    readers.add(reader);
    void reader.ended.then(() => {
      readers.delete(reader);
      if (readers.size === 0 && this.readers.get(path) === readers) this.readers.delete(path);
    });
  }

  /** Whether the wait would be a deadlock, whose youngest transaction has been aborted. */
  private resolvesDeadlock(writer: Transaction, others: ReadonlySet<Transaction>): boolean {
    const deadlock = this.contention.abortsAfterMs === null ? deadlockOf(writer, others) : null;
    const [youngest] = (deadlock ?? []).toSorted((left, right) => right.age - left.age);
    if (youngest === undefined) return false;
    this.transactions.abort(youngest);
    return true;
  }

  private timedOut(writer: Transaction | null): FirestoreError {
    if (writer !== null) this.transactions.end(writer);
    return new FirestoreError('ABORTED', 'Transaction lock timeout.');
  }

  private readersOf(paths: readonly string[], except: Transaction | null): ReadonlySet<Transaction> {
    const found = new Set<Transaction>();
    if (this.readers.size === 0) return found;
    for (const path of paths)
      for (const reader of this.readers.get(path) ?? []) if (reader.isOpen && reader !== except) found.add(reader);
    return found;
  }
}

/** The transactions of the deadlock that there is once `waiting` waits for others; null if there is none. */
function deadlockOf(waiting: Transaction, others: ReadonlySet<Transaction>): readonly Transaction[] | null {
  const seen = new Set<Transaction>();
  const wayBack = (from: Transaction): readonly Transaction[] | null => {
    if (from === waiting) return [from];
    if (seen.has(from)) return null;
    seen.add(from);
    for (const next of from.waitsFor) {
      const way = wayBack(next);
      if (way !== null) return [from, ...way];
    }
    return null;
  };
  for (const other of others) {
    const way = wayBack(other);
    if (way !== null) return way;
  }
  return null;
}

/** A limit to waiting. */
interface Timeout {
  readonly over: Promise<unknown>;
  isOver(): boolean;
}

async function withTimeout(milliseconds: number, act: (timeout: Timeout) => Promise<void>): Promise<void> {
  const done = new AbortController();
  let isOver = false;
  const limit = pause(milliseconds, undefined, { signal: done.signal, ref: false });
  const over = limit.then(() => (isOver = true)).catch(() => undefined);
  try {
    await act({ over, isOver: () => isOver });
  } finally {
    done.abort();
  }
}
