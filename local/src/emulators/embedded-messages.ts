/**
 * The one argument of the embedded emulators' process, as JSON. Port 0 lets the system choose; null leaves the emulator
 * out.
 */
export interface EmbeddedOrder {
  readonly projectId: string;
  readonly authPort: number | null;
  readonly storagePort: number | null;
  readonly blobsFolder: string;
}

/** A request of the parent: export all objects to a folder, or import them from one. */
export interface EmbeddedRequest {
  readonly id: number;
  readonly ask: 'exportStorage' | 'importStorage';
  readonly folder: string;
}

/** A message of the child: once that it is ready with its ports, then one response to each request. */
export type EmbeddedReport =
  | { readonly type: 'ready'; readonly authPort: number | null; readonly storagePort: number | null }
  | { readonly type: 'done'; readonly id: number; readonly failure: string | null };

/** Whether a message from the child is a report. */
export function isEmbeddedReport(message: unknown): message is EmbeddedReport {
  return (
    typeof message === 'object' && message !== null && 'type' in message && (message.type === 'ready' || message.type === 'done')
  );
}

/** Whether a message from the parent is a request. */
export function isEmbeddedRequest(message: unknown): message is EmbeddedRequest {
  return typeof message === 'object' && message !== null && 'ask' in message && 'id' in message && 'folder' in message;
}

/** Whether the argument of the child is a valid order. */
export function isEmbeddedOrder(value: unknown): value is EmbeddedOrder {
  return typeof value === 'object' && value !== null && 'projectId' in value && 'authPort' in value && 'storagePort' in value;
}
