import type { StoredDocument } from '../store/stored-document';
import { indexKeys, type IndexShape } from './index-shape';
import { SortedEntries } from './sorted-entries';

/** The documents of a collection in the order of one shape. */
export class FieldIndex {
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

  between(from: string, until: string, isReversed: boolean): Generator<[key: string, document: StoredDocument]> {
    return this.entries.between(from, until, isReversed);
  }
}
