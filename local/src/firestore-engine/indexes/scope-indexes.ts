import type { StoredDocument } from '../store/stored-document';
import { FieldIndex } from './field-index';
import { shapeId, type IndexShape } from './index-shape';

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
