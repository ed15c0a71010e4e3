import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE, PROJECT, ROOT } from './arbitrary-values';
import { fieldsOf, type Call } from './case-values';
import { Comparable, memberOf } from './comparable';
import { QUERY_CASES } from './query-cases';
import { canCompare, startTwoEngines, type Contestant, type TwoEngines } from './two-engines';

const START_MS = 180_000;
const nameOf = (path: string): string => `${ROOT}/${path}`;
const write = (path: string, fields: Record<string, unknown>, more: object = {}): object => ({
  update: { name: nameOf(path), fields: fieldsOf(fields) },
  ...more,
});
const commit = (...writes: object[]): Call => ['Commit', { database: DATABASE, writes }];
const get = (...paths: string[]): Call => ['BatchGetDocuments', { database: DATABASE, documents: paths.map(nameOf) }];
const nested = (depth: number): Record<string, unknown> => ({ m: depth === 1 ? {} : nested(depth - 1) });
const bytes = (length: number): string => 'x'.repeat(length);

/**
 * Calls by their sentence, played in order on both engines: every answer, or every refusal's code, must be the same.
 */
const CASES: Readonly<Record<string, readonly Call[]>> = {
  ...QUERY_CASES,
  'a document of almost 1 MiB is stored, one byte too much is not': [
    commit(write('c/a', { t: bytes(1_048_576 - 60) })),
    commit(write('c/b', { t: bytes(1_048_576), u: bytes(100) })),
    get('c/b'),
  ],
  'maps may be 20 deep, not 21': [commit(write('c/a', nested(20))), commit(write('c/b', nested(21)))],
  'a list in a list is refused': [commit(write('c/a', { list: [[1]] }))],
  'names: reserved, empty, dots, long ones': [
    ...['c/__x__', 'c/.', 'c/..', 'c/', 'c', 'c/a/b', '__c__/a', `c/${bytes(1500)}`, `c/${bytes(1501)}`].map((path) =>
      commit(write(path, {})),
    ),
  ],
  'names and fields of underscores alone, and numeric ids, which only documents may have': [
    ...['__', '___', '____', '_____', '__id1__', '__id-1__'].flatMap((id) => [
      commit(write(`c/${id}`, { n: 1 })),
      commit(write(`${id}/a`, { n: 1 })),
      commit(write('c/field', { [id]: 1 })),
    ]),
  ],
  'fields: reserved, empty, long ones': [
    ...['__a__', '', bytes(1500), bytes(1501), 'a.b', 'ü'].map((field) => commit(write('c/a', { [field]: 1 }))),
  ],
  'masks: quoted, broken, empty': [
    ...['a.b', '`a.b`', 'a..b', '.a', '`a', '1a', '__a__', '____', 'a.`b`'].map((path) =>
      commit(write('c/a', { a: { b: 1 }, 'a.b': 2 }, { updateMask: { fieldPaths: [path] } })),
    ),
    get('c/a'),
  ],
  'integers stop at the ends of 64 bits, doubles do not': [
    commit(write('c/a', { n: 9_007_199_254_740_991, d: 1.5 })),
    ...['9223372036854775807', '1', '-1'].map((integerValue) =>
      commit({ transform: { document: nameOf('c/a'), fieldTransforms: [{ fieldPath: 'n', increment: { integerValue } }] } }),
    ),
    commit({ transform: { document: nameOf('c/a'), fieldTransforms: [{ fieldPath: 'd', increment: { integerValue: '1' } }] } }),
    get('c/a'),
  ],
  'a transform makes a document that is not there': [
    commit({ transform: { document: nameOf('c/new'), fieldTransforms: [{ fieldPath: 'n', maximum: { integerValue: '3' } }] } }),
    get('c/new'),
  ],
  'nothing happens where one write of a commit fails': [
    commit(write('c/a', { n: 1 }), write('c/b', { n: 1 }, { currentDocument: { exists: true } })),
    get('c/a', 'c/b'),
  ],
  'documents and transactions that are not there': [
    ['GetDocument', { name: nameOf('c/none') }],
    ['Rollback', { database: DATABASE, transaction: Buffer.from('unknown') }],
    ['Commit', { database: DATABASE, writes: [], transaction: Buffer.from('unknown') }],
    ['DeleteDocument', { name: nameOf('c/none') }],
    ['DeleteDocument', { name: nameOf('c/none'), currentDocument: { exists: true } }],
  ],
  'one document at a time': [
    ['CreateDocument', { parent: ROOT, collectionId: 'c', documentId: 'a', document: { fields: fieldsOf({ n: 1 }) } }],
    ['CreateDocument', { parent: ROOT, collectionId: 'c', documentId: 'a', document: { fields: fieldsOf({ n: 2 }) } }],
    ['UpdateDocument', { document: { name: nameOf('c/a'), fields: fieldsOf({ m: 2 }) }, updateMask: { fieldPaths: ['m'] } }],
    ['GetDocument', { name: nameOf('c/a'), mask: { fieldPaths: ['m', 'none'] } }],
  ],
};

