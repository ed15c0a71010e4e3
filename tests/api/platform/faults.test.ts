import type { College } from '@touchline/domain/college/college';
import { collegeDocuments } from '@touchline/functions/features/colleges/college-documents-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { describe, expect, test, vi } from 'vitest';
import { patchCollege, patchIdOf } from '../../support/api/colleges/college-edits';
import { faultyApiStage } from '../../support/api/api-stage';
import { anApiProcess } from '../../support/api/platform/api-process';
import { type Answer, aCaller, type Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, replace } from '../../support/api/colleges/colleges';
import { GRPC, NEVER } from '../../support/api/platform/firestore-proxy';
import { signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';
import { traceOf } from '../../support/api/platform/traces';

/**
 * No answer takes longer than 10 seconds, in any state of the database; the rest is reserved for a busy test machine. A
 * call without that limit waits a minute, for the client's own.
 */
const ANSWERED_WITHIN_MS = 45_000;

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const api = faultyApiStage();
const { proxy } = api;

const edit = (coach: Caller, college: College, text: string) =>
  patchCollege(coach, college, [replace('/city/description', text)]);
const historyOf = async ({ _id }: College) =>
  (await collegeDocuments(firestore()).patchesOf(_id).get()).docs.map((one) => one.data());

/** Calls that anyone makes of an API, and those that write or need the coach of a college. */
const openCalls = (url: string, { _id }: College): readonly Promise<Answer>[] => {
  const visitor = aCaller(url);
  return [
    visitor.call('health'),
    visitor.call('college', { params: { collegeId: _id } }),
    visitor.call('searchColleges', { query: { q: 'college' } }),
    visitor.call('collegeProperty', { query: { keys: 'test-college.example.edu' } }),
  ];
};
const coachsCalls = (url: string, session: string, college: College): readonly Promise<Answer>[] => {
  const coach = aCaller(url, session);
  return [
    coach.call('ownProfile'),
    coach.call('sendFeedback', { body: { subject: 'Faults', text: `About ${college._id}` } }),
    edit(coach, college, 'Written while the database was away.'),
  ];
};

const expectUnavailable = async (calls: readonly Promise<Answer>[]): Promise<void> => {
  const startedAt = performance.now();
  for (const answer of await Promise.all(calls)) {
    expectRefusal(answer, 503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(performance.now() - startedAt).toBeLessThan(ANSWERED_WITHIN_MS);
};

const feedbackAbout = async (college: College) =>
  (await firestore().collection('feedback').where('text', '==', `About ${college._id}`).get()).size;

describe('a database that cannot be reached (F1)', () => {
  test('refusing connections or silent: every call is 503 with Retry-After in time; nothing is written, not even afterwards', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const before = await traceOf(college);
    const admin = await signedIn(api.url, { isAdmin: true });
    const cutOff = await anApiProcess({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' });
    let speakAgain = (): void => undefined;
    const silence = new Promise<void>((resolve) => (speakAgain = resolve));
    // Who the admin is gets read: so this edit comes as far as its transaction, and all others no further than that.
    proxy.setFault((method, sent) => {
      if (sent.includes('/endedSessions/') || sent.includes(admin.uid)) return 'pass';
      return { before: method === 'Commit' ? NEVER : silence };
    });

    await Promise.all([
      expectUnavailable([
        ...openCalls(api.url, college),
        ...coachsCalls(api.url, coach.session, college),
        edit(admin, college, 'Written by an admin.'),
      ]),
      expectUnavailable([...openCalls(cutOff.url, college), ...coachsCalls(cutOff.url, coach.session, college)]),
    ]);
    // Reads are tried again after 5 seconds, and then have the rest of their call's time and no more.
    expect(Math.min(...proxy.timeoutsMs())).toBeLessThan(4800);
    proxy.setFault(() => 'pass');
    speakAgain();

    // What was still under way has ended with its call.
    await vi.waitUntil(() => proxy.open() === 0, { timeout: 60_000 });
    expect(proxy.calls('Commit')).toBe(0);
    expect(await traceOf(college)).toEqual(before);
    expect(await feedbackAbout(college)).toBe(0);
    // A busy machine may refuse the first of them: a reader who tries again gets through.
    await expect
      .poll(async () => (await edit(coach, college, 'Written when it was back.')).status, { timeout: 60_000 })
      .toBe(200);
    await cutOff.stop();
  }, 180_000);
});

describe('a database that is busy (F2)', () => {
  test('an edit that others got in the way of twice is tried again and written once', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') <= 2 ? GRPC.aborted : 'pass'));

    const answer = await edit(coach, college, 'Third time lucky.');

    expect([answer.status, proxy.calls('Commit')]).toEqual([200, 3]);
    expect(await historyOf(college)).toMatchObject([{ _id: patchIdOf(answer), fromVersion: 1, toVersion: 2 }]);
  });
});

describe('a database whose answer to a commit is lost (F3)', () => {
  const loseFirstCommit = () =>
    proxy.setFault((method) => (method === 'Commit' && proxy.calls('Commit') === 1 ? 'lost' : 'pass'));

  test('an edit is written once, and its answer names it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    loseFirstCommit();

    const answer = await patchCollege(coach, college, [{ op: 'add', path: '/tags/-', value: 'by the sea' }]);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ college: { version: 2, tags: ['by the sea'] } });
    expect(await historyOf(college)).toMatchObject([{ _id: patchIdOf(answer), fromVersion: 1, toVersion: 2 }]);
  });

  test('an edit with If-Match does not conflict with its own first attempt', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    loseFirstCommit();

    const body = { patch: [replace('/nickname', 'Mariners')] };
    const answer = await coach.call('patchCollege', { params: { collegeId: college._id }, body, headers: { 'if-match': '1' } });

    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"version":2')]);
  });

  test('an undo is done once and answered as done', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const patchId = patchIdOf(await edit(coach, college, 'To be undone.'));
    loseFirstCommit();

    const answer = await coach.call('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId } });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ college: { ...college, version: 3 } });
  });

  test('feedback is stored once', async () => {
    const { college } = await aCollegeWithItsCoach(api.url);
    loseFirstCommit();

    const body = { subject: 'Faults', text: `About ${college._id}` };
    expect((await aCaller(api.url).call('sendFeedback', { body })).status).toBe(201);
    expect(await feedbackAbout(college)).toBe(1);
  });
});

describe('a cold start (F22)', () => {
  test('fifty calls at once on a fresh instance: no 5xx', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const fresh = await anApiProcess({ FIRESTORE_EMULATOR_HOST: emulator });
    const open = Array.from({ length: 11 }, () => openCalls(fresh.url, college)).flat();
    const own = Array.from({ length: 3 }, () => aCaller(fresh.url, coach.session).call('ownProfile'));

    const answers = await Promise.all([...open, ...own, ...coachsCalls(fresh.url, coach.session, college)]);

    expect(answers).toHaveLength(50);
    expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
    await fresh.stop();
  });
});
