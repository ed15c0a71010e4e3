import type { College } from '@touchline/domain/college/college';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { patchCollege, readCollege } from '../../support/api/colleges/college-edits';
import { apiStage } from '../../support/api/api-stage';
import type { Answer, Caller } from '../../support/api/caller';
import { aCollegeWithItsCoach, add, aStoredCollege, replace } from '../../support/api/colleges/colleges';
import { aPerson } from '../../support/api/members/people';
import { aPhoto, aPng, pictureIdOf, storeDrawing, upload } from '../../support/api/pictures/pictures';
import { expectRefusal } from '../../support/api/refusals';

const api = apiStage();
const { visitor } = api;

const read = (college: College): Promise<College> => readCollege(visitor, college);
const patch = (coach: Caller, college: College, ...operations: readonly unknown[]): Promise<Answer> =>
  patchCollege(coach, college, operations, { query: { undo: 'true' } });
const bytesAt = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const CAMPUS = 0;
const CITY = 1;

describe('an uploaded picture', () => {
  test('belongs to the college with its size and colours, and shows nowhere until an edit uses it', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const answer = await upload(coach, college, await aPhoto({ width: 1200, height: 800 }));

    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toEqual({ pictureId: expect.stringMatching(/^[\w-]{24}$/) as string, width: 1200, height: 800 });
    const id = pictureIdOf(answer);
    const after = await read(college);
    expect(after.pictures).toEqual([...college.pictures, id]);
    expect(after.pictureDetails[id]).toMatchObject({ width: 1200, height: 800, area: null });
    const [top = '', , bottom = ''] = after.pictureDetails[id]?.placeholder?.split(' ') ?? [];
    expect([brightnessOf(top) > 150, brightnessOf(bottom) < 100]).toEqual([true, true]);
    expect({ ...after, pictures: [], pictureDetails: {} }).toEqual({ ...college, pictures: [], pictureDetails: {} });
  });

  test('is stored upright and without metadata about location, camera and person (attack 69)', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const photo = await aPhoto({ width: 600, height: 400, orientation: 6 });
    expect(Buffer.from(photo).includes('Somebody Private')).toBe(true);
    expect((await sharp(photo).metadata()).exif).toBeDefined();

    const answer = await upload(coach, college, photo);
    expect(answer.body).toMatchObject({ width: 400, height: 600 });
    for (const size of ['', 'ls/', '400/', '40/']) {
      const { bytes, status } = await bytesAt(`/media/colleges/${college._id}/${size}${pictureIdOf(answer)}`);
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect([status, exif, icc, xmp, iptc, orientation]).toEqual([200, ...Array<undefined>(5).fill(undefined)]);
      expect(height).toBeGreaterThan(width);
      expect(bytes.includes('Somebody Private')).toBe(false);
    }
  });

  test('of more than 4,096 pixels a side is made smaller; transparency stays', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    expect((await upload(coach, college, await aPng(6000, 30), 'image/png')).body).toMatchObject({ width: 4096, height: 20 });

    const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const answer = await upload(coach, college, clear, 'image/png');
    const { bytes, headers } = await bytesAt(`/media/colleges/${college._id}/${pictureIdOf(answer)}`);
    expect(headers.get('content-type')).toBe('image/webp');
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
    expect((await read(college)).pictureDetails[pictureIdOf(answer)]?.placeholder).toBeNull();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#336699' } })
      .toFormat(format)
      .toBuffer();
    const answer = await upload(coach, college, bytes, `image/${format}`);
    expect(answer.body, answer.text).toMatchObject({ width: 90, height: 60 });
  });

  test('several at once are all stored', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const photo = await aPng(30, 20);
    const answers = await Promise.all([1, 2, 3].map(() => upload(coach, college, photo, 'image/png')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await read(college)).pictures).toEqual(expect.arrayContaining(answers.map(pictureIdOf)));
  });

  test('[S4-13] the first photo of an album without cover becomes its cover; allPhotos takes it and changes nothing', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const first = pictureIdOf(await upload(coach, college, await aPng(30, 20), 'image/png'));
    const second = pictureIdOf(await upload(coach, college, await aPng(20, 30), 'image/png'));

    await patch(coach, college, add(`/albums/${CITY}/pictures/-`, first));
    await patch(coach, college, add(`/albums/${CITY}/pictures/-`, second));
    const after = await read(college);
    expect(after.albums[CITY]).toEqual({ name: 'City', cover: first, pictures: [first, second] });

    const ignored = await patch(coach, college, add('/albums/allPhotos/pictures/-', second));
    expect([ignored.status, Reflect.get(ignored.body as object, 'patchId')]).toEqual([200, null]);
    expect(await read(college)).toEqual(after);
  });

  test('of another college cannot be used (attack 49)', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const other = await aCollegeWithItsCoach(api.url);
    const foreign = pictureIdOf(await upload(other.coach, other.college, await aPng(30, 20), 'image/png'));
    expectRefusal(await patch(coach, college, replace('/cover', foreign)), 422);
    expectRefusal(await patch(coach, college, add(`/albums/${CAMPUS}/pictures/-`, foreign)), 422);
  });

  test('may carry a recommended area tag, and be taken out of its album and brought back by undo', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = pictureIdOf(await upload(coach, college, await aPng(30, 20), 'image/png'));
    await patch(coach, college, add(`/albums/${CITY}/pictures/-`, id), replace(`/pictureDetails/${id}/area`, 'Downtown'));
    expect((await read(college)).pictureDetails[id]?.area).toBe('Downtown');

    const removal = await patch(coach, college, replace(`/albums/${CITY}/pictures/0`, null));
    expect((await read(college)).albums[CITY]).toEqual({ name: 'City', cover: null, pictures: [] });
    const query = { patchId: String(Reflect.get(removal.body as object, 'patchId')) };
    const undone = await coach.call('undoCollegePatch', { params: { collegeId: college._id }, query });
    expect(undone.status, undone.text).toBe(200);
    expect((await read(college)).albums[CITY]).toEqual({ name: 'City', cover: id, pictures: [id] });
  });
});

