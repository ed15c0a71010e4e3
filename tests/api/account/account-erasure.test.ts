import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { eraseAccount, finishErasures } from '@touchline/functions/features/account/erase-account';
import { firestore } from '@touchline/functions/platform/firestore';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { describe, expect, test, vi } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aBusyMember, expectFinishedByJob, NOTHING, places, placesOver, traceOf } from '../../support/api/members/busy-members';
import { aCaller } from '../../support/api/caller';
import { clearsSession } from '../../support/api/sign-in/cookies';
import { interruptedCalls } from '../../support/api/platform/interrupted-calls';
import { ownProject } from '../../support/api/platform/own-project';
import { aPerson, idTokenOf, signedIn } from '../../support/api/members/people';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();

describe('deleting an account', () => {
  test('leaves nothing of its owner, and history as the work of a former member', async () => {
    const member = await aBusyMember(api.url);
    const before = await traceOf(member);
    expect(before).toMatchObject({ pictures: 4, users: 1 });
    const kinds = [
      'accounts',
      'profiles',
      'edits',
      'views',
      'usernames',
      'unusedPictures',
      'savedColleges',
      'savedPlayers',
      'staffRecruits',
      'staffEntries',
      'visits',
      'patches',
      'auditLog',
      'feedback',
      'mail',
      'collegeRequests',
    ];
    expect(kinds.filter((place) => !before.documents.some((path) => path.includes(`${place}/`)))).toEqual([]);

    const answer = await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expect(answer.status, answer.text).toBe(204);
    expect(clearsSession(answer)).toBe(true);
    await vi.waitFor(async () => expect(await traceOf(member)).toEqual(NOTHING), { timeout: 30_000 });

    const history = await firestore().collection(`colleges/${member.collegeId}/patches`).get();
    expect(history.docs.map((document) => document.get('by.uid') as unknown)).toEqual([FORMER_MEMBER, FORMER_MEMBER]);
    expect(history.docs.map((document) => document.get('takenBack.uid') as unknown)).toContain(FORMER_MEMBER);
    const college = await aCaller(api.url).call('college', { params: { collegeId: member.collegeId } });
    expect(college.body).toMatchObject({ nickname: 'Gulls' });
    const log = await auditAbout(`colleges/${member.collegeId}`);
    expect(log.map(({ by }): unknown => by)).toEqual([FORMER_MEMBER, FORMER_MEMBER, FORMER_MEMBER]);
  });

  test('the very next private call is 401, and the address is free for somebody else', async () => {
    const member = await signedIn(api.url);
    await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expectRefusal(await member.call('account'), 401);
    expectRefusal(await member.call('ownProfile'), 401);
    const again = await projectAuth().createUser({ email: member.email, password: 'another-long-password' });
    expect(again.uid).not.toBe(member.uid);
  });

  test('others are not changed', async () => {
    const [member, other] = [await aBusyMember(api.url), await aBusyMember(api.url)];
    const before = await traceOf(other);
    await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expect(await traceOf(other)).toEqual(before);
    expect((await other.call('ownProfile')).status).toBe(200);
  });
});

test('what calls on their way write while the documents go is forgotten too', async () => {
  const member = await aBusyMember(api.url);
  const { uid, collegeId } = member;
  const database = firestore();
  const history = database.collection(`colleges/${collegeId}/patches`);
  const [patch] = (await history.get()).docs;
  if (patch === undefined) throw new Error('nothing was edited');
  const logged = { schemaVersion: 1, at: '2026-01-01T00:00:00.000Z', by: uid, byAdmin: false, result: 'done', detail: {} };
  const late = async () => {
    await history.doc(`late-${collegeId}`).set(patch.data());
    await database
      .collection('auditLog')
      .doc(`late-${collegeId}`)
      .set({ ...logged, action: 'college.edit', target: `colleges/${collegeId}` });
    await database.collection('mail').doc(`late-${collegeId}`).set({ schemaVersion: 1, about: uid });
    await database.collection(`accounts/${uid}/savedColleges`).doc(collegeId).set({ schemaVersion: 1, note: 'Late.' });
  };
  const slow = {
    ...places,
    erasures: { ...places.erasures, removePerson: async (who: string) => places.erasures.removePerson(who).then(late) },
  };
  await places.erasures.begin(uid);
  await eraseAccount(slow, uid);
  expect(await traceOf(member)).toEqual(NOTHING);
  expect((await history.doc(`late-${collegeId}`).get()).get('by.uid')).toBe(FORMER_MEMBER);
});

describe('a deletion that is interrupted (F28)', () => {
  const ACTS = 14;

  test('consists of fourteen acts', async () => {
    const { uid } = await aPerson();
    const { counted, calls } = interruptedCalls({ number: 0, isLost: false });
    const watched = placesOver(counted);
    await watched.erasures.begin(uid);
    await eraseAccount(watched, uid);
    expect(calls()).toHaveLength(ACTS);
  });

  // Every other act: account-erasure.extended.test.ts.
  test.each([
    { act: 2, when: 'before', isLost: false },
    { act: ACTS, when: 'after', isLost: true },
  ])('killed $when act $act it is finished by the job', async ({ act, isLost }) => {
    await expectFinishedByJob(api.url, act, isLost);
  });

  test('one that was only marked: the profile is hidden at once, and the job does the rest', async () => {
    const member = await aBusyMember(api.url);
    await places.erasures.begin(member.uid);
    await places.erasures.begin(member.uid);
    expect((await firestore().collection('profiles').doc(member.uid).get()).get('hidden')).toBe(true);
    await finishErasures(places);
    expect(await traceOf(member)).toEqual(NOTHING);
  });

  test('one that cannot be finished does not stop the others, and is tried again', async () => {
    const [stuck, other] = [await aPerson(), await aPerson()];
    for (const { uid } of [stuck, other]) await places.erasures.begin(uid);
    const away = {
      ...places,
      files: {
        removeAllOf: ({ ownerId }: { ownerId: string }) =>
          ownerId === stuck.uid ? Promise.reject(new Error('away')) : Promise.resolve(),
      },
    };
    await expect(finishErasures(away)).rejects.toThrow('1 deletions could not be finished');
    expect((await traceOf(other)).users).toBe(0);
    expect(await places.erasures.listBegun()).toContain(stuck.uid);
    await finishErasures(places);
    expect(await traceOf(stuck)).toEqual(NOTHING);
  });
});
