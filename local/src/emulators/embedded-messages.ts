/**
 * What the embedded emulators' process is started with (its one argument, as JSON). Port 0 lets the system choose; null
 * leaves it out.
 */
export interface EmbeddedOrder {
  readonly projectId: string;
  readonly authPort: number | null;
  readonly storagePort: number | null;
  readonly blobsFolder: string;
}

/** What the parent may ask: write all objects into a folder, or take them from one. */
export interface EmbeddedRequest {
  readonly id: number;
  readonly ask: 'exportStorage' | 'importStorage';
  readonly folder: string;
}

/** What that process says: once that it is ready and where, then one answer to each request. */
export type EmbeddedReport =
  | { readonly say: 'ready'; readonly authPort: number | null; readonly storagePort: number | null }
  | { readonly say: 'done'; readonly id: number; readonly failure: string | null };

/** Whether a message from that process is a report. */
export function isEmbeddedReport(message: unknown): message is EmbeddedReport {
  return (
    typeof message === 'object' && message !== null && 'say' in message && (message.say === 'ready' || message.say === 'done')
  );
}

/** Whether a message from the parent is a request. */
export function isEmbeddedRequest(message: unknown): message is EmbeddedRequest {
  return typeof message === 'object' && message !== null && 'ask' in message && 'id' in message && 'folder' in message;
}

/** Whether the argument this process was started with is an order. */
export function isEmbeddedOrder(value: unknown): value is EmbeddedOrder {
  return typeof value === 'object' && value !== null && 'projectId' in value && 'authPort' in value && 'storagePort' in value;
}
