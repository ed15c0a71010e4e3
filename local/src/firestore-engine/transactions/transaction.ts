import { randomBytes } from 'node:crypto';
import type { Micros, StoredDocument } from '../store/stored-document';

/** A read that a commit depends on: whether it would answer the same now. */
type StillTrue = () => boolean;

/** How a transaction begins. */
export interface TransactionStart {
  readonly database: string;
  /** The time at which a read-only transaction reads; null lets it read and write the latest. */
  readonly readTime: Micros | null;
  /** The transaction that this one repeats, as the client names it; null for a first attempt. */
  readonly repeats: Uint8Array | null;
}

/** Nobody is waited for. */
const NOBODY: ReadonlySet<Transaction> = new Set();

/** One transaction between its beginning and its end. */
export class Transaction {
  readonly id: Buffer;
  readonly database: string;
  readonly readTime: Micros | null;
  /** Whether the client tries again what was aborted before. */
  readonly isRepeated: boolean;
  /** The number of its first attempt: the lower, the older. */
  readonly age: number;
  /** The transactions whose end it waits for at the moment. */
  waitsFor = NOBODY;
  /** Fulfilled when it is committed, rolled back, aborted or expired. */
  readonly ended: Promise<void>;
  isOpen = true;
  lastUsedAt: number;
  /** What must still be true when it commits, by what was read. */
  private readonly reads = new Map<string, StillTrue>();
  private end: () => void = () => undefined;
  private checkedAt: Micros = -1;

  constructor(
    { database, readTime, repeats }: TransactionStart,
    number: number,
    readonly startedAt: number,
  ) {
    this.database = database;
    this.readTime = readTime;
    this.isRepeated = repeats !== null;
    this.age = repeats === null ? number : Math.min(ageIn(repeats), number);
    this.id = newId(this.age);
    this.ended = new Promise<void>((resolve) => (this.end = resolve));
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
    this.isOpen = false;
    this.waitsFor = NOBODY;
    this.end();
  }

  /** Waits until one of the others has ended, and for no longer than `timeout`. */
  async waitFor(others: ReadonlySet<Transaction>, timeout: Promise<unknown>): Promise<void> {
    this.waitsFor = others;
    await Promise.race([timeout, this.ended, ...[...others].map(({ ended }) => ended)]);
    this.waitsFor = NOBODY;
  }
}

const AGE_BYTES = 4;
const RANDOM_BYTES = 12;

/** Ids carry the age, so that a repetition that names the transaction before it is as old as that one. */
function newId(age: number): Buffer {
  const bytes = Buffer.alloc(AGE_BYTES);
  bytes.writeUInt32BE(age);
  return Buffer.concat([bytes, randomBytes(RANDOM_BYTES)]);
}

function ageIn(id: Uint8Array): number {
  return id.length === AGE_BYTES + RANDOM_BYTES ? Buffer.from(id).readUInt32BE() : Infinity;
}
