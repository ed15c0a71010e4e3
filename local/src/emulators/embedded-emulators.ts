import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Child, childScript, lastLinesOf, startChild } from './child';
import { type EmbeddedOrder, type EmbeddedReport, type EmbeddedRequest, isEmbeddedReport } from './embedded-messages';

/** The Auth and Storage emulators that run embedded in a child process, with their addresses. */
export interface EmbeddedEmulators {
  readonly child: Child;
  readonly authPort: number | null;
  readonly storagePort: number | null;
  /** Exports every stored object with its metadata to a folder (the layout of `firebase emulators:export`). */
  readonly exportStorage: (folder: string) => Promise<void>;
  /** Imports every object of such a folder. */
  readonly importStorage: (folder: string) => Promise<void>;
}

/**
 * The folder of their script and log, which has to lie in the repository. `onChild` gets the process before it is
 * ready.
 */
export interface EmbeddedLocation {
  readonly folder: string;
  readonly tmpdir: string;
  readonly onChild: (child: Child) => void;
}

/** Starts them. Resolves when they are ready; rejects with the reason where they cannot start. */
export async function startEmbeddedEmulators(
  name: string,
  order: EmbeddedOrder,
  location: EmbeddedLocation,
): Promise<EmbeddedEmulators> {
  await mkdir(order.blobsFolder, { recursive: true });
  const child = startChild({
    name,
    command: process.execPath,
    args: [await childScript('embedded-emulators-child', location.folder), JSON.stringify(order)],
    cwd: location.tmpdir,
    environment: { ...process.env, TMPDIR: location.tmpdir, METADATA_SERVER_DETECTION: 'none' },
    logFile: join(location.folder, 'embedded-emulators.log'),
    talks: true,
  });
  location.onChild(child);
  const ready = await firstReport(child);
  const ask = requestsTo(child);
  return {
    child,
    authPort: ready.authPort,
    storagePort: ready.storagePort,
    exportStorage: (target) => ask('exportStorage', target),
    importStorage: (source) => ask('importStorage', source),
  };
}

async function firstReport(child: Child): Promise<Extract<EmbeddedReport, { type: 'ready' }>> {
  const spoken = once(child.process, 'message').then(([message]: unknown[]) => message);
  const message = await Promise.race([spoken, child.ended]);
  if (isEmbeddedReport(message) && message.type === 'ready') return message;
  throw new Error(`${child.name} did not start.${lastLinesOf(child)}`);
}

function requestsTo(child: Child): (ask: EmbeddedRequest['ask'], folder: string) => Promise<void> {
  let lastId = 0;
  return (ask, folder) =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      const settle = (failure: string | null): void => {
        child.process.off('message', listen);
        if (failure === null) resolve();
        else reject(new Error(failure));
      };
      const listen = (message: unknown): void => {
        if (isEmbeddedReport(message) && message.type === 'done' && message.id === id) settle(message.failure);
      };
      child.process.on('message', listen);
      void child.ended.then(settle);
      child.process.send({ id, ask, folder } satisfies EmbeddedRequest);
    });
}
