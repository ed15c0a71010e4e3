import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ServedApi, serveApi } from '../stack/serve-api';
import { aCaller, type Caller } from './caller';
import { aFirestoreProxy, type FirestoreProxy } from './platform/firestore-proxy';

/** The API that the tests of a file call; it exists from the file's first `beforeAll` on. */
export interface ApiStage {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly url: string;
  readonly visitor: Caller;
}

/** An API whose database a test can disturb; each test begins without a fault. */
export interface FaultyApiStage extends ApiStage {
  readonly proxy: FirestoreProxy;
}

/** Serves the API in this process to all tests of the calling file. Called before the file's own `beforeAll`. */
export function apiStage(): ApiStage {
  let served: ServedApi | null = null;
  beforeAll(async () => {
    served = await serveApi();
  });
  afterAll(() => served?.close());
  const url = (): string => {
    if (served === null) throw new Error('The API is served before the first test, not while the file is read.');
    return served.url;
  };
  const visitor: Caller = {
    call: (...sent) => aCaller(url()).call(...sent),
    send: (...sent) => aCaller(url()).send(...sent),
    with: (session) => aCaller(url(), session),
  };
  return {
    get url() {
      return url();
    },
    visitor,
  };
}

/** `apiStage` with a proxy between this process and its database. */
export function faultyApiStage(upstream?: () => string): FaultyApiStage {
  const proxy = proxyStage(upstream);
  const api = apiStage();
  return {
    get url() {
      return api.url;
    },
    visitor: api.visitor,
    proxy,
  };
}

/** A proxy between this process and its database: the run's emulator, or the address (`host:port`) that is given. */
export function proxyStage(upstream = (): string => process.env.FIRESTORE_EMULATOR_HOST ?? ''): FirestoreProxy {
  let started: FirestoreProxy | null = null;
  const proxy = (): FirestoreProxy => {
    if (started === null) throw new Error('The proxy is started before the first test, not while the file is read.');
    return started;
  };
  beforeAll(async () => {
    started = await aFirestoreProxy(upstream());
    process.env.FIRESTORE_EMULATOR_HOST = started.host;
  });
  afterEach(() => proxy().setFault(() => 'pass'));
  return {
    get host() {
      return proxy().host;
    },
    setFault: (faultOf) => proxy().setFault(faultOf),
    calls: (method) => proxy().calls(method),
    open: () => proxy().open(),
    timeoutsMs: () => proxy().timeoutsMs(),
    documents: (counts) => proxy().documents(counts),
  };
}
