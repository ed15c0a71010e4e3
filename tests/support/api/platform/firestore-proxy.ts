import { once } from 'node:events';
import { type ClientHttp2Session, connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { fieldsOf, messagesOf } from './grpc-messages';

/** The gRPC status codes by which a database refuses a call. */
export const GRPC = { aborted: 10, unavailable: 14 } as const;

/**
 * The fault of a database call. `pass`: forwarded. A number: refused with that gRPC status. `lost`: the database
 * carries it out, but the caller gets `unavailable`. `before`, `after`: the call, or its answer, is forwarded when the
 * promise resolves.
 */
export type Fault = 'pass' | 'lost' | number | { readonly before: Promise<unknown> } | { readonly after: Promise<unknown> };

type FaultOf = (method: string, sent: string) => Fault;

/** A promise that never settles: a database that is silent. */
export const NEVER = new Promise<never>(() => undefined);

/** A proxy between the API and the Firestore emulator. */
export interface FirestoreProxy {
  /** `127.0.0.1:PORT`, for FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  /**
   * From now on each call gets the fault given for its method (`Commit`, `RunQuery`, …) and for what it sends: the
   * bytes of its message as text, in which the names of documents can be read.
   */
  readonly setFault: (faultOf: FaultOf) => void;
  /** How often a method was called since the last `setFault`. */
  readonly calls: (method: string) => number;
  /** How many calls have neither been answered nor given up. */
  readonly open: () => number;
  /** The milliseconds that each call since the last `setFault` was given by its caller. */
  readonly timeoutsMs: () => readonly number[];
  /** How many documents were asked for by name since the last `setFault`, of those whose name counts. */
  readonly documents: (counts?: (name: string) => boolean) => number;
}

/** Starts a proxy in front of `upstream` (`host:port`); it forwards everything until a fault is set. */
export async function aFirestoreProxy(upstream: string): Promise<FirestoreProxy> {
  const emulator = connect(`http://${upstream}`);
  emulator.on('error', () => undefined);
  const counts = new Map<string, number>();
  let documents: string[] = [];
  let timeouts: number[] = [];
  let open = 0;
  let faultOf: FaultOf = () => 'pass';
  const server = createServer();
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    const method = (headers[':path'] ?? '').split('/').at(-1) ?? '';
    counts.set(method, (counts.get(method) ?? 0) + 1);
    timeouts.push(timeoutMsOf(headers));
    open += 1;
    stream.once('close', () => (open -= 1));
    stream.on('error', () => undefined);
    const forward = (kind: 'pass' | 'lost' | { readonly after: Promise<unknown> }) => {
      // Only now: a listener lets the request flow, and what is held back would lose its body.
      if (method === 'BatchGetDocuments') stream.once('data', (chunk: Buffer) => documents.push(...documentsIn(chunk)));
      passOn(emulator, stream, headers, kind);
    };
    stream.once('readable', () => {
      const fault = faultOf(method, firstBytesOf(stream));
      if (typeof fault === 'number') refuse(stream, fault);
      else if (typeof fault === 'object' && 'before' in fault) void fault.before.then(() => forward('pass'));
      else forward(fault);
    });
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy got no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    setFault: (fault) => {
      faultOf = fault;
      counts.clear();
      documents = [];
      timeouts = [];
    },
    calls: (method) => counts.get(method) ?? 0,
    open: () => open,
    timeoutsMs: () => timeouts,
    documents: (counts = () => true) => documents.filter(counts).length,
  };
}

const MS_OF_UNIT: Readonly<Record<string, number>> = { H: 3_600_000, M: 60_000, S: 1000, m: 1, u: 0.001, n: 0.000001 };

/** The time that gRPC's header gives a call; without it, no end. */
function timeoutMsOf({ 'grpc-timeout': timeout }: IncomingHttpHeaders): number {
  const [, amount, unit] = /^(\d+)([HMSmun])$/.exec(String(timeout)) ?? [];
  return amount === undefined ? Infinity : Number(amount) * (MS_OF_UNIT[unit ?? ''] ?? NaN);
}

/** What a call has sent so far, as text; it stays to be read. */
function firstBytesOf(stream: ServerHttp2Stream): string {
  const chunk: unknown = stream.read();
  if (!Buffer.isBuffer(chunk)) return '';
  stream.unshift(chunk);
  return chunk.toString('latin1');
}

/** The field of a BatchGetDocumentsRequest that names a document. */
const DOCUMENTS_FIELD = 2;

/** The documents that a request of BatchGetDocuments names; it is far shorter than a frame. */
function documentsIn(frame: Buffer): readonly string[] {
  return messagesOf(frame).flatMap((message) => fieldsOf(message, DOCUMENTS_FIELD).map(String));
}

function refuse(stream: ServerHttp2Stream, status: number): void {
  if (stream.destroyed) return;
  stream.resume();
  stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': String(status) }, { endStream: true });
}

function passOn(
  emulator: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  fault: 'pass' | 'lost' | { readonly after: Promise<unknown> },
): void {
  if (stream.destroyed) return;
  const upstream = emulator.request(headers);
  upstream.on('error', () => refuse(stream, GRPC.unavailable));
  stream.pipe(upstream);
  if (fault === 'lost') {
    upstream.resume();
    upstream.on('end', () => refuse(stream, GRPC.unavailable));
    return;
  }
  let trailers: IncomingHttpHeaders = {};
  upstream.on('trailers', (received: IncomingHttpHeaders) => {
    trailers = received;
  });
  upstream.on('response', (answer, flags) => {
    const isAllThereIs = (flags & END_OF_STREAM) !== 0;
    void Promise.resolve(fault === 'pass' ? null : fault.after).then(() => {
      if (stream.destroyed) return;
      stream.respond(answer, isAllThereIs ? { endStream: true } : { waitForTrailers: true });
      if (isAllThereIs) return;
      stream.on('wantTrailers', () => stream.sendTrailers(trailers));
      upstream.pipe(stream);
    });
  });
}

/** HTTP/2's flag for headers that end the stream. */
const END_OF_STREAM = 1;
