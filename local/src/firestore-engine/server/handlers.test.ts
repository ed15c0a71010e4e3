import { EventEmitter } from 'node:events';
import { Metadata, type ServerUnaryCall, type ServerWritableStream } from '@grpc/grpc-js';
import { expect, test } from 'vitest';
import { ADMIN_BEARER, streaming, unary } from './handlers';

/** A call as far as handlers use it. */
class ACall extends EventEmitter {
  readonly metadata = new Metadata();
  readonly request = {};
  cancelled = false;
  readonly written: unknown[] = [];
  readonly ended = new Promise<void>((resolve) => this.once('ended', resolve));

  constructor() {
    super();
    this.metadata.set('authorization', ADMIN_BEARER);
  }

  write(answer: unknown): boolean {
    return this.written.push(answer) > 0;
  }

  end(): void {
    this.emit('ended');
  }

  asUnary(): ServerUnaryCall<object, string> {
    return this as unknown as ServerUnaryCall<object, string>;
  }

  asStream(): ServerWritableStream<object, string> {
    return this as unknown as ServerWritableStream<object, string>;
  }
}

test('calls whose caller has gone before their turn do nothing, and the others are served in their order', async () => {
  const done: string[] = [];
  const answer = (what: string) => () => {
    done.push(what);
    return what;
  };
  const [first, gone, goneStream, last] = [new ACall(), new ACall(), new ACall(), new ACall()];
  const answered = (call: ACall, what: string): Promise<unknown> =>
    new Promise((resolve) => {
      unary(answer(what))(call.asUnary(), (_, value) => resolve(value));
    });
  const one = answered(first, 'first');
  void answered(gone, 'gone');
  streaming(() => [answer('gone as a stream')()])(goneStream.asStream());
  streaming(() => [answer('last')()])(last.asStream());
  gone.cancelled = true;
  goneStream.cancelled = true;

  expect(await one).toBe('first');
  await last.ended;
  expect(done).toEqual(['first', 'last']);
});

test('a caller who goes while others are served is noticed before its own turn: each has a round of the event loop', async () => {
  const calls = [1, 2, 3, 4].map((at) => ({ at, call: new ACall() }));
  const [first, , third, last] = calls.map(({ call }) => call);
  const done: number[] = [];
  for (const { at, call } of calls) {
    const serve = streaming(() => {
      if (call === first) setImmediate(() => Object.assign(third ?? {}, { cancelled: true }));
      done.push(at);
      return ['done'];
    });
    serve(call.asStream());
  }

  await last?.ended;
  expect(done).toEqual([1, 2, 4]);
});
