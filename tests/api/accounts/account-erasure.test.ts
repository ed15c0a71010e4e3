import { FORMER_MEMBER } from '@touchline/domain/person/account/erasure';
import { newCollegeRequest } from '@touchline/domain/person/account/college-request';
import { usernameEntryOf } from '@touchline/domain/person/profile/username';
import { eraseAccount, type ErasureDependencies, finishErasures } from '@touchline/functions/features/people/erase-account';
import { erasureStore } from '@touchline/functions/features/people/erasure-store';
import { personDocuments } from '@touchline/functions/features/people/profile-store';
import { collegeRequests } from '@touchline/functions/features/people/college-request-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { projectAuth } from '@touchline/functions/platform/project-auth';
import { describe, expect, test, vi } from 'vitest';
import { auditAbout } from '../../support/api/audit-lines';
import { acceptedAt } from '../../support/api/coach-roles';
import { patchCollege, patchIdOf, undoPatch } from '../../support/api/college-edits';
import { type InterruptedCalls, interruptedCalls } from '../../support/api/interrupted-calls';
import { ownProject } from '../../support/api/own-project';
import { apiStage } from '../../support/api/api-stage';
import { aCaller, type Answer, type Caller } from '../../support/api/caller';
import { aStoredCollege, replace } from '../../support/api/colleges';
import { clearsSession } from '../../support/api/cookies';
import { aPerson, idTokenOf, type Person, signedIn } from '../../support/api/people';
import { aPng } from '../../support/api/pictures';
import { anEditOfProfile, aPictureOfProfile } from '../../support/api/profiles';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();

const PICTURES = ['face-picture', 'orphan-that-no-profile-names'] as const;
const places: ErasureDependencies = {
  erasures: erasureStore(firestore, systemClock, newId),
  files: pictureFiles(),
  users: firebaseAuthChanges(),
  endPaymentsOf: () => Promise.resolve(),
};

type Member = Caller & Person & { readonly collegeId: string };

/** A coach with at least one document in every collection that holds personal data. */
async function aBusyMember(): Promise<Member> {
  const college = await aStoredCollege();
  const role = acceptedAt(college._id);
  const [member, admin] = [await signedIn(api.url, { roles: [role] }), await signedIn(api.url, { isAdmin: true })];
  const { uid } = member;
  const edit = async (value: string): Promise<Answer> => patchCollege(member, college, [replace('/nickname', value)]);
  await edit('Gulls');
  await undoPatch(member, college, patchIdOf(await edit('Terns')));
  await anEditOfProfile(member, uid);
  await aPictureOfProfile(member, uid);
  await member.call('sendFeedback', { body: { subject: 'Mine', text: `From ${uid}` } });
  const pending = { type: 'alumni', value: college._id, status: 'Pending' } as const;
  const { profiles, usernames } = personDocuments(firestore());
  await profiles.doc(uid).update({ roles: [role, pending], pictures: [PICTURES[0]] });
  await usernames.doc(`user-${uid.slice(4, 30)}`).set(usernameEntryOf('', uid));
  await usernames.doc(`old-${uid}`).set(usernameEntryOf('', uid));
  const verdict = { type: 'alumni', collegeId: college._id, decision: 'rejected', reason: 'Not known there.' };
  expect((await admin.call('decideRole', { params: { uid }, body: verdict })).status).toBe(200);
  await firestore().collection('accounts').doc(uid).collection('savedColleges').doc(college._id).set({
    schemaVersion: 1,
    note: 'Mine.',
    savedAt: '2026-01-01T00:00:00.000Z',
    notedAt: null,
  });
  const saved = { schemaVersion: 1, stage: 'offer', note: null, savedAt: '2026-01-01T00:00:00.000Z', notedAt: null };
  await firestore()
    .doc(`accounts/${uid}/savedPlayers/a-player`)
    .set({ ...saved, player: 'a-player' });
  await firestore()
    .doc(`profiles/${uid}/views/2026-01-01-0`)
    .set({ schemaVersion: 1, day: '2026-01-01', lists: 1, opens: 0, videos: 0, saves: 0 });
  await collegeRequests(firestore())
    .doc(uid)
    .set(newCollegeRequest({ _id: uid, domain: 'new.example.edu', sportsTypeGender: 'Male' }, new Date()));
  const png = { bytes: await aPng(4, 4), contentType: 'image/png' };
  for (const pictureId of PICTURES) await pictureFiles().saveOriginal({ kind: 'profiles', ownerId: uid, pictureId }, png);
  return { ...member, collegeId: college._id };
}

/**
 * Every document that still contains the uid, by its path: in every collection, below the account and the profile, and
 * of the college and its history.
 */
async function documentsWith(uid: string, collegeId: string): Promise<string[]> {
  const database = firestore();
  const collections = [
    ...(await database.listCollections()),
    ...(await database.collection('accounts').doc(uid).listCollections()),
    ...(await database.collection('profiles').doc(uid).listCollections()),
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
  const user = await projectAuth().getUsers([{ uid }]);
  return { documents: await documentsWith(uid, collegeId), pictures: pictures.filter(Boolean).length, users: user.users.length };
}
const NOTHING = { documents: [], pictures: 0, users: 0 };

describe('deleting an account', () => {
  test('leaves nothing of its owner, and history as the work of a former member', async () => {
    const member = await aBusyMember();
    const before = await traceOf(member);
    expect(before).toMatchObject({ pictures: 2, users: 1 });
    const places = [
      'accounts',
      'profiles',
      'edits',
      'views',
      'usernames',
      'unusedPictures',
      'savedColleges',
      'savedPlayers',
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
    const [member, other] = [await aBusyMember(), await aBusyMember()];
    const before = await traceOf(other);
    await member.call('deleteAccount', { body: { idToken: await idTokenOf(member) } });
    expect(await traceOf(other)).toEqual(before);
    expect((await other.call('ownProfile')).status).toBe(200);
  });
});

test('what calls on their way write while the documents go is forgotten too', async () => {
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

/** The same stores, each call of them counted. */
const placesOver = (counted: InterruptedCalls['counted']): ErasureDependencies => ({
  erasures: counted(places.erasures),
  files: counted(places.files),
  users: counted(places.users),
  endPaymentsOf: (uid) => counted({ endPaymentsOf: places.endPaymentsOf }).endPaymentsOf(uid),
});

describe('a deletion that is interrupted (F28)', () => {
  const ACTS = 13;

  test('consists of thirteen acts', async () => {
    const { uid } = await aPerson();
    const { counted, calls } = interruptedCalls({ number: 0, isLost: false });
    const watched = placesOver(counted);
    await watched.erasures.begin(uid);
    await eraseAccount(watched, uid);
    expect(calls()).toHaveLength(ACTS);
  });

  const faults = Array.from({ length: ACTS - 1 }, (_, act) => [
    { act: act + 2, when: 'before', isLost: false },
    { act: act + 2, when: 'after', isLost: true },
  ]).flat();

  test.each(faults)('killed $when act $act it is finished by the job', async ({ act, isLost }) => {
    const member = await aBusyMember();
    const faulty = placesOver(interruptedCalls({ number: act, isLost }).counted);
    await faulty.erasures.begin(member.uid);
    await expect(eraseAccount(faulty, member.uid)).rejects.toThrow('killed');

    await finishErasures(places);

    expect(await traceOf(member)).toEqual(NOTHING);
    expect(await places.erasures.listBegun()).not.toContain(member.uid);
  });

  test('one that was only marked: the profile is hidden at once, and the job does the rest', async () => {
    const member = await aBusyMember();
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
