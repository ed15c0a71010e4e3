import { createServer } from 'node:http';
import { ServerCredentials } from '@grpc/grpc-js';
import { Engine } from './engine';
import type { EngineControl } from './engine-control';
import { requiredIndexesIn } from './required-indexes/required-indexes';
import { refuseOpenRules } from './rules/closed-rules';
import { controlCalls } from './server/control-calls';
import { grpcServer } from './server/grpc-server';
import { listenOnOnePort } from './server/one-port';
import { restoreSnapshot, writeSnapshot } from './snapshot/engine-snapshot';
import { loadFirestoreService } from './wire/firestore-service';

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

/** Starts an empty engine; throws one sentence where its rules are open or its port is taken. */
export async function startEngine({ host, port, protosFolder, rulesFile, indexesFile }: EngineOrder): Promise<RunningEngine> {
  if (rulesFile !== null) refuseOpenRules(rulesFile);
  const engine = new Engine(indexesFile === null ? null : requiredIndexesIn(indexesFile));
  const service = loadFirestoreService(protosFolder);
  const control: EngineControl = {
    clear: (database) => engine.clear(database),
    snapshot: (file) => writeSnapshot(engine, service, file),
    restore: (file) => restoreSnapshot(engine, service, file),
  };
  const grpc = grpcServer(engine, service);
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
