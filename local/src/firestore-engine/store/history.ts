import { sizeOfFields } from '../values/value-rules';
import type { Micros, StoredDocument } from './stored-document';

/** What a document was before a commit changed it: `document` is null where it did not exist. */
interface PastVersion {
  readonly path: string;
  readonly document: StoredDocument | null;
  readonly until: Micros;
  readonly bytes: number;
}

/** How long Firestore lets the past be read. */
const KEPT_MICROS = 3_600_000_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * What documents were within the last hour, for reads at an earlier time; where memory runs short, the oldest are
 * forgotten first.
 */
export class History {
  /** Reads before this time cannot be answered any more. */
  readableFrom: Micros = 0;
  private readonly versions: PastVersion[] = [];
  private readonly byPath = new Map<string, PastVersion[]>();
  private bytes = 0;
  private forgotten = 0;

  /** Remembers what a document was until a commit. */
  add(path: string, document: StoredDocument | null, until: Micros): void {
    const version = { path, document, until, bytes: 200 + (document === null ? 0 : sizeOfFields(document.fields)) };
    this.versions.push(version);
    const known = this.byPath.get(path);
    if (known === undefined) this.byPath.set(path, [version]);
    else known.push(version);
    this.bytes += version.bytes;
    this.forget(until - KEPT_MICROS);
  }

  /** What a document was at a time, as far as it has changed since: undefined means that it is still the same. */
  at(path: string, time: Micros): StoredDocument | null | undefined {
    return this.byPath.get(path)?.find(({ until }) => until > time)?.document;
  }

  /** Every path that has changed since it can be remembered. */
  paths(): Iterable<string> {
    return this.byPath.keys();
  }

  private forget(before: Micros): void {
    for (;;) {
      const oldest = this.versions[this.forgotten];
      if (oldest === undefined || (oldest.until >= before && this.bytes <= MOST_BYTES)) break;
      this.forgotten += 1;
      this.bytes -= oldest.bytes;
      this.readableFrom = oldest.until;
      const known = this.byPath.get(oldest.path);
      known?.shift();
      if (known?.length === 0) this.byPath.delete(oldest.path);
    }
    if (this.forgotten > 1000 && this.forgotten > this.versions.length / 2) {
      this.versions.splice(0, this.forgotten);
      this.forgotten = 0;
    }
  }
}
