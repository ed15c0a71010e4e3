import type { Fields, Value } from '../values/value';
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

/** What a value takes in this process besides its own bytes, and a version besides its values; measured. */
const BYTES_OF_VALUE = 100;
const BYTES_OF_VERSION = 300;

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
    const version = { path, document, until, bytes: BYTES_OF_VERSION + (document === null ? 0 : bytesOf(document.fields)) };
    this.versions.push(version);
    const known = this.byPath.get(path);
    if (known === undefined) this.byPath.set(path, [version]);
    else known.push(version);
    this.bytes += version.bytes;
    this.forget(until - KEPT_MICROS);
  }

  /** What a document was at a time, as far as it has changed since: undefined means that it is still the same. */
  at(path: string, time: Micros): StoredDocument | null | undefined {
    const versions = this.byPath.get(path);
    return versions?.[firstAfter(versions, time)]?.document;
  }

  /** The paths asked for that a commit has changed after a time, with what they held at that time. */
  changedSince(time: Micros, isAskedFor: (path: string) => boolean): ReadonlyMap<string, StoredDocument | null> {
    const past = new Map<string, StoredDocument | null>();
    for (let at = firstAfter(this.versions, time, this.forgotten); at < this.versions.length; at += 1) {
      const version = this.versions[at];
      if (version !== undefined && !past.has(version.path) && isAskedFor(version.path)) past.set(version.path, version.document);
    }
    return past;
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

/** Where the versions begin that lasted beyond a time; they stand in the order of their ends. */
function firstAfter(versions: readonly PastVersion[], time: Micros, from = 0): number {
  let low = from;
  let high = versions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((versions[middle]?.until ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The memory that fields take, about. */
function bytesOf(fields: Fields): number {
  return sizeOfFields(fields) + BYTES_OF_VALUE * valuesIn(Object.values(fields));
}

function valuesIn(values: readonly Value[]): number {
  let count = values.length;
  for (const value of values) {
    if (value.valueType === 'arrayValue') count += valuesIn(value.arrayValue.values);
    else if (value.valueType === 'mapValue') count += valuesIn(Object.values(value.mapValue.fields));
  }
  return count;
}
