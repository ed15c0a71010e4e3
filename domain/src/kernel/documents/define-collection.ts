import type * as z from 'zod/mini';
import type { PersonalData } from './personal-data';
import { type StoredDocument, UnreadableDocument, type Upgrade, upgradeDocument } from './upgrade';

/** A document as the product holds it: `_id` is its name in its collection and is not stored. */
export interface NamedDocument {
  readonly _id: string;
}

/** A placeholder for the time at which the database commits the document. */
export const COMMIT_TIME = Symbol('commit time');

/** A plain value that the database stores. */
type StampValue = null | boolean | number | string | readonly StampValue[] | { readonly [field: string]: StampValue };

/** A field only for the database: written with the document, never read as part of it. Dates become timestamps. */
type Stamp = Date | StampValue | typeof COMMIT_TIME;

/**
 * A method's type, so that collections of different documents fit into one list; `at` is the time of the write (ISO
 * 8601).
 */
type StampRule<Document> = { of(document: Document, at: string): Stamp }['of'];

/** The versions before a version: `1 | 2` for 3. For a version that is known only at run time, every number. */
type PastVersions<Version extends number, Counted extends readonly unknown[] = [unknown]> = number extends Version
  ? number
  : Counted['length'] extends Version
    ? never
    : Counted['length'] | PastVersions<Version, [...Counted, unknown]>;

/** Exactly one upgrade for each past version. */
export type UpgradesTo<Version extends number> = Readonly<Record<PastVersions<Version>, Upgrade>> &
  Readonly<Record<number, Upgrade>>;

/** The definition of a collection of stored documents (docs/data-model.md). */
export interface CollectionDefinition<
  Document extends NamedDocument = NamedDocument,
  Name extends string = string,
  Version extends number = number,
> {
  /** Its path, with parameters if it lies below other documents: `accounts/{uid}/savedColleges`. */
  readonly name: Name;
  /** One sentence for docs/data-model.md. */
  readonly holds: string;
  readonly version: Version;
  readonly schema: z.ZodMiniType<Document>;
  readonly upgrades: UpgradesTo<Version>;
  readonly personalData: PersonalData<NoInfer<Document>>;
  readonly stamps?: { readonly [field: string]: StampRule<NoInfer<Document>> };
  /** Fields that are stored as JSON text: large, always read and written as a whole, and in no query. */
  readonly packed?: readonly string[];
  /** When its documents expire, by the TTL policy on their `expiresAt`; docs/deploy.md lists it. */
  readonly expires?: string;
  /** Why its documents have no `schemaVersion`; they then always count as the present version. */
  readonly unversioned?: string;
}

/**
 * Defines a collection. It does not compile without `personalData` or with a missing upgrade. Throws if the upgrades
 * are not exactly those of the past versions.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCollection<const Name extends string, const Version extends number, Document extends NamedDocument>(
  definition: CollectionDefinition<Document, Name, Version>,
): CollectionDefinition<Document, Name, Version> {
  const { name, version, upgrades } = definition;
  const past = Array.from({ length: version - 1 }, (_, index) => String(index + 1));
  const known = Object.keys(upgrades);
  if (known.length !== past.length || past.some((one) => !known.includes(one)))
    throw new Error(`${name}: version ${version} needs one upgrade for each of the versions [${past.join(', ')}]`);
  return definition;
}

/** The parameters of a collection's path: `uid` of `accounts/{uid}/savedColleges`. */
export type PathParameters<Name extends string> = Name extends `${string}{${infer Parameter}}${infer Rest}`
  ? Parameter | PathParameters<Rest>
  : never;

/** A collection's path with its parameters filled in. */
export function pathOf(name: string, parameters: Readonly<Record<string, string>>): string {
  return name.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '');
}

/** The values of a collection's parameters in the path of one of its documents. */
export function parametersIn(name: string, path: string): Readonly<Record<string, string>> {
  const parts = path.split('/');
  return Object.fromEntries(
    name.split('/').flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? '']] : [])),
  );
}

/**
 * A document read from its path: without its stamps, upgraded to the present version and through its schema. Throws
 * UnreadableDocument, which names the document and what is wrong with it, without its contents.
 */
export function readDocument<Document extends NamedDocument>(
  collection: CollectionDefinition<Document>,
  path: string,
  stored: StoredDocument,
): Document {
  const fields = Object.fromEntries(Object.entries(stored).filter(([field]) => !Object.hasOwn(collection.stamps ?? {}, field)));
  try {
    const upgraded =
      collection.unversioned === undefined ? upgradeDocument(fields, collection.version, collection.upgrades) : fields;
    return collection.schema.parse({ ...unpackedFields(collection, upgraded), _id: path.slice(path.lastIndexOf('/') + 1) });
  } catch (error) {
    throw new UnreadableDocument(`${path} cannot be read: ${String(error).replace(/\s+/g, ' ').slice(0, 300)}`);
  }
}

/**
 * A document that another one keeps as it was on some day, brought to the present version: its packed fields may be
 * values or JSON texts. Throws where it cannot be read.
 */
export function keptDocument<Document extends NamedDocument>(
  { version, upgrades, packed = [], schema }: CollectionDefinition<Document>,
  kept: StoredDocument,
): Document {
  const upgraded = upgradeDocument(kept, version, upgrades);
  const values = packed.map((field) => {
    const value = upgraded[field];
    return [field, typeof value === 'string' ? valueOfText(field, value) : value] as const;
  });
  return schema.parse({ ...upgraded, ...Object.fromEntries(values) });
}

/** Stored fields of a version before with some of them as JSON text, for the upgrade to the version that packs them. */
export function withTexts(stored: StoredDocument, packed: readonly string[]): StoredDocument {
  return { ...stored, ...Object.fromEntries(packed.map((field) => [field, JSON.stringify(stored[field])])) };
}

/** Stored fields of the present version with what their JSON texts hold. The error does not repeat a text. */
export function unpackedFields(
  { packed = [] }: Pick<CollectionDefinition, 'packed'>,
  stored: StoredDocument,
): Readonly<Record<string, unknown>> {
  if (packed.length === 0) return stored;
  return { ...stored, ...Object.fromEntries(packed.map((field) => [field, valueOfText(field, stored[field])])) };
}

function valueOfText(field: string, text: unknown): unknown {
  if (typeof text !== 'string') throw new Error(`${field} is no text`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${field} is no JSON`);
  }
}

/** The fields and stamps that are written for a document at a time (ISO 8601). */
export function writtenFields<Document extends NamedDocument>(
  { stamps = {}, packed = [] }: CollectionDefinition<Document>,
  document: Document,
  at: string,
): Readonly<Record<string, unknown>> {
  const { _id, ...fields } = document;
  const texts = Object.entries(fields).flatMap(([field, value]) =>
    packed.includes(field) ? [[field, JSON.stringify(value)] as const] : [],
  );
  return {
    ...fields,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(Object.entries(stamps).map(([field, stamp]) => [field, stamp(document, at)])),
  };
}
