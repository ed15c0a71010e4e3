import { type EventEmitter, once } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type ServiceDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { FirestoreError, invalid } from '../wire/firestore-error';

/**
 * What production takes at most, in its own words; Google promises 10 MiB. gRPC's own limit would say
 * RESOURCE_EXHAUSTED, which the SDK repeats.
 */
const LARGEST_REQUEST_BYTES = 11_534_336;

/** Stands in a handler's place for a request that was too long to be read. */
const TOO_LONG = Object.freeze({});

/** The service with requests above the limit left unread; `checkSize` refuses them. */
export function withinLimit(definition: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(definition).map(([name, method]) => {
      const requestDeserialize = (bytes: Buffer): unknown =>
        bytes.length > LARGEST_REQUEST_BYTES ? TOO_LONG : method.requestDeserialize(bytes);
      return [name, { ...method, requestDeserialize }];
    }),
  );
}

/** Refuses a request above the limit with INVALID_ARGUMENT, as production does. */
function checkSize(request: unknown): void {
  if (request === TOO_LONG) throw invalid(`Request payload size exceeds the limit: ${LARGEST_REQUEST_BYTES} bytes.`);
}

/** What the Admin SDK sends to an emulator. */
export const ADMIN_BEARER = 'Bearer owner';

/** Lets the Admin SDK in and nobody else: the rules, which this engine demands to be closed, bind everyone else. */
function authorise(metadata: Metadata): void {
  if (metadata.get('authorization')[0] !== ADMIN_BEARER)
    throw new FirestoreError(
      'PERMISSION_DENIED',
      'Missing or insufficient permissions: firestore.rules are closed to every client.',
    );
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a call's turn and answers whether its caller is still there. A turn is one round of the event loop, so that
 * it is noticed who has gone meanwhile: under load, work for nobody would make the others go as well.
 */
async function isStillWanted(call: { readonly cancelled: boolean }): Promise<boolean> {
  lastTurn = lastTurn.then(() => nextRound());
  await lastTurn;
  return !call.cancelled;
}

/** A call with one answer as grpc-js wants it: the caller's right first, then the answer or the refusal. */
export function unary<Request, Answer>(act: (request: Request) => Answer | Promise<Answer>): handleUnaryCall<Request, Answer> {
  return (call, callback) => {
    const answer = async (): Promise<Answer> => {
      authorise(call.metadata);
      checkSize(call.request);
      if (!(await isStillWanted(call))) throw new FirestoreError('CANCELLED', 'The caller has gone.');
      return act(call.request);
    };
    answer().then(
      (value) => callback(null, value),
      (failure: unknown) => callback(refusal(failure)),
    );
  };
}

/**
 * A call with a stream of answers; waits where the caller reads slowly. A refusal comes behind headers of its own,
 * unless they have been sent: the SDK repeats a stream for seconds that ends before it has begun.
 */
export function streaming<Request, Answer>(
  act: (request: Request) => Iterable<Answer> | AsyncIterable<Answer>,
): handleServerStreamingCall<Request, Answer> {
  return (call) => {
    const stream = async (): Promise<void> => {
      authorise(call.metadata);
      checkSize(call.request);
      if (!(await isStillWanted(call))) return;
      for await (const answer of act(call.request)) {
        if (call.cancelled) return;
        if (!call.write(answer)) await mayGoOn(call);
      }
      call.end();
    };
    stream().catch((failure: unknown) => {
      call.sendMetadata(new Metadata());
      call.emit('error', refusal(failure));
    });
  };
}

/** Fulfilled when the caller has read what was sent, or has gone. */
async function mayGoOn(call: EventEmitter): Promise<void> {
  const heard = new AbortController();
  const events = ['drain', 'cancelled'].map((event) => once(call, event, { signal: heard.signal }));
  await Promise.race(events);
  heard.abort();
  await Promise.allSettled(events);
}

/**
 * What a caller hears of a failure; one that is no answer of Firestore's is a bug of the engine and is written down.
 */
function refusal(failure: unknown): Partial<ServiceError> {
  if (failure instanceof FirestoreError) return { code: failure.code, details: failure.message };
  console.error(failure);
  return { code: status.INTERNAL, details: `The local Firestore engine failed: ${String(failure)}` };
}
