import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { pathTo } from '../../support/api/caller';
import { replace } from '../../support/api/colleges/colleges';
import { aQueuedPlayer, decide } from '../../support/api/featuring/feature-requests';
import { wish } from '../../support/api/featuring/guardian-links';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { aPng } from '../../support/api/pictures/pictures';
import { patchProfile, type Player } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

const POST = { format: 'post', language: 'en' } as const;
const requestOf = ({ stored }: Player) => `${stored._id}.1`;
const sent = (requestId: string, query: Readonly<Record<string, string>> = POST) => ({ params: { requestId }, query });

/** The picture as an admin's browser gets it. */
async function pictureOf(player: Player, query: Readonly<Record<string, string>> = POST) {
  const address = `${api.url}${pathTo('featurePicture', { requestId: requestOf(player) })}?${new URLSearchParams(query)}`;
  const response = await fetch(address, { headers: { cookie: `__session=${admin.session}` } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The size that the header of a PNG tells. */
const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString('latin1'), png.readUInt32BE(16), png.readUInt32BE(20)];

describe('[S4-16] the picture of a player who is to be featured', () => {
  test('is a PNG in the size of its format, for admins alone, and stored by nobody', async () => {
    const player = await aQueuedPlayer(api.url);
    for (const [format, height] of [
      ['post', 1350],
      ['story', 1920],
    ] as const)
      for (const language of ['en', 'de']) {
        const { status, headers, bytes } = await pictureOf(player, { format, language });
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          200,
          'image/png',
          'private, no-store',
        ]);
        expect(sizeOf(bytes)).toEqual(['PNG', 1080, height]);
      }
    expectRefusal(await api.visitor.call('featurePicture', sent(requestOf(player))), 401);
    expectRefusal(await player.caller.call('featurePicture', sent(requestOf(player))), 403);
  });

  test('206: shows what visitors see, and nothing of what is closed to them', async () => {
    const player = await aQueuedPlayer(api.url, { profilePicture: null, pictures: [] });
    const { profiles } = personDocuments(firestore());
    const draw = async () => (await pictureOf(player)).bytes.toString('base64');
    const before = await draw();

    const closed = {
      about: 'Call me',
      schoolName: 'Hidden High',
      gpa: 1.1,
      gpaOf: 4,
      sat: 401,
      social: { x: 'me', instagram: 'me' },
    };
    await profiles.doc(player.stored._id).update({ ...closed, 'audiences.grades': 'coaches' });
    const graded = await draw();
    await profiles.doc(player.stored._id).update({ gpa: 3.9, sat: 1599, about: null, schoolName: null });
    expect(await draw()).toBe(graded);

    await patchProfile(player.caller, player.stored._id, [replace('/position/main', ['GK'])]);
    expect(await draw()).not.toBe(graded);
    await patchProfile(player.caller, player.stored._id, [replace('/audiences/player', 'members')]);
    const hidden = await draw();
    await patchProfile(player.caller, player.stored._id, [replace('/position/main', ['FW'])]);
    expect([await draw(), before === hidden]).toEqual([hidden, false]);
  });

  test('206: has the portrait only while visitors see it', async () => {
    const pictureId = 'portrait-of-a-player';
    const player = await aQueuedPlayer(api.url, { profilePicture: pictureId, pictures: [pictureId] });
    const ref = { kind: 'profiles', ownerId: player.stored._id, pictureId } as const;
    const without = (await pictureOf(player)).bytes;
    await pictureFiles().saveOriginal(ref, { bytes: await aPng(400, 500), contentType: 'image/png' });
    const shown = (await pictureOf(player)).bytes;
    expect(shown.equals(without)).toBe(false);
    await patchProfile(player.caller, player.stored._id, [replace('/audiences/portrait', 'members')]);
    expect((await pictureOf(player)).bytes.equals(without)).toBe(true);
  });

  test('207: is none once the player withdraws, is hidden, or was never in the queue', async () => {
    const [withdrawn, hidden] = [await aQueuedPlayer(api.url), await aQueuedPlayer(api.url)];
    expect((await wish(withdrawn.caller, withdrawn.stored._id, false)).status).toBe(200);
    const hiding = { params: { profileId: hidden.stored._id }, body: { reason: 'From a test.' } };
    expect((await admin.call('hideProfile', hiding)).status).toBe(200);
    for (const id of [requestOf(withdrawn), requestOf(hidden), 'nobody.1', '..', '__x__', `${hidden.stored._id}.2`])
      expectRefusal(await admin.call('featurePicture', sent(id)), 404);
  });

  test('is drawn in two formats and two languages, and of a request that was decided too', async () => {
    const player = await aQueuedPlayer(api.url);
    for (const query of [{ format: 'poster', language: 'en' }, { format: 'post', language: 'fr' }, { format: 'post' }] as const)
      expectRefusal(await admin.call('featurePicture', { params: { requestId: requestOf(player) }, query }), 400);
    expect((await decide(admin, requestOf(player), { reason: 'Not now.' })).status).toBe(200);
    expect((await pictureOf(player)).status).toBe(200);
  });
});
