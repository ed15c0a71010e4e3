/** At least one of something. */
type Some<Value> = readonly [Value, ...Value[]];

/**
 * Documents whose field holds the uid, behind `prefix` (`accounts/` in a field that holds a path). Dots lead into
 * objects.
 */
export interface FieldLink {
  readonly by: 'field';
  readonly field: string;
  readonly prefix?: string;
}

/**
 * How the documents of one person are found: named by the uid, below a document that is, or with the uid in a field.
 */
export type PersonLink = { readonly by: 'documentId' } | { readonly by: 'parent' } | FieldLink;

/** Whose export an entry is made for, and what stands for the parameters of its document's collection path. */
export interface ExportContext {
  readonly uid: string;
  readonly path: Readonly<Record<string, string>>;
}

/** A part of the file that a person downloads, and what an entry says of a document; null leaves the document out. */
export interface ExportSection<Document> {
  readonly section: string;
  /** A `list` may be cut and is sorted by `sortedBy` where that is named; `one` is its only entry or null. */
  readonly as: 'list' | 'one';
  readonly of: Some<PersonLink>;
  readonly sortedBy?: string;
  /** A method, so that collections of different documents fit into one list. */
  entry(document: Document, context: ExportContext): Readonly<Record<string, unknown>> | null;
}

/**
 * What deleting an account does: erases the documents, writes FORMER_MEMBER where a field names the person, or keeps
 * them for a reason. Erasing happens before the person's own documents go and again after it; `at` says otherwise: in
 * the one transaction that removes the person, or as the last act.
 */
export type Deletion =
  | { readonly erase: Some<PersonLink>; readonly at?: 'person' | 'last' }
  | { readonly anonymise: Some<FieldLink> }
  | { readonly keep: string };

/**
 * What a collection holds of people: what their export contains of it (or why nothing), and what deleting an account
 * does.
 */
export interface PersonalData<Document> {
  readonly export: Some<ExportSection<Document>> | { readonly nothing: string };
  readonly deletion: Deletion;
}

/** For a collection that is about nobody who has an account: not exported and kept, for one reason. */
export function noPersonalData(reason: string): { readonly export: { readonly nothing: string }; readonly deletion: Deletion } {
  return { export: { nothing: reason }, deletion: { keep: reason } };
}

/** The parts of an export that a collection fills; none where it says `nothing`. */
export function exportSectionsOf<Document>({ export: exported }: PersonalData<Document>): readonly ExportSection<Document>[] {
  return 'nothing' in exported ? [] : exported;
}
