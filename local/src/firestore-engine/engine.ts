import type { RequiredIndexes } from './required-indexes/required-indexes';
import { type Contention, DocumentLocks } from './transactions/document-locks';
import { Transactions } from './transactions/transactions';
import { DocumentStore } from './store/document-store';

/** One database (`projects/…/databases/…`). Databases share nothing. */
export class Database {
  readonly store = new DocumentStore();

  constructor(
    readonly name: string,
    readonly locks: DocumentLocks,
  ) {}
}

/** All databases of one running engine. */
export class Engine {
  readonly databases = new Map<string, Database>();
  readonly transactions: Transactions;
  readonly contention: Contention = { abortsAfterMs: null };

  constructor(
    /** What production's indexes can answer; null answers every query. */
    readonly requiredIndexes: RequiredIndexes | null,
    now: () => number = () => performance.now(),
  ) {
    this.transactions = new Transactions(now);
  }

  /** The database of a name; it exists from its first use on. */
  database(name: string): Database {
    const known = this.databases.get(name);
    if (known !== undefined) return known;
    const database = new Database(name, new DocumentLocks(this.transactions, this.contention));
    this.databases.set(name, database);
    return database;
  }

  /** Forgets the documents and open transactions of one database, or of all. */
  clear(name: string | null): void {
    this.transactions.endAll(name);
    if (name === null) this.databases.clear();
    else this.databases.delete(name);
  }
}
