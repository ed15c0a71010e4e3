import type { Micros, StoredDocument } from '../store/stored-document';

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

  /** Whether everything it has read is still so, as of the latest commit: then it is as if it had read all of it now. */
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
