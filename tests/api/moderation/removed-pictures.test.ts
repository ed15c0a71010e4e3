import { firestore } from '@touchline/functions/platform/firestore';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import type { Caller } from '../../support/api/caller';
import { type SignedIn, signedIn } from '../../support/api/members/people';
import { reportsAbout } from '../../support/api/moderation/reports';
import { PICTURE_OWNERS, uploadTo } from '../../support/api/pictures/picture-owners';
import { pictureIdOf } from '../../support/api/pictures/pictures';
import { auditAbout } from '../../support/api/platform/audit-lines';
import { aPlayer } from '../../support/api/profiles/profiles';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(api.url, { isAdmin: true });
});

/** A photo of shapes that the number decides: the same number looks the same in every size and quality. */
function aScene(number: number, { width = 600, quality = 90 } = {}): Promise<Buffer> {
  const shapes = Array.from({ length: 12 }, (_, at) => {
    const [x, y, gray] = [(number * 37 + at * 53) % 90, (number * 71 + at * 29) % 90, (number * 13 + at * 47) % 200];
    return `<rect x="${x}" y="${y}" width="32" height="26" fill="rgb(${gray},${gray},${(gray * 3) % 250})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#888"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg), { density: 400 }).resize(width, width).jpeg({ quality }).toBuffer();
}

const add = async (caller: Caller, profileId: string, body: Uint8Array): Promise<string> => {
  const headers = { 'content-type': 'image/jpeg' };
  return pictureIdOf(await caller.call('uploadProfilePicture', { params: { profileId }, body, headers }));
};
const hide = (profileId: string, place: string, reason: string | null) =>
  admin.call('hideProfile', { params: { profileId }, body: { reason, part: { kind: 'picture', place } } });
const hiddenOf = async (uid: string) => {
  const parts: unknown = (await firestore().collection('profiles').doc(uid).get()).get('withheldParts');
  return (parts as { readonly part: { readonly place: string } }[]).map(({ part }) => part.place);
};
const removedCount = async () => (await firestore().collection('removedPictures').count().get()).data().count;

/** A player whose picture an admin has hidden. */
async function aRemovedPicture(scene: number) {
  const { caller, stored } = await aPlayer(api.url);
  const pictureId = await add(caller, stored._id, await aScene(scene));
  expect((await hide(stored._id, pictureId, 'A stranger’s face.')).status).toBe(200);
  return { caller, uid: stored._id, pictureId };
}

describe('a picture that an admin hid', () => {
  test('is recognized in the next upload, also smaller and compressed: hidden, reported, and there for its owner', async () => {
    await aRemovedPicture(1);
    const { caller, stored } = await aPlayer(api.url, { adultFrom: '2000-01-01' });
    const { version } = stored;

    const same = await add(caller, stored._id, await aScene(1));
    const similar = await add(caller, stored._id, await aScene(1, { width: 240, quality: 55 }));
    const different = await add(caller, stored._id, await aScene(2));

    expect(await hiddenOf(stored._id)).toEqual([same, similar]);
    expect((await firestore().collection('profiles').doc(stored._id).get()).get('version')).toBe(version);
    const reports = await reportsAbout(stored._id);
    expect(reports.map(({ kind, reason, by }) => [kind, reason, by])).toEqual(Array(2).fill(['match', 'removedBefore', null]));
    expect(reports.map(({ place }) => place).toSorted()).toEqual([same, similar].toSorted());
    const shown = (who: Caller, id: string) => who.call('resource', { query: { q: `profiles/${stored._id}/400/${id}` } });
    expect((await shown(caller, same)).status).toBe(200);
    expect((await shown(caller, different)).status).toBe(200);
    expectRefusal(await shown(visitor, same), 404);
    const [first] = reports;
    expect((await admin.send('GET', `/ui/v1/admin/reports/${String(first?._id)}/picture`)).status).toBe(200);
    const mails = await firestore().collection('mail').where('about', '==', stored._id).get();
    expect(String(mails.docs[0]?.get('message.text'))).toContain('This picture looks like one that we removed.');
    const uploads = JSON.stringify(await auditAbout(`profiles/${stored._id}`)).match(/"like":"removed picture"/g);
    expect(uploads).toHaveLength(2);
  });

  test('that of an upload is shown again by an admin, which closes its report', async () => {
    await aRemovedPicture(3);
    const { caller, stored } = await aPlayer(api.url);
    const again = await add(caller, stored._id, await aScene(3));
    expect(await hiddenOf(stored._id)).toEqual([again]);

    expect((await hide(stored._id, again, null)).status).toBe(200);

    expect(await hiddenOf(stored._id)).toEqual([]);
    expect(await reportsAbout(stored._id)).toMatchObject([{ kind: 'match', outcome: 'shown', closedBy: admin.uid }]);
  });

  test('is forgotten when it is shown again, and its hashes name nobody', async () => {
    const { uid, pictureId } = await aRemovedPicture(4);
    const all = await firestore().collection('removedPictures').get();
    expect(JSON.stringify(all.docs.map((one) => [one.id, one.data()]))).not.toContain(uid);
    const count = await removedCount();
    await hide(uid, pictureId, null);
    expect(await removedCount()).toBe(count - 1);

    const { caller, stored } = await aPlayer(api.url);
    await add(caller, stored._id, await aScene(4));
    expect(await hiddenOf(stored._id)).toEqual([]);
  });

  test('398: one that its owner deletes is never remembered, and a plain color is like no other', async () => {
    const { caller, stored } = await aPlayer(api.url);
    const own = await add(caller, stored._id, await aScene(5));
    await caller.call('deleteProfilePicture', { params: { profileId: stored._id, pictureId: own } });
    const plain = (gray: number) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: { r: gray, g: gray, b: gray } } })
        .jpeg()
        .toBuffer();
    await hide(stored._id, await add(caller, stored._id, await plain(90)), 'Blank.');

    const other = await aPlayer(api.url);
    await add(other.caller, other.stored._id, await aScene(5));
    await add(other.caller, other.stored._id, await plain(160));

    expect(await hiddenOf(other.stored._id)).toEqual([]);
  });

  test('is reported where a coach uploads it for a college, which goes on showing it', async () => {
    await aRemovedPicture(6);
    const owner = await PICTURE_OWNERS.colleges(api.url);
    const answer = await uploadTo(owner, await aScene(6));
    expect(answer.status).toBe(201);
    const place = `colleges/${owner.id}/${pictureIdOf(answer)}`;
    const found = await firestore().collection('reports').where('place', '==', place).get();
    expect(found.docs.map((one) => one.get('profileId') as unknown)).toEqual([null]);
    expect((await admin.send('GET', `/ui/v1/admin/reports/${found.docs[0]?.id ?? ''}/picture`)).status).toBe(200);
    expect(found.docs.map((one) => [one.get('kind'), one.get('closedAt')] as unknown)).toEqual([['match', null]]);
  });

  test('399: two uploads at once of the same picture are both hidden and reported', async () => {
    await aRemovedPicture(7);
    const { caller, stored } = await aPlayer(api.url);
    const scene = await aScene(7);
    const both = await Promise.all([add(caller, stored._id, scene), add(caller, stored._id, scene)]);
    expect((await hiddenOf(stored._id)).toSorted()).toEqual(both.toSorted());
    expect(await reportsAbout(stored._id)).toHaveLength(2);
  });
});
