import type { StoredDocument } from '../store/stored-document';
import type { IndexShape } from './index-shape';
import { FieldIndex, type IndexEntry, type ReadableIndex } from './scope-indexes';

/** An index as it was: the current one without the documents that have changed since, which stand where they stood. */
export class PastIndex implements ReadableIndex {
  private readonly past: FieldIndex;

  /** `changed` has each document that has changed since, as it was; null if there was none. */
  constructor(
    private readonly current: ReadableIndex,
    shape: IndexShape,
    private readonly changed: ReadonlyMap<string, StoredDocument | null>,
  ) {
    this.past = new FieldIndex(
      shape,
      [...changed.values()].filter((document) => document !== null),
    );
  }

  *between(from: string, until: string, isReversed: boolean): Generator<IndexEntry> {
    const past = this.past.between(from, until, isReversed);
    let next = past.next();
    for (const entry of this.current.between(from, until, isReversed)) {
      const [key, document] = entry;
      if (this.changed.has(document.path)) continue;
      for (; next.done !== true && (isReversed ? next.value[0] > key : next.value[0] < key); next = past.next()) yield next.value;
      yield entry;
    }
    for (; next.done !== true; next = past.next()) yield next.value;
  }
}
