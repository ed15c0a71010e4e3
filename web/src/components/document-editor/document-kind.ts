import type { Json } from '@touchline/domain/kernel/json/json';
import type { Schema } from '@touchline/domain/kernel/patch/schema-path';
import type { MessageKey } from '../../i18n/english';
import type { CallApi } from '../../lib/api/api-client';
import type { FieldKind } from './field';

/** What every document that is edited has: its id, and a version that each edit raises. */
export interface EditableDocument {
  readonly _id: string;
  readonly version: number;
}

/** An edit of somebody else; `name` is null for an admin, who edits as Touchline, and for a former member. */
export interface OthersEdit {
  readonly at: string;
  readonly by: { readonly name: string | null; readonly isAdmin: boolean };
  readonly paths: readonly string[];
}

/** The edit that a call sends: operations, and the version that they were made on. */
interface SentEdit {
  readonly patch: { op: 'add' | 'replace'; path: string; value: Json }[];
  readonly ifMatch: number;
}

/** The calls that edit documents of a kind, each by a row of the contract. */
interface DocumentCalls<Document> {
  readonly read: (callApi: CallApi, id: string) => Promise<Document>;
  /** `patchId` undoes the edit; null where nothing changed. */
  readonly patch: (callApi: CallApi, id: string, edit: SentEdit) => Promise<{ document: Document; patchId: string | null }>;
  readonly undo: (callApi: CallApi, id: string, patchId: string) => Promise<Document>;
  /** The edits after a version, newest first; left out where the API does not tell who edits. */
  readonly editsSince?: (callApi: CallApi, id: string, version: number) => Promise<readonly OthersEdit[]>;
  /** The address that takes a picture as its body and answers its id. */
  readonly uploadAddress: (id: string) => string;
}

/** How complete a document is, and its missing parts in the order in which they are best added. */
export interface Completeness<Part extends string> {
  readonly percent: number;
  readonly filled: number;
  readonly total: number;
  readonly missing: readonly Part[];
}

/**
 * A kind of document that can be edited in its page: the calls of the contract, the registry of its fields, its schema,
 * and what its editors' bar shows. `useDocumentEditor` knows documents by this alone.
 */
export interface DocumentKind<Document extends EditableDocument, Part extends string = string> {
  /** Names the kind in the unsaved text of this device: `profiles`. */
  readonly name: string;
  readonly calls: DocumentCalls<Document>;
  /** The field at a path (JSON pointer); null where users type nothing. */
  readonly fieldAt: (path: string) => FieldKind | null;
  /** Downloads the schema, by which a form refuses what the server would refuse. */
  readonly loadSchema: () => Promise<Schema>;
  /** The address of the picture that a value of the document is the id of; null for every other value. */
  readonly pictureOf: (document: Document, value: Json) => string | null;
  readonly completenessOf: (document: Document) => Completeness<Part>;
  /** The paths that fill a part; `*` stands for any entry of a list. */
  readonly pathsOfPart: (part: Part) => readonly string[];
  readonly texts: { readonly saved: MessageKey; readonly undone: MessageKey; readonly part: (part: Part) => MessageKey };
}
