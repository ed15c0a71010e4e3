import type { Fields, Timestamp } from '../values/value';

/** A document as it is between two commits; never changed in place. */
export interface StoredDocument {
  /** The full resource name. */
  readonly name: string;
  /** The path below `documents`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** Microseconds since 1970: Firestore's resolution. */
export type Micros = number;

const MICROS_PER_SECOND = 1_000_000;

export function timestampOf(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds: String(seconds), nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

/** The microsecond a timestamp lies in; what is finer is cut off, as Firestore does. */
export function microsOf({ seconds, nanos }: Timestamp): Micros {
  return Number(seconds) * MICROS_PER_SECOND + Math.floor(nanos / 1000);
}
