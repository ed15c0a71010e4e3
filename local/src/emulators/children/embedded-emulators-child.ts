import './auth-schema-check-preload';
import './readable-targets';
import { createServer, type RequestListener } from 'node:http';
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js';
import { isEmbeddedOrder, isEmbeddedRequest, type EmbeddedOrder, type EmbeddedReport } from '../embedded-messages';
import { LOCAL_HOST } from '../ports';
import { embeddedStorage, type EmbeddedStorage } from './embedded-storage';

/*
 * A child process that serves the official Auth and Storage emulators' code without the CLI, and ends with its parent.
 */
const order: unknown = JSON.parse(process.argv[2] ?? 'null');
if (!isEmbeddedOrder(order)) throw new Error('The embedded emulators were started without an order.');
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => process.exit(0));
void serve(order);

async function serve(order: EmbeddedOrder): Promise<void> {
  const [authPort, storage] = await Promise.all([serveAuth(order), serveStorage(order)]);
  if (storage !== null) process.on('message', (message) => void answer(storage.storage, message));
  report({ type: 'ready', authPort, storagePort: storage?.port ?? null });
}

async function serveAuth({ projectId, authPort }: EmbeddedOrder): Promise<number | null> {
  if (authPort === null) return null;
  const { createApp } = await import('firebase-tools/lib/emulator/auth/server.js');
  return listen('auth', await createApp(projectId), authPort);
}

async function serveStorage(order: EmbeddedOrder): Promise<{ port: number; storage: EmbeddedStorage } | null> {
  if (order.storagePort === null) return null;
  const storage = await embeddedStorage(order.projectId, order.blobsFolder);
  return { storage, port: await listen('storage', storage.app, order.storagePort) };
}

function listen(name: string, app: RequestListener, wantedPort: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer(app);
    server.once('error', reject);
    server.listen(wantedPort, LOCAL_HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : wantedPort;
      const info = { name, host: LOCAL_HOST, port };
      EmulatorRegistry.set(name, { getName: () => name, getInfo: () => info });
      resolve(port);
    });
  });
}

async function answer(storage: EmbeddedStorage, message: unknown): Promise<void> {
  if (!isEmbeddedRequest(message)) return;
  try {
    if (message.ask === 'exportStorage') await storage.exportTo(message.folder);
    else storage.importFrom(message.folder);
    report({ type: 'done', id: message.id, failure: null });
  } catch (failure) {
    report({ type: 'done', id: message.id, failure: String(failure) });
  }
}

function report(message: EmbeddedReport): void {
  process.send?.(message);
}
