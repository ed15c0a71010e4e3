/** A list with at least one entry. */
type Some<Value> = readonly [Value, ...Value[]];

/**
 * Documents whose field holds the uid, behind `prefix` (`accounts/` in a field that holds a path). Dots separate field
 * names.
 */
export interface FieldLink {
  readonly by: 'field';
  readonly field: string;
  readonly prefix?: string;
}

/** How the documents of a person are found: the uid is their id, the id of a document above them, or in a field. */
export type PersonLink = { readonly by: 'documentId' } | { readonly by: 'parent' } | FieldLink;

/** The person of the export, and the values of the parameters in the path of the document's collection. */
export interface ExportContext {
  readonly uid: string;
  readonly path: Readonly<Record<string, string>>;
}

/** A part of a person's download, and the entry for each document; null leaves the document out. */
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
 * What deleting an account does: erases the documents, writes FORMER_MEMBER where a field names the person (both, where
 * some documents are the person's and others only name them), or keeps them for a reason. Documents are erased before
 * the person's own documents are removed, and once more after it. `at` changes that: in the transaction that removes
 * the person, or as the last step.
 */
export type Deletion =
  | { readonly erase: Some<PersonLink>; readonly anonymise?: Some<FieldLink>; readonly at?: 'person' | 'last' }
  | { readonly anonymise: Some<FieldLink> }
  | { readonly keep: string };

/**
 * The personal data of a collection: what an export contains of it (or why nothing), and what deleting an account does
 * with it.
 */
export interface PersonalData<Document> {
  readonly export: Some<ExportSection<Document>> | { readonly nothing: string };
  readonly deletion: Deletion;
}

/** For a collection without data about account holders: not exported and not deleted, for one reason. */
export function noPersonalData(reason: string): { readonly export: { readonly nothing: string }; readonly deletion: Deletion } {
  return { export: { nothing: reason }, deletion: { keep: reason } };
}

/** The parts of an export that a collection fills; none where it says `nothing`. */
export function exportSectionsOf<Document>({ export: exported }: PersonalData<Document>): readonly ExportSection<Document>[] {
  return 'nothing' in exported ? [] : exported;
}
