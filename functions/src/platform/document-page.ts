import { FieldPath, type Query } from '@google-cloud/firestore';
import { readOrReport } from './firestore';

/** The order of a list: by a field, then by id in the same direction. */
export interface PageOrder {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** A page of documents, and the cursor of the next page; null after the last. */
interface DocumentPage<Stored> {
  readonly found: readonly Stored[];
  readonly next: string | null;
}

/** What a cursor needs of a document that was read. */
interface ReadDocument {
  readonly id: string;
  readonly get: (field: string) => unknown;
}

/** The cursor of the page after a document: the value of the ordering field, then the id, which may hold a `~`. */
export function cursorAfter(document: ReadDocument, field: string): string {
  return `${String(document.get(field))}~${document.id}`;
}

/** A query in an order, starting after a cursor; null starts at the beginning. */
export function startedAfter<Stored>(
  query: Query<Stored>,
  { field, direction }: PageOrder,
  cursor: string | null,
): Query<Stored> {
  const ordered = query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
  if (cursor === null) return ordered;
  const end = cursor.indexOf('~');
  return ordered.startAfter(cursor.slice(0, end), cursor.slice(end + 1));
}

/**
 * A page of `size` documents. It reads one more than it shows, to tell whether another page follows. Documents that
 * cannot be read are reported and left out; they still count towards the size, so that no such document ends a list.
 */
export async function documentPage<Stored>(
  query: Query<Stored>,
  order: PageOrder,
  cursor: string | null,
  size: number,
): Promise<DocumentPage<Stored>> {
  const { docs } = await startedAfter(query, order, cursor)
    .limit(size + 1)
    .get();
  const shown = docs.slice(0, size);
  const last = docs.length > size ? shown.at(-1) : undefined;
  return {
    found: shown.flatMap((document) => readOrReport(document) ?? []),
    next: last === undefined ? null : cursorAfter(last, order.field),
  };
}
