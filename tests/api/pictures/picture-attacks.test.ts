import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { type Answer, aCaller } from '../../support/api/caller';
import { expectUploadLimit } from '../../support/api/pictures/frequent-uploads';
import { aPhotoOf, sendInChunks } from '../../support/api/pictures/large-uploads';
import { signedIn } from '../../support/api/members/people';
import { PICTURE_OWNERS, type PictureOwner, type PictureOwnerKind, uploadTo } from '../../support/api/pictures/picture-owners';
import { aPhoto, aPng, pictureIdOf, upload } from '../../support/api/pictures/pictures';
import { processorMsOf } from '../../support/api/platform/processor-time';
import { codeOf, expectRefusal } from '../../support/api/refusals';

const MOST = 12 * 1024 * 1024;
const KINDS: readonly PictureOwnerKind[] = ['colleges', 'profiles'];

const api = apiStage();
const text = (content: string): Uint8Array => Buffer.from(content, 'latin1');

/** A small file of 225 megapixels, which takes seconds to make. */
let made: Promise<Buffer> | null = null;
const aBomb = (): Promise<Buffer> =>
  (made ??= sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: '#336699' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer());

describe.each(KINDS)('an upload to one of the %s', (kind) => {
  let owner: PictureOwner;
  beforeAll(async () => {
    owner = await PICTURE_OWNERS[kind](api.url);
  });
  const send = (bytes: Uint8Array, type?: string): Promise<Answer> => uploadTo(owner, bytes, type);

  describe('an upload that is no picture is refused, and leaves nothing', () => {
    test.each<[string, Uint8Array, string, number, string]>([
      [
        '63: an SVG with a script',
        text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'image/svg+xml',
        415,
        'wrongContentType',
      ],
      [
        '63: an SVG called a PNG',
        text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'image/png',
        415,
        'pictureTypeRefused',
      ],
      ['64: a GIF that is a script too', text('GIF89a/*\x00\x00*/=1;alert(1)'), 'image/jpeg', 415, 'pictureTypeRefused'],
      ['65: a program called a JPEG', text('MZ\x90\x00\x03'), 'image/jpeg', 415, 'pictureTypeRefused'],
      ['65: a PDF called a JPEG', text('%PDF-1.7\n'), 'image/jpeg', 415, 'pictureTypeRefused'],
      ['67: zero bytes', text(''), 'image/jpeg', 422, 'pictureEmpty'],
      ['a form', text('--x\r\n'), 'multipart/form-data; boundary=x', 415, 'wrongContentType'],
      ['JSON', text('{"a":1}'), 'application/json', 415, 'wrongContentType'],
      ['the first bytes of a JPEG alone', text('\xff\xd8\xff\xe0'), 'image/jpeg', 422, 'pictureUnreadable'],
    ])('%s', async (_, bytes, type, status, code) => {
      const before = await owner.trace();
      const answer = await send(bytes, type);
      expectRefusal(answer, status);
      expect(codeOf(answer)).toBe(code);
      expect(await owner.trace()).toEqual(before);
    });

    test('70: a truncated JPEG is 422', async () => {
      const photo = await sharp({
        create: {
          width: 900,
          height: 600,
          channels: 3,
          background: '#888888',
          noise: { type: 'gaussian', mean: 120, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer();
      const answer = await send(photo.subarray(0, Math.floor(photo.length / 2)));
      expectRefusal(answer, 422);
      expect(codeOf(answer)).toBe('pictureUnreadable');
    });

    test('71: an animated GIF is 415, whatever its name; of an animated WebP the first frame is stored', async () => {
      const frames = await Promise.all(
        ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
          sharp({ create: { width: 20, height: 20, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const animated = sharp(frames, { join: { animated: true } });
      const gif = await animated.clone().gif().toBuffer();
      expect((await sharp(gif).metadata()).pages).toBe(3);
      expectRefusal(await send(gif, 'image/gif'), 415);
      expectRefusal(await send(gif, 'image/png'), 415);

      const answer = await send(await animated.clone().webp().toBuffer(), 'image/webp');
      expect(answer.body, answer.text).toMatchObject({ width: 20, height: 20 });
      const { dominant } = await sharp((await owner.served(answer)).bytes).stats();
      expect([dominant.r > 200, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true]);
    });
  });

  describe('an upload that is too large', () => {
    test('[S5-16] 66: 12 MiB and one byte are 413, exactly 12 MiB are taken', async () => {
      const answer = await send(await aPhotoOf(MOST + 1));
      expectRefusal(answer, 413);
      expect(answer.text).toContain('at most 12 MB');
      expect((await send(await aPhotoOf(MOST))).status).toBe(201);
    });

    test('[S5-16] 66: so is a body that comes in chunks without a length', async () => {
      expect(await sendInChunks(api.url, owner, await aPhotoOf(MOST + 1))).toBe(413);
      expect(await sendInChunks(api.url, owner, await aPhoto())).toBe(201);
    });

    test('68: a small file of 225 megapixels is refused at once, without being decoded', async () => {
      const bomb = await aBomb();
      expect(bomb.length).toBeLessThan(2_000_000);
      const taken = await processorMsOf(async () => {
        const answer = await send(bomb, 'image/png');
        expectRefusal(answer, 422);
        expect(codeOf(answer)).toBe('pictureTooManyPixels');
      });
      expect(taken).toBeLessThan(2000);
    });
  });

  describe('an upload that carries something else', () => {
    test('64: a PNG with HTML behind it is stored without it, and served as what it is', async () => {
      const html = '<html><script>alert(document.cookie)</script></html>';
      const { bytes, headers } = await owner.served(await send(Buffer.concat([await aPng(40, 30), text(html)]), 'image/png'));
      expect(bytes.includes('<script>')).toBe(false);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    test('69: no EXIF, not even where it was taken', async () => {
      const photo = await aPhoto();
      expect(Buffer.from(photo).includes('Exif')).toBe(true);
      const { bytes } = await owner.served(await send(photo));
      expect([bytes.includes('Exif'), bytes.includes('Camera of a test')]).toEqual([false, false]);
    });

    test.each([
      [
        'CMYK',
        () =>
          sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
            .toColourspace('cmyk')
            .jpeg()
            .toBuffer(),
      ],
      [
        '16 bits a channel',
        () =>
          sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
            .toColourspace('rgb16')
            .png()
            .toBuffer(),
      ],
      [
        'a wide colour profile',
        () =>
          sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
            .withIccProfile('p3')
            .jpeg()
            .toBuffer(),
      ],
    ])('72: %s becomes plain sRGB without a profile', async (_, make) => {
      const answer = await send(await make());
      expect(answer.status, answer.text).toBe(201);
      expect(await sharp((await owner.served(answer)).bytes).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
        hasProfile: false,
      });
    });

    test('73: a file name is looked at by nobody', async () => {
      const names = ['../../x', 'x\\..\\y', 'a'.repeat(5000), '%00'];
      const photo = await aPng(20, 20);
      for (const name of names) {
        const headers = { 'content-disposition': `attachment; filename="${name}"` };
        const answer = await uploadTo(owner, photo, 'image/png', { headers });
        expect(pictureIdOf(answer)).toMatch(/^[\w-]{24}$/);
      }
    });
  });

  test('75: a picture that is uploaded and never used has its bytes until it is swept (tests/api/pictures/picture-sweep.test.ts)', async () => {
    const id = pictureIdOf(await send(await aPng(20, 20), 'image/png'));
    expect(await pictureFiles().findOriginal({ kind, ownerId: owner.id, pictureId: id })).not.toBeNull();
  });
});

test('74: the 61st of one account in a minute is 429 with the seconds to wait; another account goes on', async () => {
  await expectUploadLimit(api.url, 'colleges');
});

test('an upload to a college that is not there is 404 for an admin, and stores nothing', async () => {
  const admin = await signedIn(api.url, { isAdmin: true });
  expectRefusal(await upload(admin, { _id: 'no-such-college' }, await aPng(20, 20), 'image/png'), 404);
  expectRefusal(await upload(aCaller(api.url), { _id: 'no-such-college' }, text('x'), 'text/plain'), 401);
});
