/** An answer that is a file: its bytes, what they are, the tag that names this very content (without quotes), and how long copies may be kept (Cache-Control). */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly tag: string;
  readonly kept: string;
}

/** An answer that is a file to keep, made while it is sent: its parts in order, what it is, and the name it is saved under. Never cached. */
export interface ServedStream {
  readonly parts: AsyncIterable<Uint8Array>;
  readonly contentType: string;
  readonly fileName: string;
}
