import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore, type Settings } from '@google-cloud/firestore';
import { afterEach, beforeEach } from 'vitest';
import { protosFolder } from '../wire/firestore-service';
import { type EngineOrder, type RunningEngine, startEngine } from '../start-engine';

export const HOST = '127.0.0.1';
const PROJECT = 'demo-engine';

/** An engine at a port of the system's choice; it checks neither rules nor indexes unless told. */
export const anEngine = (more: Partial<EngineOrder> = {}, notify?: (sentence: string) => void): Promise<RunningEngine> =>
  startEngine({ host: HOST, port: 0, protosFolder: protosFolder(), rulesFile: null, indexesFile: null, ...more }, notify);

/** The SDK, as an admin. */
export const clientOf = ({ port }: RunningEngine, more: Settings = {}): Firestore =>
  new Firestore({
    projectId: PROJECT,
    host: `${HOST}:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
    ...more,
  });

/** What each test of a file has for itself. */
export interface EngineStage {
  /** An engine that is empty before each test. */
  readonly engine: RunningEngine;
  /** Its client. */
  readonly database: Firestore;
  /** A folder for files. */
  readonly folder: string;
  /** What the engine has said to people. */
  readonly notices: readonly string[];
  /** One more engine, closed after the test. */
  another(more?: Partial<EngineOrder>): Promise<RunningEngine>;
  /** One more client, closed after the test. */
  clientOf(engine: RunningEngine, more?: Settings): Firestore;
}

/** Sets the stage before each test of the calling file and clears it afterwards. */
export function engineStage(): EngineStage {
  let current: EngineStage | null = null;
  const engines: RunningEngine[] = [];
  const clients: Firestore[] = [];
  const started = (engine: RunningEngine): RunningEngine => {
    engines.push(engine);
    return engine;
  };
  const opened = (client: Firestore): Firestore => {
    clients.push(client);
    return client;
  };
  beforeEach(async () => {
    const notices: string[] = [];
    const engine = started(await anEngine({}, (sentence) => notices.push(sentence)));
    current = {
      engine,
      database: opened(clientOf(engine)),
      folder: await mkdtemp(join(tmpdir(), 'touchline-engine-')),
      notices,
      another: async (more) => started(await anEngine(more)),
      clientOf: (of, more) => opened(clientOf(of, more)),
    };
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.terminate()));
    await Promise.all(engines.splice(0).map((engine) => engine.close()));
    if (current !== null) await rm(current.folder, { recursive: true, force: true });
  });
  const set = (): EngineStage => {
    if (current === null) throw new Error('The engine stage is set before each test.');
    return current;
  };
  return {
    get engine() {
      return set().engine;
    },
    get database() {
      return set().database;
    },
    get folder() {
      return set().folder;
    },
    get notices() {
      return set().notices;
    },
    another: (more) => set().another(more),
    clientOf: (engine, more) => set().clientOf(engine, more),
  };
}
