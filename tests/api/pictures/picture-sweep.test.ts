import type { College } from '@touchline/domain/college/college';
import { DAY_MS } from '@touchline/domain/kernel/day';
import { duePictures, ownedPictureStore, sweepPictures } from '@touchline/functions/features/pictures/owned-picture-store';
import { COLLEGES_WITH_PICTURES } from '@touchline/functions/features/colleges/college-documents-store';
import { PROFILES_WITH_PICTURES } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { type PictureFiles, pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { unusedPictures } from '@touchline/functions/platform/picture-use-store';
import { beforeEach, expect, test } from 'vitest';
import { patchCollege, patchIdOf, readCollege, undoPatch } from '../../support/api/colleges/college-edits';
import { ownProject } from '../../support/api/platform/own-project';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, add, replace } from '../../support/api/colleges/colleges';
import { aPng, pictureIdOf, upload } from '../../support/api/pictures/pictures';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const files = pictureFiles();
const api = apiStage();
let college: College;
let coach: Caller;
let id: string;
beforeEach(async () => {
  ({ college, coach } = await aCollegeWithItsCoach(api.url));
  id = pictureIdOf(await upload(coach, college, await aPng(30, 20), 'image/png'));
});

/** The sweep as it would run so many days from now. */
const sweepIn = (days: number, bucket: PictureFiles = files) => {
  const clock = () => new Date(Date.now() + days * DAY_MS);
  const colleges = ownedPictureStore(COLLEGES_WITH_PICTURES, firestore, clock, newId);
  const profiles = ownedPictureStore(PROFILES_WITH_PICTURES, firestore, clock, newId);
  return sweepPictures({ database: firestore, clock, stores: { colleges, profiles }, files: bucket });
};
const patch = async (...operations: readonly unknown[]): Promise<Answer> => {
  const answer = await patchCollege(coach, college, operations);
  expect(answer.status, answer.text).toBe(200);
  return answer;
};
const hasBytes = async () => (await files.findOriginal({ kind: 'colleges', ownerId: college._id, pictureId: id })) !== null;
const isNoted = async () => (await unusedPictures(firestore()).doc(id).get()).exists;
const facts = async () => {
  const { pictures, pictureDetails } = await readCollege(api.visitor, college);
  return { owned: pictures.includes(id), known: id in pictureDetails, bytes: await hasBytes(), noted: await isNoted() };
};

test('75: an upload that nothing uses is swept after a day, with its variants (F5)', async () => {
  await fetch(`${api.url}/media/colleges/${college._id}/40/${id}`);
  await sweepIn(0.9);
  expect(await facts()).toEqual({ owned: true, known: true, bytes: true, noted: true });
  await sweepIn(1.1);
  expect(await facts()).toEqual({ owned: false, known: false, bytes: false, noted: false });
  expect(await files.findVariant({ kind: 'colleges', ownerId: college._id, pictureId: id }, '40')).toBeNull();
  expectRefusal(await api.visitor.send('GET', `/media/colleges/${college._id}/40/${id}`), 404);
});

test('a picture in use is never swept', async () => {
  await patch(add('/albums/1/pictures/-', id));
  expect(await isNoted()).toBe(false);
  await sweepIn(400);
  expect(await facts()).toEqual({ owned: true, known: true, bytes: true, noted: false });
});

test('a sweep that meets a mark renewed since it was listed leaves the picture', async () => {
  const inTwoDays = new Date(Date.now() + 2 * DAY_MS);
  const pictures = ownedPictureStore(COLLEGES_WITH_PICTURES, firestore, () => inTwoDays, newId);
  const due = (await duePictures(firestore(), inTwoDays, 100)).find(({ _id }) => _id === id);
  if (due === undefined) throw new Error('The upload is not due.');
  const renewed = new Date(inTwoDays.getTime() + 30 * DAY_MS).toISOString();
  await unusedPictures(firestore()).doc(id).update({ sweepAt: renewed });

  expect(await pictures.takeFromOwner(due)).toBe(false);
  expect(await facts()).toEqual({ owned: true, known: true, bytes: true, noted: true });
});

test('a removed picture waits thirty days for its undo; undone, it stays', async () => {
  await patch(add('/albums/1/pictures/-', id));
  const removal = await patch(replace('/albums/1/pictures/0', null));
  expect(await isNoted()).toBe(true);
  await sweepIn(29);
  expect(await facts()).toEqual({ owned: true, known: true, bytes: true, noted: true });

  expect((await undoPatch(coach, college, patchIdOf(removal))).status).toBe(200);
  expect(await isNoted()).toBe(false);
  await sweepIn(400);
  expect(await hasBytes()).toBe(true);
});

test('after thirty days it is gone, and an undo of its removal is 409', async () => {
  await patch(add('/albums/1/pictures/-', id));
  const removal = await patch(replace('/albums/1/pictures/0', null));
  await sweepIn(31);
  expect(await facts()).toEqual({ owned: false, known: false, bytes: false, noted: false });
  expectRefusal(await undoPatch(coach, college, patchIdOf(removal)), 409);
});

test('a picture removed from one part of the page stays while another shows it', async () => {
  await patch(add('/albums/1/pictures/-', id), replace('/cover', id));
  await patch(replace('/albums/1/pictures/0', null));
  expect(await isNoted()).toBe(false);
  await patch(replace('/cover', null));
  expect(await isNoted()).toBe(true);
});

test('a sweep that breaks off between document and bytes is finished by the next (F6)', async () => {
  const away: PictureFiles = { ...files, removeAll: () => Promise.reject(new Error('the bucket is away')) };
  await expect(sweepIn(2, away)).rejects.toThrow('away');
  expect(await facts()).toMatchObject({ bytes: true, noted: true });
  await sweepIn(2);
  expect(await facts()).toEqual({ owned: false, known: false, bytes: false, noted: false });
});

test('a wrong mark does no harm: a picture on the page stays, the mark is removed', async () => {
  await patch(replace('/cover', id));
  const note = {
    _id: id,
    schemaVersion: 2,
    owner: `colleges/${college._id}`,
    since: '2020-01-01T00:00:00.000Z',
    sweepAt: '2020-01-02T00:00:00.000Z',
  } as const;
  await unusedPictures(firestore()).doc(id).set(note);
  await sweepIn(0);
  expect(await facts()).toEqual({ owned: true, known: true, bytes: true, noted: false });
});
