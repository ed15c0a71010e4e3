import { expect, test } from 'vitest';
import { operationsOf } from './firestore-meter';

/** A field of bytes in a protobuf message; short ones only. */
const field = (number: number, bytes: Buffer | string) =>
  Buffer.concat([Buffer.from([number * 8 + 2, Buffer.byteLength(bytes)]), Buffer.from(bytes)]);
/** A message as gRPC frames it. */
const framed = (...fields: readonly Buffer[]) => {
  const message = Buffer.concat(fields);
  return Buffer.concat([Buffer.from([0, 0, 0, 0, message.length]), message]);
};
const NONE = Buffer.alloc(0);
const none = { reads: 0, writes: 0, deletes: 0, mails: 0 };
const write = (name: string) => field(2, field(1, field(1, `p/documents/${name}`)));

test('every document that is asked for by name is a read, also one that is missing', () => {
  const sent = framed(field(1, 'database'), field(2, 'p/documents/a/1'), field(2, 'p/documents/a/2'));
  expect(operationsOf('BatchGetDocuments', sent, NONE)).toEqual({ ...none, reads: 2 });
});

test('a query reads what it finds, and one document where it finds nothing', () => {
  const found = [framed(field(1, 'document')), framed(field(1, 'document')), framed(field(3, 'time'))];
  expect(operationsOf('RunQuery', NONE, Buffer.concat(found))).toEqual({ ...none, reads: 2 });
  expect(operationsOf('RunQuery', NONE, framed(field(3, 'time')))).toEqual({ ...none, reads: 1 });
  expect(operationsOf('RunAggregationQuery', NONE, NONE)).toEqual({ ...none, reads: 1 });
});

test('a commit writes and deletes documents; those of the queue of mails are mails too', () => {
  const sent = framed(field(1, 'database'), write('a/1'), write('mail/2'), field(2, field(2, 'p/documents/a/3')));
  expect(operationsOf('Commit', sent, NONE)).toEqual({ reads: 0, writes: 2, deletes: 1, mails: 1 });
  expect(operationsOf('BeginTransaction', sent, NONE)).toEqual(none);
});
