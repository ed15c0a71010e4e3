import { type Upgrade, upgradeDocument } from '@touchline/domain/schema-version/upgrade';
import type { FieldValue, FirestoreDataConverter, Timestamp } from 'firebase-admin/firestore';

/** What a kind of document needs to pass the border of the database. `stamps` are fields for the database alone: written with the document, never read as part of it. */
interface StoredKind<Document> {
  readonly version: number;
  readonly upgrades: Readonly<Record<number, Upgrade>>;
  readonly schema: { readonly parse: (stored: unknown) => Document };
  readonly stamps?: { readonly [field: string]: (document: Document) => FieldValue | Timestamp | boolean | readonly string[] };
}

/** A stored document that does not fit its schema, nor any older one: which it is and what is wrong first, without its contents. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read: ${String(cause).replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}

/** Brings stored documents up to the current version and through their schema; `_id` is the document's name and is not stored. Throws UnreadableDocument. */
export function storedDocument<Document extends { readonly _id: string }>(
  kind: StoredKind<Document>,
): FirestoreDataConverter<Document> {
  const stamps = Object.entries(kind.stamps ?? {});
  return {
    toFirestore: (document: Document) => {
      const { _id, ...fields } = document;
      return { ...fields, ...Object.fromEntries(stamps.map(([field, stamp]) => [field, stamp(document)])) };
    },
    fromFirestore: (snapshot) => {
      const stored = { ...snapshot.data() };
      for (const [field] of stamps) Reflect.deleteProperty(stored, field);
      try {
        return kind.schema.parse({ ...upgradeDocument(stored, kind.version, kind.upgrades), _id: snapshot.id });
      } catch (error) {
        throw new UnreadableDocument(snapshot.ref.path, error);
      }
    },
  };
}
