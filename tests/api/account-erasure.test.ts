import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { newCollegeRequest } from '@touchline/domain/person/account/college-request';
import { USERNAME_SCHEMA_VERSION } from '@touchline/domain/person/profile/profile';
import { eraseAccount, type ErasureDependencies, finishErasures } from '@touchline/functions/features/people/erase-account';
import { erasureStore } from '@touchline/functions/features/people/erasure-store';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { collegeRequests } from '@touchline/functions/features/people/college-request-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aCaller, type Answer, type Caller } from '../support/api/caller';
import { aStoredCollege, replace } from '../support/api/colleges';
import { clearsSession } from '../support/api/cookies';
import { aPerson, idTokenOf, type Person, signedIn } from '../support/api/people';
import { aPng } from '../support/api/pictures';
import { expectRefusal } from '../support/api/refusals';
import { serveApi, type ServedApi } from '../support/stack/serve-api';

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

const PICTURES = ['face-picture', 'orphan-that-no-profile-names'] as const;
const places: ErasureDependencies = {
  erasures: erasureStore(firestore, systemClock, newId),
  files: pictureFiles(),
  users: firebaseAuthChanges(),
};

/** The same stores, but only these people are waiting for deletion; those of other test files are left to them. */
const only = (from: ErasureDependencies, ...people: readonly Person[]): ErasureDependencies => ({
  ...from,
  erasures: {
    ...from.erasures,
    listBegun: async () => (await from.erasures.listBegun()).filter((begun) => people.some(({ uid }) => uid === begun)),
  },
});

type Member = Caller & Person & { readonly collegeId: string };

/** A coach with at least one document in every collection that holds personal data. */
async function aBusyMember(): Promise<Member> {
  const college = await aStoredCollege();
  const role = { type: 'headcoach', value: college._id, status: 'Accepted' } as const;
  const [member, admin] = [await signedIn(api.url, { roles: [role] }), await signedIn(api.url, { isAdmin: true })];
  const { uid } = member;
  const edit = async (value: string): Promise<Answer> =>
    member.call('patchCollege', { params: { collegeId: college._id }, body: { patch: [replace('/nickname', value)] } });
  await edit('Gulls');
  const { patchId } = (await edit('Terns')).body as { patchId: string };
  await member.call('undoCollegePatch', { params: { collegeId: college._id }, query: { patchId } });
  await member.call('sendFeedback', { body: { subject: 'Mine', text: `From ${uid}` } });
  const pending = { type: 'alumni', value: college._id, status: 'Pending' } as const;
  const { profiles, usernames } = personDocuments(firestore());
  await profiles.doc(uid).update({ roles: [role, pending], pictures: [PICTURES[0]] });
  await usernames.doc(`user-${uid.slice(4, 30)}`).set({ _id: '', schemaVersion: USERNAME_SCHEMA_VERSION, profileId: uid });
  await usernames.doc(`old-${uid}`).set({ _id: '', schemaVersion: USERNAME_SCHEMA_VERSION, profileId: uid });
  const verdict = { type: 'alumni', collegeId: college._id, decision: 'rejected', reason: 'Not known there.' };
  expect((await admin.call('decideRole', { params: { uid }, body: verdict })).status).toBe(200);
  await firestore().collection('accounts').doc(uid).collection('savedColleges').doc(college._id).set({
    schemaVersion: 1,
    note: 'Mine.',
    savedAt: '2026-01-01T00:00:00.000Z',
    notedAt: null,
  });
  await collegeRequests(firestore())
    .doc(uid)
    .set(newCollegeRequest({ _id: uid, domain: 'new.example.edu', sportsTypeGender: 'Male' }, new Date()));
  const png = { bytes: await aPng(4, 4), contentType: 'image/png' };
  for (const pictureId of PICTURES) await pictureFiles().saveOriginal({ kind: 'profiles', ownerId: uid, pictureId }, png);
  return { ...member, collegeId: college._id };
}

/** Collections of what is nobody's, as large as the whole run makes them. */
const NOBODYS = ['colleges', 'catalogueRows', 'pathNames', 'camps', 'rankings', 'rateLimits', 'unusedPictures'];

/**
 * Every document that still contains the uid, by its path: in every collection, below the account, and of the college
 * and its history.
 */
async function documentsWith(uid: string, collegeId: string): Promise<string[]> {
  const database = firestore();
  const collections = [
    ...(await database.listCollections()).filter(({ id }) => !NOBODYS.includes(id)),
    ...(await database.collection('accounts').doc(uid).listCollections()),
    database.collection('colleges').doc(collegeId).collection('patches'),
  ];
  const read = await Promise.all(collections.map((collection) => collection.get()));
  const all = [...read.flatMap(({ docs }) => docs), await database.collection('colleges').doc(collegeId).get()];
  const textOf = ({ ref, data }: { ref: { path: string }; data: unknown }) => `${ref.path} ${JSON.stringify(data)}`.includes(uid);
  return all.filter((document) => textOf({ ref: document.ref, data: document.data() })).map(({ ref }) => ref.path);
}

/** All remains of a person. */
async function traceOf({ uid, collegeId = 'no-college' }: Person & { readonly collegeId?: string }) {
  const pictures = await Promise.all(
    PICTURES.map(
      async (pictureId) => (await pictureFiles().findOriginal({ kind: 'profiles', ownerId: uid, pictureId })) !== null,
    ),
  );
  const user = await getAuth().getUsers([{ uid }]);
  return { documents: await documentsWith(uid, collegeId), pictures: pictures.filter(Boolean).length, users: user.users.length };
}
const NOTHING = { documents: [], pictures: 0, users: 0 };

