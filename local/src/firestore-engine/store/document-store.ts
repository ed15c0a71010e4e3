import { type IndexShape, type Scope, scopeHolds, scopeHoldsDocument, scopeId } from '../indexes/index-shape';
import { PastIndex } from '../indexes/past-index';
import { type ReadableIndex, ScopeIndexes } from '../indexes/scope-indexes';
import { collectionOf } from '../names/document-name';
import { History } from './history';
import type { Micros, StoredDocument } from './stored-document';

/** The time of commits: the system's, and always later than the commit before. */
class CommitClock {
  /** The latest time given to a commit. */
  latest: Micros = 0;

  now(): Micros {
    return Math.max(Date.now() * 1000 + Math.floor((performance.now() % 1) * 1000), this.latest);
  }

  next(): Micros {
    const now = Date.now() * 1000;
    this.latest = now > this.latest ? now : this.latest + 1;
    return this.latest;
  }
}

/** What a commit leaves behind: each touched path with its document, null where it is deleted. */
type Changes = ReadonlyMap<string, StoredDocument | null>;

/** The documents of one database, as they are and as they were, with their indexes. */
export class DocumentStore {
  readonly clock = new CommitClock();
  readonly history = new History();
  private readonly collections = new Map<string, Map<string, StoredDocument>>();
  private readonly scopes = new Map<string, ScopeIndexes>();
  private readonly groups: { readonly scope: Scope; readonly indexes: ScopeIndexes }[] = [];

  get(path: string): StoredDocument | null {
    return this.collections.get(collectionOf(path))?.get(path) ?? null;
  }

  /** The document as it was at a time. */
  getAt(path: string, time: Micros): StoredDocument | null {
    const past = this.history.at(path, time);
    return past === undefined ? this.get(path) : past;
  }

  /** Takes over all changes of one commit at once. */
  apply(changes: Changes, at: Micros): void {
    for (const [path, after] of changes) {
      const before = this.get(path);
      if (before === after) continue;
      this.history.add(path, before, at);
      this.put(path, after);
      for (const indexes of this.indexesThatHold(path)) indexes.replace(before, after);
    }
  }

  /** Takes over a document of an earlier run, which has no history here. */
  load(document: StoredDocument): void {
    this.put(document.path, document);
    this.clock.latest = Math.max(this.clock.latest, document.updateTime);
    this.history.readableFrom = this.clock.latest;
  }

  /**
   * The index that serves a shape in a scope; at an earlier time the same one, corrected by the documents of the scope
   * that have changed since.
   */
  index(scope: Scope, shape: IndexShape, time: Micros | null): ReadableIndex {
    const current = this.indexesOf(scope).of(shape);
    if (time === null || time >= this.clock.latest) return current;
    const past = this.history.changedSince(time, (path) => scopeHoldsDocument(scope, path));
    return past.size === 0 ? current : new PastIndex(current, shape, past);
  }

  /** The paths of all collections that hold a document. */
  collectionPaths(): Iterable<string> {
    return this.collections.keys();
  }

  *documents(scope: Scope | null = null): Generator<StoredDocument> {
    for (const [collection, documents] of this.collections) {
      if (scope === null || scopeHolds(scope, collection)) yield* documents.values();
    }
  }

  private indexesOf(scope: Scope): ScopeIndexes {
    const id = scopeId(scope);
    const known = this.scopes.get(id);
    if (known !== undefined) return known;
    const indexes = new ScopeIndexes(() => this.documents(scope));
    this.scopes.set(id, indexes);
    if (scope.isGroup) this.groups.push({ scope, indexes });
    return indexes;
  }

  private indexesThatHold(path: string): readonly ScopeIndexes[] {
    const own = this.scopes.get(collectionOf(path));
    const groups = this.groups.filter(({ scope }) => scopeHoldsDocument(scope, path)).map(({ indexes }) => indexes);
    return own === undefined ? groups : [own, ...groups];
  }

  private put(path: string, document: StoredDocument | null): void {
    const collection = collectionOf(path);
    const documents = this.collections.get(collection) ?? new Map<string, StoredDocument>();
    if (document === null) documents.delete(path);
    else documents.set(path, document);
    if (documents.size === 0) this.collections.delete(collection);
    else this.collections.set(collection, documents);
  }
}
