import { createServer } from 'node:http';
import { ServerCredentials } from '@grpc/grpc-js';
import { Engine } from './engine';
import { controlCalls, type EngineControl } from './server/control-calls';
import { requiredIndexesIn } from './required-indexes/required-indexes';
import { grpcServer } from './server/grpc-server';
import { listenOnOnePort } from './server/one-port';
import { restoreSnapshot, writeSnapshot } from './engine-snapshot';
import { loadFirestoreService } from './wire/firestore-service';
import { readFileSync } from 'node:fs';

const ALLOWS = /\ballow\s+[a-z, \t]+(?::\s*if\s+([^;]*))?;/g;

/**
 * Refuses rules that say more than that everything is closed: this engine lets the Admin SDK in and nobody else, and
 * reads no rules. Throws one sentence that names the official emulator, which does.
 */
function refuseOpenRules(rulesFile: string): void {
  if (!areClosed(readFileSync(rulesFile, 'utf8'))) {
    throw new Error(
      `${rulesFile} lets clients in, which the local Firestore engine cannot judge: use the official emulator (npm start -- --engine official, FIRESTORE_ENGINE=official for tests).`,
    );
  }
}

/** Whether every `allow` of the rules is `if false`, so that no client gets in anywhere. */
function areClosed(rules: string): boolean {
  const text = rules.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\/\/.*$/gm, ' ');
  const conditions = [...text.matchAll(ALLOWS)].map(([, condition]) => condition?.trim());
  const allows = text.match(/\ballow\b/g)?.length ?? 0;
  return (
    /\bservice\s+cloud\.firestore\b/.test(text) && allows === conditions.length && conditions.every((one) => one === 'false')
  );
}

/** What an engine is started with. */
export interface EngineOrder {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The protos that `@google-cloud/firestore` ships. */
  readonly protosFolder: string;
  /** Must be closed to every client. Null checks no rules. */
  readonly rulesFile: string | null;
  /** The indexes that production has. Null answers every query. */
  readonly indexesFile: string | null;
}

/** A running engine; several may run in one process. */
export interface RunningEngine extends EngineControl {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts an empty engine; throws one sentence where its rules are open or its port is taken. `notify` is given what
 * people should know and no client of theirs would tell, a sentence each.
 */
export async function startEngine(
  order: EngineOrder,
  notify: (sentence: string) => void = () => undefined,
): Promise<RunningEngine> {
  const { host, port, protosFolder, rulesFile, indexesFile } = order;
  if (rulesFile !== null) refuseOpenRules(rulesFile);
  const engine = new Engine(indexesFile === null ? null : requiredIndexesIn(indexesFile));
  const service = loadFirestoreService(protosFolder);
  const control: EngineControl = {
    clear: (database) => engine.clear(database),
    snapshot: (file, project = null) => writeSnapshot(engine, service, file, project),
    restore: (file, project = null) => restoreSnapshot(engine, service, file, project),
    contend: (abortsAfterMs) => (engine.contention.abortsAfterMs = abortsAfterMs),
  };
  const grpc = grpcServer(engine, service, notify);
  const connections = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const plain = createServer(controlCalls(control));
  const listening = await listenOnOnePort(host, port, {
    http2: (socket) => connections.injectConnection(socket),
    http1: (socket) => void plain.emit('connection', socket),
  });
  return {
    ...control,
    port: listening.port,
    close: async () => {
      grpc.forceShutdown();
      plain.closeAllConnections();
      await listening.close();
    },
  };
}
