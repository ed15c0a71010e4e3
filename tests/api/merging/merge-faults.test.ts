import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { isRunning } from '@touchline/domain/merging/college-merge';
import { mergeStore } from '@touchline/functions/features/merging/merge-store';
import { finishMerges, mergeRunner, type RunMerge } from '@touchline/functions/features/merging/run-merge';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { expect, test } from 'vitest';
import { faultyApiStage } from '../../support/api/api-stage';
import { signedIn } from '../../support/api/members/people';
import { documentsOf, mergeCalls, type TwoColleges, twoColleges, untilOver } from '../../support/api/merging/two-colleges';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { GRPC } from '../../support/api/platform/firestore-proxy';
import { ownProject } from '../../support/api/platform/own-project';

ownProject();
const api = faultyApiStage();
const store = mergeStore(firestore, systemClock, newId);
/** Whose claims were renewed. */
const renewed: string[] = [];
const runner = (clock = systemClock): RunMerge =>
  mergeRunner({
    ...{ database: firestore, files: pictureFiles(), clock },
    renewClaims: (uid) => {
      renewed.push(uid);
      return Promise.resolve();
    },
  });

/**
 * A run asks for the time when it starts, before each step, and in the transaction of each step; the last step also
 * asks for it when it makes the ranks again. So these kill it before a commit and right after it.
 */
const KILLED_AT = [3, 4, 5];
const killedAt = (last: number) => {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked === last) throw new Error('killed');
    return new Date();
  };
};

/** Goes on with what is running, and is killed before and after each commit. Returns how often it was killed. */
async function finishInPieces(): Promise<number> {
  let kills = 0;
  for (;;) {
    const mergeId = await store.running();
    const merge = mergeId === null ? null : await store.find(mergeId);
    if (merge === null || !isRunning(merge)) return kills;
    for (const last of KILLED_AT)
      await runner(killedAt(last))(merge, 60_000).catch(() => {
        kills += 1;
      });
  }
}

const begin = (two: TwoColleges) =>
  store.begin(two.from._id, 'an-admin', {
    ...{ into: two.into._id, reason: 'The same.', versions: { from: two.from.version, into: two.into.version } },
  });

test('a merge that is killed before and after each commit moves everything once, and so does its undo', async () => {
  const two = await twoColleges(api.url);
  const before = await documentsOf(two);
  const mergeId = await begin(two);
  expect(await finishInPieces()).toBeGreaterThan(12);
  const merge = await store.find(mergeId);
  expect(merge).toMatchObject({ state: 'merged', kept: {}, moved: { roles: 3, saves: 2, camps: 1, seasons: 1, soccer: 2 } });
  expect(renewed).toEqual(expect.arrayContaining([two.coach.uid, two.alumnus.uid, two.claimant.uid]));
  const naming = Object.keys(await documentsOf(two)).filter((path) => path.includes(two.from._id));
  expect(naming.toSorted()).toEqual(
    ['addedSoccer', 'archivedColleges', 'collegeSoccer'].map((name) => `${name}/${two.from._id}`),
  );

  const running = async () => ((await admin.call('adminColleges')).body as AnswerOf<'adminColleges'>).running;
  const admin = await signedIn(api.url, { isAdmin: true });
  expect(await running()).toBeNull();
  await store.beginUndo(mergeId, 'an-admin');
  expect(await running()).toMatchObject({ _id: mergeId, state: 'undoing', from: { _id: two.from._id }, done: 0 });
  expect(await finishInPieces()).toBeGreaterThan(8);
  expect(await store.find(mergeId)).toMatchObject({ state: 'undone', kept: {} });
  expect(await running()).toBeNull();
  expect(await documentsOf(two)).toEqual(before);
  expect((await auditAbout(`colleges/${two.from._id}`)).map(({ action }) => String(action))).toEqual([
    'college.merge',
    'college.merged',
    'college.unmerge',
  ]);
}, 120_000);

test('two runs at once do nothing twice', async () => {
  const two = await twoColleges(api.url);
  const mergeId = await begin(two);
  const merge = await store.find(mergeId);
  if (merge === null) throw new Error('nothing has begun');
  await Promise.all([runner()(merge, 60_000), runner()(merge, 60_000)]);
  const once = { roles: 3, alumni: 1, objections: 1, invites: 2, saves: 2, camps: 1 };
  expect(await store.find(mergeId)).toMatchObject({ state: 'merged', moved: once });
  expect(await auditAbout(`colleges/${two.from._id}`)).toHaveLength(2);
});

test('the database fails in the middle: the call says how far it is, and the same call, or the job, goes on', async () => {
  const [two, other] = [await twoColleges(api.url), await twoColleges(api.url)];
  const calls = mergeCalls(await signedIn(api.url, { isAdmin: true }));
  const merge = ({ from, into }: TwoColleges) => calls.merge(from._id, into._id, { from: from.version, into: into.version });
  api.proxy.setFault((method) => (method === 'Commit' && api.proxy.calls('Commit') > 3 ? GRPC.unavailable : 'pass'));
  const first = await merge(two);
  api.proxy.setFault(() => 'pass');
  expect(first.body).toMatchObject({ state: 'merging', done: 3, parts: 19 });
  const refused = await merge(other);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'mergeRunning' }]);
  expect((await untilOver(() => merge(two))).body).toMatchObject({ state: 'merged', moved: { roles: 3 } });

  await begin(other);
  expect(await finishMerges(store, runner())).toBe(1);
  expect(await finishMerges(store, runner())).toBe(0);
  expect((await merge(other)).body).toMatchObject({ state: 'merged', moved: { roles: 3 } });
}, 120_000);