describe.skipIf(!(await canCompare()))('both engines answer the same', () => {
  let engines: TwoEngines;
  beforeAll(async () => {
    engines = await startTwoEngines();
  }, START_MS);
  afterAll(() => engines.stop());
  beforeEach(() => engines.clear(PROJECT));

  test.each(Object.entries(CASES))('%s', async (_sentence, calls) => {
    const answersOf = async ({ wire }: Contestant): Promise<string[]> => {
      const comparable = new Comparable();
      const answers: string[] = [];
      for (const [rpc, request] of calls) answers.push(comparable.of(await wire.call(rpc, request), rpc !== 'BatchGetDocuments'));
      return answers;
    };
    expect(await answersOf(engines.ours)).toEqual(await answersOf(engines.official));
  });

  test('five who add to one number at once lose nothing', async () => {
    const sums = await Promise.all([engines.ours, engines.official].map(sumOfFive));
    expect(sums).toEqual(['5', '5']);
  }, 120_000);

  test('a transaction that only reads sees the time at which it began', async () => {
    for (const { wire } of [engines.ours, engines.official]) {
      await wire.call(...commit(write('c/a', { n: 1 })));
      const begun = await wire.call('BeginTransaction', { database: DATABASE, options: { readOnly: {} } });
      const transaction = 'messages' in begun ? memberOf(begun.messages[0], 'transaction') : null;
      await wire.call(...commit(write('c/a', { n: 2 })));
      const [rpc, request] = get('c/a');
      expect(new Comparable().of(await wire.call(rpc, { ...request, transaction }))).toContain('{"integerValue":"1"}');
      expect(new Comparable().of(await wire.call(rpc, request))).toContain('{"integerValue":"2"}');
    }
  });

  test.each([null, 'Bearer nobody'])('a caller with the bearer %j is refused', async (bearer) => {
    const [ours, official] = await Promise.all(
      [engines.ours, engines.official].map(({ wire }) => wire.call('GetDocument', { name: nameOf('c/a') }, bearer)),
    );
    expect('refused' in (ours ?? {})).toBe(true);
    expect('refused' in (official ?? {})).toBe(true);
  });
});

/** Five transactions read a number and write one more, each until it succeeds; the number at the end. */
async function sumOfFive({ wire }: Contestant): Promise<unknown> {
  await wire.call(...commit(write('c/n', { n: 0 })));
  const [rpc, request] = get('c/n');
  const add = async (): Promise<void> => {
    for (;;) {
      const read = await wire.call(rpc, { ...request, newTransaction: { readWrite: {} } });
      if ('refused' in read) continue;
      const transaction = read.messages
        .map((message) => memberOf(message, 'transaction'))
        .find((id) => Buffer.isBuffer(id) && id.length > 0);
      const n = Number(numberIn(read.messages)) + 1;
      const written = await wire.call('Commit', { database: DATABASE, writes: [write('c/n', { n })], transaction });
      if ('messages' in written) return;
    }
  };
  await Promise.all(Array.from({ length: 5 }, add));
  const last = await wire.call(rpc, request);
  return 'messages' in last ? numberIn(last.messages) : last.refused;
}

function numberIn(messages: readonly unknown[]): unknown {
  const found = messages.map((message) => memberOf(message, 'found')).find((one) => one !== undefined && one !== null);
  return memberOf(memberOf(memberOf(found, 'fields'), 'n'), 'integerValue');
}
