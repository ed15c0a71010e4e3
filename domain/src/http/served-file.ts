/** An answer that is a file: its bytes, its type, the ETag of its content (without quotes), and its Cache-Control. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly tag: string;
  readonly cacheControl: string;
}

/**
 * An answer that is a file to download, made while it is sent: its parts in order, its type, and its file name. Never
 * cached.
 */
export interface ServedStream {
  readonly parts: AsyncIterable<Uint8Array>;
  readonly contentType: string;
  readonly fileName: string;
}
