import { randomUUID } from 'node:crypto';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { auditedTransactions, missing } from '@touchline/functions/platform/audited-transaction';
import { firestore } from '@touchline/functions/platform/firestore';
import { anEngine, HOST } from '@touchline/local/firestore-engine/testing/an-engine';
import type { RunningEngine } from '@touchline/local/firestore-engine/start-engine';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { patchCollege } from '../../support/api/colleges/college-edits';
import { faultyApiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { NEVER } from '../../support/api/platform/firestore-proxy';
import { expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

/** An engine of this file's own, which can be told to leave contention alone; the other emulators are the run's. */
let engine: RunningEngine;
beforeAll(async () => {
  engine = await anEngine();
});
afterEach(() => engine.contend(null));
afterAll(() => engine.close());
const api = faultyApiStage(() => `${HOST}:${engine.port}`);
const { proxy } = api;

type Coach = Awaited<ReturnType<typeof aCollegeWithItsCoach>>;
const documentOf = ({ college }: Coach) => collegeDocuments(firestore()).colleges.doc(college._id);
const edit = ({ coach, college }: Coach, text: string): Promise<Answer> =>
  patchCollege(coach, college, [replace('/city/description', text)]);

/** Reads a document in a transaction that stays open until it is let go. */
async function aReaderOf(document: DocumentReference<unknown>): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let hasRead: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (hasRead = resolve));
  const over = firestore().runTransaction(async (transaction) => {
    await transaction.get(document);
    hasRead();
    await held;
  });
  await read;
  return () => {
    letGo();
    return over;
  };
}

describe('an edit of a college that others have read and not yet let go (F2)', () => {
  test('is tried again and written once when they are gone', async () => {
    const stage = await aCollegeWithItsCoach(api.url);
    const letGo = await aReaderOf(documentOf(stage));
    engine.contend(50);
    proxy.setFault(() => 'pass');

    const answer = edit(stage, 'Written in the end.');
    await vi.waitUntil(() => proxy.calls('Commit') === 2, { timeout: 40_000 });
    await letGo();

    expect((await answer).status).toBe(200);
    expect(await collegeDocuments(firestore()).patchesOf(stage.college._id).get()).toMatchObject({ size: 1 });
  });

  test('is 503 with Retry-After after five attempts, and leaves no trace', async () => {
    const stage = await aCollegeWithItsCoach(api.url);
    const before = await traceOf(stage.college);
    const letGo = await aReaderOf(documentOf(stage));
    engine.contend(50);
    proxy.setFault(() => 'pass');

    const answer = await edit(stage, 'Written by nobody.');

    expectRefusal(answer, 503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(proxy.calls('Commit')).toBeLessThanOrEqual(5);
    await letGo();
    expect(await traceOf(stage.college)).toEqual(before);
    engine.contend(null);
    expect((await edit(stage, 'Written later.')).status).toBe(200);
  });
});

describe('ten who add to one number at once, which another has read', () => {
  test('fail or succeed wholly: the number and the audit log count those who were told yes', async () => {
    const database = firestore();
    const counter = database.doc('counters/contended') as DocumentReference<{ readonly count: number }>;
    await counter.set({ count: 0 });
    const letGo = await aReaderOf(counter);
    engine.contend(50);
    const audited = auditedTransactions(firestore, () => new Date(), randomUUID);
    const add = () =>
      audited({
        reads: { counter },
        require: (stored) => stored.counter.data() ?? missing('unknownCollege'),
        alreadyDone: ({ count }) => count,
        decide: ({ count }) => ({
          answer: count + 1,
          write: (unit) => unit.save(counter, { count: count + 1 }),
          audit: { action: 'college.edit', target: counter.path, by: { uid: 'coach', isAdmin: false } },
        }),
      });
    const calls = Array.from({ length: 10 }, add);
    await Promise.race(
      calls.map((call) =>
        call.then(
          () => NEVER,
          () => null,
        ),
      ),
    );
    await letGo();
    const outcomes = await Promise.allSettled(calls);
    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');

    expect(failures.length).toBeGreaterThan(0);
    for (const { reason } of failures) expect(reason).toMatchObject({ code: 10 });
    expect((await counter.get()).data()).toEqual({ count: answers.length });
    expect(answers.toSorted((left, right) => left - right)).toEqual(answers.map((_, at) => at + 1));
    const lines = await database.collection('auditLog').where('target', '==', counter.path).get();
    expect(lines.size).toBe(answers.length);
  });
});
