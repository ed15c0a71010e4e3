import type { StoredDocument } from '../store/stored-document';
import { indexKeys, type IndexShape, shapeId } from './index-shape';

/**
 * Entries in the order of their keys. Kept in small runs, so that a change moves a few hundred entries at most, however
 * many there are.
 */
class SortedEntries<Item> {
  private runs: { keys: string[]; items: Item[] }[] = [];
  size = 0;

  /** Takes over entries that need not be sorted yet; faster than adding them one by one. */
  static of<Item>(entries: [key: string, item: Item][]): SortedEntries<Item> {
    entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
    const sorted = new SortedEntries<Item>();
    for (let at = 0; at < entries.length; at += LONGEST_RUN / 2) {
      const run = entries.slice(at, at + LONGEST_RUN / 2);
      sorted.runs.push({ keys: run.map(([key]) => key), items: run.map(([, item]) => item) });
    }
    sorted.size = entries.length;
    return sorted;
  }

  /** Adds an entry, or gives the one of the same key a new item. */
  set(key: string, item: Item): void {
    const run = this.runs[Math.max(0, this.runAt(key))] ?? this.firstRun();
    const at = insertionIndex(run.keys, key);
    if (run.keys[at] === key) {
      run.items[at] = item;
      return;
    }
    run.keys.splice(at, 0, key);
    run.items.splice(at, 0, item);
    this.size += 1;
    if (run.keys.length > LONGEST_RUN) {
      const half = LONGEST_RUN / 2;
      const rest = { keys: run.keys.splice(half), items: run.items.splice(half) };
      this.runs.splice(this.runs.indexOf(run) + 1, 0, rest);
    }
  }

  delete(key: string): void {
    const place = this.runAt(key);
    const run = this.runs[place];
    if (run === undefined) return;
    const at = insertionIndex(run.keys, key);
    if (run.keys[at] !== key) return;
    run.keys.splice(at, 1);
    run.items.splice(at, 1);
    this.size -= 1;
    if (run.keys.length === 0) this.runs.splice(place, 1);
  }

  /** The entries from `from` on that lie before `until`, or the same ones from the last to the first. */
  *between(from: string, until: string, isReversed = false): Generator<[key: string, item: Item]> {
    const step = isReversed ? -1 : 1;
    const start = isReversed ? this.runAt(until) : Math.max(0, this.runAt(from));
    for (let place = start, run = this.runs[place]; run !== undefined; place += step, run = this.runs[place]) {
      const first = insertionIndex(run.keys, from);
      const behind = insertionIndex(run.keys, until);
      for (let at = isReversed ? behind - 1 : first; at >= first && at < behind; at += step) {
        const key = run.keys[at];
        const item = run.items[at];
        if (key !== undefined && item !== undefined) yield [key, item];
      }
      if (isReversed ? first > 0 : behind < run.keys.length) return;
    }
  }

  private firstRun(): { keys: string[]; items: Item[] } {
    const run = { keys: [], items: [] };
    this.runs.push(run);
    return run;
  }

  /** The last run that begins at or before a key; -1 where all begin after it. */
  private runAt(key: string): number {
    let low = 0;
    let high = this.runs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.runs[middle]?.keys[0] ?? '') <= key) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

const LONGEST_RUN = 512;

/** Where a key is or belongs in a sorted list. */
function insertionIndex(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents in the order of one shape. */
export interface ReadableIndex {
  /** The entries from `from` on that lie before `until`, or the same ones from the last to the first. */
  between(from: string, until: string, isReversed: boolean): Generator<IndexEntry>;
}

export type IndexEntry = readonly [key: string, document: StoredDocument];

/** The documents of a collection in the order of one shape. */
export class FieldIndex implements ReadableIndex {
  private readonly entries: SortedEntries<StoredDocument>;

  constructor(
    private readonly shape: IndexShape,
    documents: Iterable<StoredDocument>,
  ) {
    const entries: [string, StoredDocument][] = [];
    for (const document of documents) for (const key of indexKeys(shape, document)) entries.push([key, document]);
    this.entries = SortedEntries.of(entries);
  }

  /** Follows one commit: what a document was gives way to what it is now. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const fresh = after === null ? [] : indexKeys(this.shape, after);
    if (before !== null) for (const key of indexKeys(this.shape, before)) if (!fresh.includes(key)) this.entries.delete(key);
    if (after !== null) for (const key of fresh) this.entries.set(key, after);
  }

  between(from: string, until: string, isReversed: boolean): Generator<IndexEntry> {
    return this.entries.between(from, until, isReversed);
  }
}

/** More shapes than this are not kept of one collection; the one unused for longest goes first. */
const MOST_INDEXES = 64;

/** The indexes of one scope, made when a query first needs them and kept in step with every commit from then on. */
export class ScopeIndexes {
  private readonly indexes = new Map<string, FieldIndex>();

  constructor(private readonly documents: () => Iterable<StoredDocument>) {}

  of(shape: IndexShape): FieldIndex {
    const id = shapeId(shape);
    const index = this.indexes.get(id) ?? new FieldIndex(shape, this.documents());
    this.indexes.delete(id);
    this.indexes.set(id, index);
    const [oldest] = this.indexes.keys();
    if (this.indexes.size > MOST_INDEXES && oldest !== undefined) this.indexes.delete(oldest);
    return index;
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    for (const index of this.indexes.values()) index.replace(before, after);
  }
}
