import type { Fields, Timestamp, Value } from '../values/value';

/*
 * The messages of google.firestore.v1 as the proto loader hands them over with `defaults`, `arrays` and `objects`: a
 * message that was not sent is null, a list is never missing, and of a oneof only the member that was sent exists.
 */

export interface Document {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime?: Timestamp | null;
  readonly updateTime?: Timestamp | null;
}
export interface DocumentMask {
  readonly fieldPaths: readonly string[];
}
export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: Timestamp;
}
export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: string;
  readonly increment?: Value;
  readonly maximum?: Value;
  readonly minimum?: Value;
  readonly appendMissingElements?: { readonly values: readonly Value[] };
  readonly removeAllFromArray?: { readonly values: readonly Value[] };
}
export interface Write {
  readonly update?: Document;
  readonly delete?: string;
  readonly transform?: { readonly document: string; readonly fieldTransforms: readonly FieldTransform[] };
  readonly updateMask: DocumentMask | null;
  readonly updateTransforms: readonly FieldTransform[];
  readonly currentDocument: Precondition | null;
}
export interface WriteResult {
  readonly updateTime: Timestamp | null;
  readonly transformResults: readonly Value[];
}

interface FieldReference {
  readonly fieldPath: string;
}
export interface FieldFilter {
  readonly field: FieldReference | null;
  readonly op: string;
  readonly value: Value | null;
}
export interface FilterMessage {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly FilterMessage[] };
  readonly fieldFilter?: FieldFilter;
  readonly unaryFilter?: { readonly op: string; readonly field?: FieldReference };
}
export interface CursorMessage {
  readonly values: readonly Value[];
  readonly before: boolean;
}
export interface StructuredQuery {
  readonly select: { readonly fields: readonly FieldReference[] } | null;
  readonly from: readonly { readonly collectionId: string; readonly allDescendants: boolean }[];
  readonly where: FilterMessage | null;
  readonly orderBy: readonly { readonly field: FieldReference | null; readonly direction: string }[];
  readonly startAt: CursorMessage | null;
  readonly endAt: CursorMessage | null;
  readonly offset: number;
  readonly limit: { readonly value: number } | null;
  readonly findNearest?: unknown;
}
export interface AggregationMessage {
  readonly alias: string;
  readonly count?: { readonly upTo: { readonly value: string } | null };
  readonly sum?: { readonly field: FieldReference | null };
  readonly avg?: { readonly field: FieldReference | null };
}

/** What a read is consistent with; at most one is sent. */
export interface Consistency {
  readonly transaction?: Uint8Array;
  readonly readTime?: Timestamp;
  readonly newTransaction?: TransactionOptions;
}
export interface TransactionOptions {
  readonly readOnly?: { readonly readTime?: Timestamp };
  readonly readWrite?: { readonly retryTransaction: Uint8Array };
}
