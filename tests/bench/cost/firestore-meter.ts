import { once } from 'node:events';
import { type ClientHttp2Session, connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { fieldsOf, messagesOf } from '../../support/api/platform/grpc-messages';

/** What Firestore counts on its bill: documents read (a query that finds nothing is one), written and deleted. */
export interface Operations {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** The writes into the queue of mails. */
  readonly mails: number;
}

/** A proxy in front of Firestore that counts. */
interface FirestoreMeter {
  /** `127.0.0.1:PORT`, for FIRESTORE_EMULATOR_HOST. */
  readonly host: string;
  /** What was counted since the last `taken`. */
  readonly taken: () => Operations;
}

const NOTHING: Operations = { reads: 0, writes: 0, deletes: 0, mails: 0 };

/** Starts a meter in front of `upstream` (`host:port`). */
export async function firestoreMeter(upstream: string): Promise<FirestoreMeter> {
  const firestore = connect(`http://${upstream}`);
  firestore.on('error', () => undefined);
  let counted = NOTHING;
  const server = createServer();
  server.on('session', (session) => session.on('error', () => undefined));
  server.on('stream', (stream, headers) => {
    passOn(firestore, stream, headers, (sent, answered) => {
      counted = sumOf(counted, operationsOf((headers[':path'] ?? '').split('/').at(-1) ?? '', sent, answered));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The meter got no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    taken: () => {
      const operations = counted;
      counted = NOTHING;
      return operations;
    },
  };
}

const sumOf = (one: Operations, other: Operations): Operations => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  deletes: one.deletes + other.deletes,
  mails: one.mails + other.mails,
});

/** The fields of Firestore's messages that are counted (google/firestore/v1/firestore.proto, write.proto). */
const FIELDS = { askedDocument: 2, foundDocument: 1, write: 2, writtenDocument: 1, deletedName: 2, transform: 6 } as const;

/** What a call costs by its method, from the bytes that it sent and that answered it. */
export function operationsOf(method: string, sent: Buffer, answered: Buffer): Operations {
  if (method === 'BatchGetDocuments') {
    const asked = messagesOf(sent).flatMap((message) => fieldsOf(message, FIELDS.askedDocument));
    return { ...NOTHING, reads: asked.length };
  }
  if (method === 'RunQuery') {
    const found = messagesOf(answered).filter((message) => fieldsOf(message, FIELDS.foundDocument).length > 0);
    return { ...NOTHING, reads: Math.max(1, found.length) };
  }
  if (method === 'RunAggregationQuery') return { ...NOTHING, reads: 1 };
  if (method !== 'Commit' && method !== 'BatchWrite') return NOTHING;
  const all = messagesOf(sent).flatMap((message) => fieldsOf(message, FIELDS.write));
  const deletes = all.filter((write) => fieldsOf(write, FIELDS.deletedName).length > 0);
  const written = all.flatMap((write) => fieldsOf(write, FIELDS.writtenDocument));
  const transforms = all.filter(
    (write) => fieldsOf(write, FIELDS.transform).length > 0 && fieldsOf(write, FIELDS.writtenDocument).length === 0,
  );
  const mails = written.filter((document) => fieldsOf(document, 1)[0]?.toString().includes('/documents/mail/') === true);
  return { reads: 0, writes: written.length + transforms.length, deletes: deletes.length, mails: mails.length };
}

/** Forwards a call and its answer, and tells the bytes of both once it is over. */
function passOn(
  firestore: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  tell: (sent: Buffer, answered: Buffer) => void,
): void {
  const [sent, answered]: [Buffer[], Buffer[]] = [[], []];
  const upstream = firestore.request(headers);
  let trailers: IncomingHttpHeaders = {};
  stream.on('error', () => undefined);
  upstream.on('error', () => stream.close());
  stream.on('data', (chunk: Buffer) => sent.push(chunk));
  stream.pipe(upstream);
  upstream.on('trailers', (received: IncomingHttpHeaders) => {
    trailers = received;
  });
  upstream.on('data', (chunk: Buffer) => answered.push(chunk));
  upstream.on('end', () => tell(Buffer.concat(sent), Buffer.concat(answered)));
  upstream.on('response', (answer, flags) => {
    const isAllThereIs = (flags & END_OF_STREAM) !== 0;
    if (stream.destroyed) return;
    stream.respond(answer, isAllThereIs ? { endStream: true } : { waitForTrailers: true });
    if (isAllThereIs) return;
    stream.on('wantTrailers', () => stream.sendTrailers(trailers));
    upstream.pipe(stream);
  });
}

/** HTTP/2's flag for headers that end the stream. */
const END_OF_STREAM = 1;
