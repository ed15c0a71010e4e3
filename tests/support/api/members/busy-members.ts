import { newCollegeRequest } from '@touchline/domain/person/college-requests/college-request';
import { moveEntry, movedRecruit, writtenEntry } from '@touchline/domain/person/shared-list/list-changes';
import { STAFF_ENTRIES } from '@touchline/domain/person/shared-list/staff-entry';
import { STAFF_RECRUITS } from '@touchline/domain/person/shared-list/staff-recruit';
import { aVisit } from '@touchline/domain/person/visits/testing/a-visit';
import { VISITS } from '@touchline/domain/person/visits/visit';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { usernameEntryOf } from '@touchline/domain/person/profiles/username';
import { collegeRequests } from '@touchline/functions/features/college-requests/college-request-store';
import { eraseAccount, type ErasureDependencies, finishErasures } from '@touchline/functions/features/account/erase-account';
import { erasureStore } from '@touchline/functions/features/account/erasure-store';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { projectAuth } from '@touchline/functions/platform/auth/project-auth';
import { expect } from 'vitest';
import type { Answer, Caller } from '../caller';
import { acceptedAt } from '../claims/coach-roles';
import { patchCollege, patchIdOf, undoPatch } from '../colleges/college-edits';
import { aStoredCollege, replace } from '../colleges/colleges';
import { type InterruptedCalls, interruptedCalls } from '../platform/interrupted-calls';
import { type Person, signedIn } from './people';
import { aPng } from '../pictures/pictures';
import { anEditOfProfile, aPictureOfProfile } from '../profiles/profiles';

const PICTURES = ['face-picture', 'orphan-that-no-profile-names'] as const;
/** Where a person's pictures are stored: those of the profile, and the photos of visits. */
const KINDS = ['profiles', 'visits'] as const;
/** The stores that a deletion works on. */
export const places: ErasureDependencies = {
  erasures: erasureStore(firestore, systemClock, newId),
  files: pictureFiles(),
  users: firebaseAuthChanges(),
  endPaymentsOf: () => Promise.resolve(),
};

type Member = Caller & Person & { readonly collegeId: string };

/** A coach with at least one document in every collection that holds personal data. */
export async function aBusyMember(url: string): Promise<Member> {
  const college = await aStoredCollege();
  const role = acceptedAt(college._id);
  const [member, admin] = [await signedIn(url, { roles: [role] }), await signedIn(url, { isAdmin: true })];
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
  const at = new Date().toISOString();
  const row = { collegeId: college._id, player: uid, before: null, count: 0 };
  const recruit = movedRecruit(row, { stage: 'interested', version: 0 }, at);
  await collectionOf(firestore(), STAFF_RECRUITS).doc(recruit._id).set(recruit);
  const about = { _id: newId(), collegeId: college._id, player: uid, author: 'a-colleague' };
  const by = { _id: newId(), collegeId: college._id, player: 'a-player', author: uid };
  const note = writtenEntry(about, null, { kind: 'note', text: 'Left foot.', version: 0 }, at);
  for (const entry of [note, moveEntry(by, 'visit', at)])
    await collectionOf(firestore(), STAFF_ENTRIES).doc(entry._id).set(entry);
  const visit = aVisit({ _id: `${uid}.a-visit`, owner: uid, collegeId: college._id });
  await collectionOf(firestore(), VISITS).doc(visit._id).set(visit);
  for (const pictureId of PICTURES)
    for (const kind of KINDS) await pictureFiles().saveOriginal({ kind, ownerId: uid, pictureId }, png);
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
export async function traceOf({ uid, collegeId = 'no-college' }: Person & { readonly collegeId?: string }) {
  const pictures = await Promise.all(
    PICTURES.flatMap((pictureId) =>
      KINDS.map(async (kind) => (await pictureFiles().findOriginal({ kind, ownerId: uid, pictureId })) !== null),
    ),
  );
  const user = await projectAuth().getUsers([{ uid }]);
  return { documents: await documentsWith(uid, collegeId), pictures: pictures.filter(Boolean).length, users: user.users.length };
}
/** What remains of a person who is forgotten. */
export const NOTHING = { documents: [], pictures: 0, users: 0 };

/** The same stores, each call of them counted. */
export const placesOver = (counted: InterruptedCalls['counted']): ErasureDependencies => ({
  erasures: counted(places.erasures),
  files: counted(places.files),
  users: counted(places.users),
  endPaymentsOf: (uid) => counted({ endPaymentsOf: places.endPaymentsOf }).endPaymentsOf(uid),
});

/** Kills the deletion of somebody before an act or after it; the job leaves nothing of them all the same. */
export async function expectFinishedByJob(url: string, act: number, isLost: boolean): Promise<void> {
  const member = await aBusyMember(url);
  const faulty = placesOver(interruptedCalls({ number: act, isLost }).counted);
  await faulty.erasures.begin(member.uid);
  await expect(eraseAccount(faulty, member.uid)).rejects.toThrow('killed');

  await finishErasures(places);

  expect(await traceOf(member)).toEqual(NOTHING);
  expect(await places.erasures.listBegun()).not.toContain(member.uid);
}
