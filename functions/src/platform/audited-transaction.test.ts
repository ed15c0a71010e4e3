import { AUDIT_SCHEMA_VERSION } from '@touchline/domain/audit/audit-entry';
import { type DocumentReference, Firestore } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { type AuditedChange, auditedTransactions, missing } from './audited-transaction';
import type { inOneTransaction, UnitOfWork } from './firestore';

const AT = new Date('2026-03-01T10:00:00.000Z');

interface Counter {
  readonly count: number;
}

/** A database of its own; nothing is sent, because the transactions of these tests hold their documents in a map. */
const database = new Firestore({ projectId: 'demo-audited' });
const counter = database.doc('counters/one') as DocumentReference<Counter>;

/**
 * Transactions over a map of documents by path. The commits of `lost` attempts go through, and their answer does not
 * arrive; those of `busy` ones do not go through. Either is tried again.
 */
function transactionsOver(documents: Map<string, unknown>, { lost = 0, busy = 0 } = {}) {
  let attempts = 0;
  const inTransaction: typeof inOneTransaction = async (work) => {
    for (;;) {
      attempts += 1;
      const written = new Map<string, unknown>();
      const save = (reference: { readonly path: string }, document: unknown) => void written.set(reference.path, document);
      const read = (...references: readonly DocumentReference[]) => {
        if (written.size > 0) throw new Error('reads come before writes');
        return Promise.resolve(references.map(({ path }) => snapshotOf(documents, path)));
      };
      const unit: UnitOfWork = {
        read: read as unknown as UnitOfWork['read'],
        create: save,
        save,
        merge: save,
        remove: ({ path }) => void written.set(path, null),
      };
      const answer = await work(unit);
      if (attempts <= busy) continue;
      for (const [path, document] of written) documents.set(path, document);
      if (attempts > busy + lost) return answer;
    }
  };
  return { inTransaction, attempts: () => attempts };
}

function snapshotOf(documents: ReadonlyMap<string, unknown>, path: string) {
  return { exists: documents.has(path), data: () => documents.get(path) };
}

/** Counts one up. */
const counting: AuditedChange<{ counter: Counter }, Counter, number> = {
  reads: { counter },
  require: (stored) => stored.counter.data() ?? missing('unknownCollege'),
  alreadyDone: ({ count }) => count,
  decide: ({ count }) => ({
    answer: count + 1,
    write: (unit) => unit.save(counter, { count: count + 1 }),
    audit: { action: 'college.edit', target: 'counters/one', by: { uid: 'coach', isAdmin: false } },
  }),
};

/** Transactions that start at `count`, and the lines they leave. */
function aSetUp(count: number | null, faults: { readonly lost?: number; readonly busy?: number } = {}) {
  const documents = new Map<string, unknown>(count === null ? [] : [[counter.path, { count }]]);
  const { inTransaction, attempts } = transactionsOver(documents, faults);
  let ids = 0;
  const newId = () => `line-${(ids += 1)}`;
  return {
    attempts,
    audited: auditedTransactions(
      () => database,
      () => AT,
      newId,
      inTransaction,
    ),
    counted: () => documents.get(counter.path),
    lines: () => [...documents].filter(([path]) => path.startsWith('auditLog/')).map(([, line]) => line),
  };
}

describe('a change with its line of the audit log', () => {
  test('writes both, and answers what the rule decides', async () => {
    const { audited, counted, lines } = aSetUp(1);

    expect(await audited(counting)).toBe(2);

    expect(counted()).toEqual({ count: 2 });
    expect(lines()).toEqual([
      {
        _id: 'line-1',
        schemaVersion: AUDIT_SCHEMA_VERSION,
        at: AT.toISOString(),
        by: 'coach',
        byAdmin: false,
        action: 'college.edit',
        target: 'counters/one',
        result: 'done',
        detail: {},
      },
    ]);
  });

  test('is made once where the answer to the commit is lost, and answers what is stored (F3)', async () => {
    const { audited, counted, lines, attempts } = aSetUp(1, { lost: 1 });

    expect(await audited(counting)).toBe(2);

    expect([attempts(), counted(), lines().length]).toEqual([2, { count: 2 }, 1]);
  });

  test('is decided again by what is stored then, where others were quicker', async () => {
    const { audited, counted, lines, attempts } = aSetUp(1, { busy: 2 });

    expect(await audited(counting)).toBe(2);

    expect([attempts(), counted(), lines().length]).toEqual([3, { count: 2 }, 1]);
  });

  test('asked for twice under one name it is made once', async () => {
    const { audited, counted, lines } = aSetUp(1);

    expect(await audited({ ...counting, lineId: 'change-1' })).toBe(2);
    expect(await audited({ ...counting, lineId: 'change-1' })).toBe(2);
    expect(await audited({ ...counting, lineId: 'change-2' })).toBe(3);

    expect([counted(), lines().length]).toEqual([{ count: 3 }, 2]);
  });

  test('writes nothing where a document is missing, or the decision only answers', async () => {
    const { audited, counted, lines } = aSetUp(null);
    await expect(audited(counting)).rejects.toMatchObject({ kind: 'notFound', code: 'unknownCollege' });
    expect([counted(), lines()]).toEqual([undefined, []]);

    const unchanged = aSetUp(1);
    expect(await unchanged.audited({ ...counting, decide: ({ count }) => ({ answer: count }) })).toBe(1);
    expect([unchanged.counted(), unchanged.lines()]).toEqual([{ count: 1 }, []]);
  });

  test('hands its writes over, so that a decision may read first', async () => {
    const { audited, counted } = aSetUp(1);

    await audited({
      ...counting,
      decide: async (_, { read }) => {
        const [again] = await read(counter);
        return { answer: 0, write: (unit) => unit.save(counter, { count: (again.data()?.count ?? 0) + 10 }) };
      },
    });

    expect(counted()).toEqual({ count: 11 });
  });
});