describe('deleting an account', () => {
  test('[S2-08] leaves nothing of its owner, and history as the work of a former member', async () => {
    const member = await aBusyMember();
    const before = await traceOf(member);
    expect(before).toMatchObject({ pictures: 2, users: 1 });
    const places = [
      'accounts',
      'profiles',
      'usernames',
      'savedColleges',
      'patches',
      'auditLog',
      'feedback',
      'mail',
      'collegeRequests',
    ];
    expect(places.filter((place) => !before.documents.some((path) => path.includes(`${place}/`)))).toEqual([]);

    const answer = await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expect(answer.status, answer.text).toBe(204);
    expect(clearsSession(answer)).toBe(true);
    await vi.waitFor(async () => expect(await traceOf(member)).toEqual(NOTHING), { timeout: 30_000 });

    const history = await firestore().collection(`colleges/${member.collegeId}/patches`).get();
    expect(history.docs.map((document) => document.get('by.uid') as unknown)).toEqual([FORMER_MEMBER, FORMER_MEMBER]);
    expect(history.docs.map((document) => document.get('takenBack.uid') as unknown)).toContain(FORMER_MEMBER);
    const college = await aCaller(api.url).call('college', { params: { collegeId: member.collegeId } });
    expect(college.body).toMatchObject({ nickname: 'Gulls' });
    const log = await firestore().collection('auditLog').where('target', '==', `colleges/${member.collegeId}`).get();
    expect(log.docs.map((document) => document.get('by') as unknown)).toEqual([FORMER_MEMBER, FORMER_MEMBER, FORMER_MEMBER]);
  }, 60_000);

  test('the very next private call is 401, and the address is free for somebody else', async () => {
    const member = await signedIn(api.url);
    await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expectRefusal(await member.call('account'), 401);
    expectRefusal(await member.call('ownProfile'), 401);
    const again = await getAuth().createUser({ email: member.email, password: 'another-long-password' });
    expect(again.uid).not.toBe(member.uid);
  });

  test('others are not changed', async () => {
    const [member, other] = [await aBusyMember(), await aBusyMember()];
    const before = await traceOf(other);
    await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expect(await traceOf(other)).toEqual(before);
    expect((await other.call('ownProfile')).status).toBe(200);
  });
});

test('[S2-08] what calls on their way write while the documents go is forgotten too', async () => {
  const member = await aBusyMember();
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

/**
 * The stores, of which the call with this number fails: before it does anything, or after it has done its work and only
 * the answer is lost.
 */
function failingAt(number: number, isLost: boolean): { places: ErasureDependencies; calls: () => number } {
  let calls = 0;
  const faulty = <Place extends object>(place: Place): Place =>
    new Proxy(place, {
      get: (target, name) => {
        const act: unknown = Reflect.get(target, name);
        if (typeof act !== 'function') return act;
        return async (...args: unknown[]): Promise<unknown> => {
          calls += 1;
          const fails = calls === number;
          if (fails && !isLost) throw new Error(`killed at ${String(name)}`);
          const result: unknown = await Reflect.apply(act, target, args);
          if (fails) throw new Error(`killed after ${String(name)}`);
          return result;
        };
      },
    });
  return {
    places: { erasures: faulty(places.erasures), files: faulty(places.files), users: faulty(places.users) },
    calls: () => calls,
  };
}

describe('a deletion that is interrupted (F28)', () => {
  const ACTS = 12;

  test('consists of twelve acts', async () => {
    const { uid } = await aPerson();
    const { places: counted, calls } = failingAt(0, false);
    await counted.erasures.begin(uid);
    await eraseAccount(counted, uid);
    expect(calls()).toBe(ACTS);
  });

  const faults = Array.from({ length: ACTS - 1 }, (_, act) => [
    { act: act + 2, when: 'before', isLost: false },
    { act: act + 2, when: 'after', isLost: true },
  ]).flat();

  test.each(faults)('$$when step $act is finished by the job', async ({ act, isLost }) => {
    const member = await aBusyMember();
    const { places: faulty } = failingAt(act, isLost);
    await faulty.erasures.begin(member.uid);
    await expect(eraseAccount(faulty, member.uid)).rejects.toThrow('killed');

    await finishErasures(only(places, member));

    expect(await traceOf(member)).toEqual(NOTHING);
    expect(await places.erasures.listBegun()).not.toContain(member.uid);
  });

  test('one that was only marked: the profile is hidden at once, and the job does the rest', async () => {
    const member = await aBusyMember();
    await places.erasures.begin(member.uid);
    await places.erasures.begin(member.uid);
    expect((await firestore().collection('profiles').doc(member.uid).get()).get('hidden')).toBe(true);
    await finishErasures(only(places, member));
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
    await expect(finishErasures(only(away, stuck, other))).rejects.toThrow('1 deletions could not be finished');
    expect((await traceOf(other)).users).toBe(0);
    expect(await places.erasures.listBegun()).toContain(stuck.uid);
    await finishErasures(only(places, stuck));
    expect(await traceOf(stuck)).toEqual(NOTHING);
  });
});
