import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE, PROJECT, ROOT } from './arbitrary-values';
import { fieldsOf } from './case-values';
import { memberOf } from './comparable';
import type { Outcome } from './firestore-wire';
import { canCompare, startTwoEngines, type Contestant, type TwoEngines } from './two-engines';

const nameOf = (path: string): string => `${ROOT}/${path}`;
const OK = 'OK';
const codeOf = (outcome: Outcome): string => ('refused' in outcome ? outcome.refused : OK);

/** An open transaction; each call answers its code. */
interface OpenTransaction {
  readonly reads: (path: string) => Promise<string>;
  readonly writes: (path: string, n: number) => Promise<string>;
  readonly ends: () => Promise<string>;
}

async function aTransaction({ wire }: Contestant): Promise<OpenTransaction> {
  const begun = await wire.call('BeginTransaction', { database: DATABASE, options: { readWrite: {} } });
  const transaction = 'messages' in begun ? memberOf(begun.messages[0], 'transaction') : null;
  return {
    reads: async (path) =>
      codeOf(await wire.call('BatchGetDocuments', { database: DATABASE, documents: [nameOf(path)], transaction })),
    writes: async (path, n) => codeOf(await wire.call('Commit', { database: DATABASE, writes: [write(path, n)], transaction })),
    ends: async () => codeOf(await wire.call('Rollback', { database: DATABASE, transaction })),
  };
}

const write = (path: string, n: number): object => ({ update: { name: nameOf(path), fields: fieldsOf({ n }) } });
const set = async ({ wire }: Contestant, path: string, n: number): Promise<string> =>
  codeOf(await wire.call('Commit', { database: DATABASE, writes: [write(path, n)] }));
async function numberAt({ wire }: Contestant, path: string): Promise<unknown> {
  const outcome = await wire.call('GetDocument', { name: nameOf(path) });
  const fields = 'messages' in outcome ? memberOf(outcome.messages[0], 'fields') : null;
  return memberOf(memberOf(fields, 'n'), 'integerValue');
}

describe.skipIf(!(await canCompare()))('where transactions meet, both engines let', () => {
  let engines: TwoEngines;
  beforeAll(async () => {
    engines = await startTwoEngines();
  }, 180_000);
  afterAll(() => engines.stop());
  beforeEach(async () => {
    await engines.clear(PROJECT);
    await both((engine) => set(engine, 'c/shared', 0));
  });

  /** Plays on both; the outcome must be the same and is answered once. */
  async function both<Result>(play: (engine: Contestant) => Promise<Result>): Promise<Result> {
    const [ours, official] = await Promise.all([play(engines.ours), play(engines.official)]);
    expect(ours).toEqual(official);
    return ours;
  }

  test('twenty read one document at the same time and write their own', async () => {
    const codes = await both(async (engine) => {
      const open = await Promise.all(Array.from({ length: 20 }, () => aTransaction(engine)));
      const read = await Promise.all(open.map(({ reads }) => reads('c/shared')));
      return [...read, ...(await Promise.all(open.map(({ writes }, at) => writes(`c/own-${at}`, at))))];
    });
    expect(new Set(codes)).toEqual(new Set([OK]));
  });

  test('a transaction inside another read the same document', async () => {
    const codes = await both(async (engine) => {
      const [outer, inner] = [await aTransaction(engine), await aTransaction(engine)];
      return [
        await outer.reads('c/shared'),
        await inner.reads('c/shared'),
        await inner.writes('c/inner', 1),
        await outer.writes('c/shared', 2),
      ];
    });
    expect(codes).toEqual([OK, OK, OK, OK]);
  });

  test.each(['a plain write', 'a transaction'])('%s wait for a reader, and others still read', async (what) => {
    const outcome = await both(async (engine) => {
      const reader = await aTransaction(engine);
      await reader.reads('c/shared');
      const writer = what === 'a plain write' ? null : await aTransaction(engine);
      const written = writer === null ? set(engine, 'c/shared', 1) : writer.writes('c/shared', 1);
      const late = await aTransaction(engine);
      const seen = [await late.reads('c/shared'), await numberAt(engine, 'c/shared')];
      await late.ends();
      return [...seen, await reader.writes('c/own', 1), await written, await numberAt(engine, 'c/shared')];
    });
    expect(outcome).toEqual([OK, '0', OK, OK, '1']);
  });

  test.each(['a plain write', 'a transaction'])('%s give up after two seconds, and the reader commit', async (what) => {
    const outcome = await both(async (engine) => {
      const reader = await aTransaction(engine);
      await reader.reads('c/shared');
      const writer = what === 'a plain write' ? null : await aTransaction(engine);
      const code = await (writer === null ? set(engine, 'c/shared', 1) : writer.writes('c/shared', 1));
      return [code, await reader.reads('c/shared'), await reader.writes('c/shared', 2), await numberAt(engine, 'c/shared')];
    });
    expect(outcome).toEqual(['ABORTED', OK, OK, '2']);
  });

  test.each([['one document', 'c/shared', 'c/shared'] as const, ['two, crosswise', 'c/other', 'c/shared'] as const])(
    'one of two succeed at most that read and write %s; with ours it is exactly one',
    async (_what, first, second) => {
      const codesOf = async (engine: Contestant): Promise<string[]> => {
        const [left, right] = [await aTransaction(engine), await aTransaction(engine)];
        await left.reads(first);
        await right.reads(second);
        return (await Promise.all([left.writes(second, 1), right.writes(first, 2)])).toSorted();
      };
      const [ours, official] = await Promise.all([codesOf(engines.ours), codesOf(engines.official)]);
      expect(ours).toEqual(['ABORTED', OK]);
      expect(official).toContain('ABORTED');
    },
  );
});
