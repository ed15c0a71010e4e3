import { DAY_MS } from '@touchline/domain/kernel/day';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { COLLEGES_WITH_PICTURES } from '@touchline/functions/features/colleges/college-documents-store';
import { PROFILES_WITH_PICTURES } from '@touchline/functions/features/profiles/profile-store';
import { ownedPictureStore, sweepPictures } from '@touchline/functions/features/pictures/owned-picture-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { type PictureFiles, pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Answer } from '../../support/api/caller';
import { patchIdOf } from '../../support/api/colleges/college-edits';
import { replace } from '../../support/api/colleges/colleges';
import { ownProject } from '../../support/api/platform/own-project';
import { aPhoto, aPng, pictureIdOf } from '../../support/api/pictures/pictures';
import { aPlayer, patchProfile, type Player, profileIn, undoProfilePatch } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();
const files = pictureFiles();
let player: Player;
beforeEach(async () => {
  player = await aPlayer(api.url);
});

const upload = (bytes: Uint8Array, type = 'image/jpeg', by = player.caller): Promise<Answer> =>
  by.call('uploadProfilePicture', { params: { profileId: player.stored._id }, body: bytes, headers: { 'content-type': type } });
const remove = (pictureId: string, by = player.caller): Promise<Answer> =>
  by.call('deleteProfilePicture', { params: { profileId: player.stored._id, pictureId } });
const patch = (...operations: unknown[]) => patchProfile(player.caller, player.stored._id, operations);
const refOf = (pictureId: string) => ({ kind: 'profiles', ownerId: player.stored._id, pictureId }) as const;
const hasBytes = async (id: string): Promise<boolean> => (await files.findOriginal(refOf(id))) !== null;
const sweepIn = (days: number, bucket: PictureFiles = files) => {
  const clock = () => new Date(Date.now() + days * DAY_MS);
  const colleges = ownedPictureStore(COLLEGES_WITH_PICTURES, firestore, clock, newId);
  const profiles = ownedPictureStore(PROFILES_WITH_PICTURES, firestore, clock, newId);
  return sweepPictures({ database: firestore, clock, stores: { colleges, profiles }, files: bucket });
};

test('an uploaded portrait is the profile’s, upright and without metadata, and served once the page shows it (69)', async () => {
  const id = pictureIdOf(await upload(await aPhoto({ width: 900, height: 600, orientation: 6 })));
  const own = profileIn(await patch(replace('/profilePicture', id)));

  expect(own.pictures).toContain(id);
  expect(own.pictureDetails[id]).toMatchObject({ width: 600, height: 900 });
  const response = await fetch(`${api.url}/media/profiles/${player.stored._id}/${id}`);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).includes('Exif')).toBe(false);
});

test('nobody uploads to somebody else’s profile', async () => {
  const other = await aPlayer(api.url);
  expectRefusal(await upload(await aPng(9, 9), 'image/png', other.caller), 403);
});

test('75: an upload that nothing uses is swept after a day; one that an edit removed, after thirty', async () => {
  const [unused, removed] = [
    pictureIdOf(await upload(await aPng(9, 9), 'image/png')),
    pictureIdOf(await upload(await aPng(9, 9), 'image/png')),
  ];
  await patch(replace('/cover', removed));
  const edit = patchIdOf(await patch(replace('/cover', null)));
  await sweepIn(2);
  expect([await hasBytes(unused), await hasBytes(removed)]).toEqual([false, true]);
  await sweepIn(31);
  expect(await hasBytes(removed)).toBe(false);
  expectRefusal(await undoProfilePatch(player.caller, player.stored._id, edit), 409);
});

describe('[S7-07] a picture that its owner deletes', () => {
  let id: string;
  beforeEach(async () => {
    id = pictureIdOf(await upload(await aPng(30, 20), 'image/png'));
    expect((await patch(replace('/profilePicture', id), replace('/albums', [{ name: 'Club', pictures: [id] }]))).status).toBe(
      200,
    );
  });

  test('is off the page and gone with its bytes; a second time it is not found', async () => {
    expect((await remove(id)).status).toBe(204);

    const own = (await player.caller.call('ownProfile')).body;
    expect(own).toMatchObject({ profilePicture: null, albums: [{ name: 'Club', cover: null, pictures: [] }] });
    expect(JSON.stringify(own)).not.toContain(id);
    expect(await hasBytes(id)).toBe(false);
    expectRefusal(await remove(id), 404);
    expectRefusal(await api.visitor.send('GET', `/media/profiles/${player.stored._id}/${id}`), 404);
  });

  test('cannot be brought back by the undo of an earlier edit', async () => {
    const edit = patchIdOf(await patch(replace('/profilePicture', null)));
    await remove(id);
    expectRefusal(await undoProfilePatch(player.caller, player.stored._id, edit), 409);
  });

  test('is nobody else’s to delete', async () => {
    const other = await aPlayer(api.url);
    expectRefusal(await remove(id, other.caller), 403);
    expectRefusal(await remove('picture-of-nobody'), 404);
    expect(await hasBytes(id)).toBe(true);
  });

  test('whose bytes stay behind is finished by the sweep (F6)', async () => {
    await remove(id);
    await files.saveOriginal(refOf(id), { bytes: await aPng(3, 3), contentType: 'image/png' });
    await sweepIn(0.01);
    expect(await hasBytes(id)).toBe(false);
  });
});
