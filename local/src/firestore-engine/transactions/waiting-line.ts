import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from './transaction';

/** How long the others wait for a transaction whose turn it is. */
const TURN_MS = 2000;

/**
 * Who has read a document in a transaction goes first; whoever wants it next waits, in the order of asking, so that contending transactions seldom
 * have to be repeated. It is a courtesy with a limit: what makes transactions right is that a commit checks its reads.
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
