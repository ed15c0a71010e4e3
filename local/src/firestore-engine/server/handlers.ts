import { once, type EventEmitter } from 'node:events';
import { status, type handleServerStreamingCall, type handleUnaryCall, type ServiceError } from '@grpc/grpc-js';
import { FirestoreError } from '../wire/firestore-error';
import { authorise } from './authorise';
import { checkSize } from './request-size';

/** A call with one answer as grpc-js wants it: the caller's right first, then the answer or the refusal. */
export function unary<Request, Answer>(act: (request: Request) => Answer | Promise<Answer>): handleUnaryCall<Request, Answer> {
  return (call, callback) => {
    const answer = async (): Promise<Answer> => {
      authorise(call.metadata);
      checkSize(call.request);
      return act(call.request);
    };
    answer().then(
      (value) => callback(null, value),
      (failure: unknown) => callback(refusal(failure)),
    );
  };
}

/** A call with a stream of answers; waits where the caller reads slowly. */
export function streaming<Request, Answer>(
  act: (request: Request) => Iterable<Answer> | AsyncIterable<Answer>,
): handleServerStreamingCall<Request, Answer> {
  return (call) => {
    const stream = async (): Promise<void> => {
      authorise(call.metadata);
      checkSize(call.request);
      for await (const answer of act(call.request)) {
        if (call.cancelled) return;
        if (!call.write(answer)) await mayGoOn(call);
      }
      call.end();
    };
    stream().catch((failure: unknown) => call.emit('error', refusal(failure)));
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

/** What a caller hears of a failure; one that is no answer of Firestore's is a bug of the engine and is written down. */
function refusal(failure: unknown): Partial<ServiceError> {
  if (failure instanceof FirestoreError) return { code: failure.code, details: failure.message };
  console.error(failure);
  return { code: status.INTERNAL, details: `The local Firestore engine failed: ${String(failure)}` };
}