describe('a picture is served', () => {
  test('[S7-15] plain, large, 400 and 40, never larger than it is, at both addresses alike', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const id = pictureIdOf(await upload(coach, college, await aPhoto({ width: 2400, height: 1200 })));
    const sizes = { '': 2400, 'ls/': 1600, '400/': 400, '40/': 40 } as const;
    for (const [size, width] of Object.entries(sizes)) {
      const media = await bytesAt(`/media/colleges/${college._id}/${size}${id}`);
      const resource = await bytesAt(`/ui/v1/resources?q=colleges/${college._id}/${size}${id}`);
      expect([media.status, resource.status]).toEqual([200, 200]);
      expect(media.bytes.equals(resource.bytes)).toBe(true);
      expect(await sharp(media.bytes).metadata()).toMatchObject({ width, height: width / 2 });
      expect(media.headers.get('content-type')).toBe(size === '' ? 'image/jpeg' : 'image/webp');
    }
  });

  test('as an immutable file with nosniff, and as 304 to a client that has it already', async () => {
    const { college, coach } = await aCollegeWithItsCoach(api.url);
    const path = `/media/colleges/${college._id}/400/${pictureIdOf(await upload(coach, college, await aPhoto()))}`;
    const first = await bytesAt(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('content-length')).toBe(String(first.bytes.length));

    const tag = first.headers.get('etag') ?? '';
    const again = await bytesAt(path, { 'if-none-match': `"other", W/${tag}` });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag]);
    expect((await bytesAt(path, { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await fetch(`${api.url}${path}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(first.bytes.length)]);
  });

  test('made once, however many request it first, and then stored', async () => {
    const college = await aStoredCollege();
    await storeDrawing(college._id, 'drawn-picture-1');
    const ref = { kind: 'colleges', ownerId: college._id, pictureId: 'drawn-picture-1' } as const;
    expect(await pictureFiles().findVariant(ref, '400')).toBeNull();
    const answers = await Promise.all(
      [...Array(12).keys()].map(() => bytesAt(`/media/colleges/${college._id}/400/drawn-picture-1`)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await pictureFiles().findVariant(ref, '400');
    for (const { bytes } of answers) expect(Buffer.from(kept ?? []).equals(bytes)).toBe(true);
  });

  test('and a drawn original is redrawn in every size, never sent as SVG', async () => {
    const college = await aStoredCollege();
    await storeDrawing(college._id, 'drawn-picture-2');
    for (const [size, width] of [
      ['', 3200],
      ['ls/', 1600],
      ['40/', 40],
    ] as const) {
      const { headers, bytes } = await bytesAt(`/media/colleges/${college._id}/${size}drawn-picture-2`);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('[S7-08] of a player at the same addresses while the profile holds it, and for moments only', async () => {
    const { uid } = await aPerson();
    const { profiles } = personDocuments(firestore());
    const file = {
      bytes: await sharp(await aPng(600, 300))
        .webp()
        .toBuffer(),
      contentType: 'image/webp',
    };
    await pictureFiles().saveOriginal({ kind: 'profiles', ownerId: uid, pictureId: 'portrait-1' }, file);
    expectRefusal(await visitor.send('GET', `/ui/v1/resources?q=profiles/${uid}/portrait-1`), 404);

    await profiles.doc(uid).update({ pictures: ['portrait-1'], profilePicture: 'portrait-1' });
    const [plain, small] = await Promise.all([
      bytesAt(`/ui/v1/resources?q=profiles/${uid}/portrait-1`),
      bytesAt(`/ui/v1/resources?q=profiles/${uid}/400/portrait-1`),
    ]);
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 400, height: 200 });
  });

  test.each([
    ...['', '?q=', '?q=colleges', '?q=../secrets', '?q=profiles/../colleges/x/picture-1', '?q=%2e%2e%2fcolleges%2fx%2fpicture-1'],
    ...['?q=https://evil.example/picture-1', '?q=colleges/x/80/picture-1', '?q=colleges/x/ls/40/picture-1/y'],
    ...['?q=colleges/x/picture-1&q=colleges/x/picture-1', '?q=colleges/x/picture-1%00'],
  ])('attack 116: resources%s is 400', async (query) => {
    expectRefusal(await visitor.send('GET', '/ui/v1/resources', { query: query.slice(1) }), 400);
  });

  test('an unknown picture is an uncacheable 404, at every address', async () => {
    const { _id } = await aStoredCollege();
    for (const path of [
      `/ui/v1/resources?q=colleges/${_id}/picture-9`,
      `/media/colleges/${_id}/picture-9`,
      `/media/colleges/${_id}/ls/picture-9`,
      '/media/camps/x/picture-9',
      '/media/colleges/x/80/picture-9',
    ]) {
      expectRefusal(await visitor.send('GET', path), 404, path);
    }
  });
});

/** How bright `#rrggbb` is, 0 to 255. */
function brightnessOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (red + green + blue) / 3;
}
