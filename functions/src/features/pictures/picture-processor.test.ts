import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { PictureVariant } from '@touchline/domain/pictures/picture-address';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { pictureProcessor } from './picture-processor';

const forgetters: (() => void)[] = [];
afterEach(() => {
  for (const forget of forgetters.splice(0)) forget();
});

/** The most pictures that sharp had in hand at any moment since. */
function mostAtOnce(): () => number {
  let most = 0;
  const note = () => void (most = Math.max(most, sharp.counters().process));
  sharp.queue.on('change', note);
  forgetters.push(() => sharp.queue.off('change', note));
  return () => most;
}

const aJpeg = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

test('two pictures at most are decoded at once, however many come, and each is answered', async () => {
  const processor = pictureProcessor();
  const jpeg = await aJpeg();
  const most = mostAtOnce();

  const prepared = await Promise.all([...Array(8).keys()].map((at) => processor.prepare(jpeg, `person ${at}`)));
  const rendered = await Promise.all(
    [...Array(8).keys()].map(() =>
      processor.render(() => Promise.resolve({ bytes: jpeg, contentType: 'image/jpeg' }), '40', 'college'),
    ),
  );

  expect(most()).toBeGreaterThan(0);
  expect(most()).toBeLessThanOrEqual(2);
  expect(prepared.map(({ width, height }) => [width, height])).toEqual(Array(8).fill([900, 600]));
  for (const variant of rendered)
    expect(await sharp(variant ?? new Uint8Array()).metadata()).toMatchObject({ format: 'webp', width: 40, height: 27 });
});

test('140: of one person four uploads wait and the next is refused; other people come in, and all are done', async () => {
  const processor = pictureProcessor();
  const jpeg = await aJpeg(60, 40);
  const own = await Promise.allSettled([...Array(7).keys()].map(() => processor.prepare(jpeg, 'somebody')));
  const [last, ...others] = own.toReversed();

  expect(last?.status === 'rejected' && last.reason instanceof Refusal && last.reason.kind).toBe('tooMany');
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
  await expect(processor.prepare(jpeg, 'another')).resolves.toMatchObject({ width: 60 });
});

test('what is refused leaves its place to others', async () => {
  const processor = pictureProcessor();
  const jpeg = await aJpeg();
  const broken = jpeg.subarray(0, 200);
  for (let count = 0; count < 5; count += 1)
    await expect(processor.prepare(broken, 'somebody')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(processor.prepare(jpeg, 'somebody')).resolves.toMatchObject({ width: 900 });
});

test.each([
  ['a photo', () => aJpeg(30, 20), 'image/jpeg'],
  [
    'a drawing',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')),
    'image/svg+xml',
  ],
] as const)('%s smaller than a variant is never enlarged: it comes at its own size', async (_, draw, contentType) => {
  const bytes = await draw();
  const { render } = pictureProcessor();
  const sizeOf = async (variant: PictureVariant) => {
    const { width, height } = await sharp(
      (await render(() => Promise.resolve({ bytes, contentType }), variant, 'a')) ?? [],
    ).metadata();
    return [variant, width, height];
  };

  const sizes = [await sizeOf('plain'), await sizeOf('ls'), await sizeOf('400'), await sizeOf('40')];

  expect(sizes).toEqual(['plain', 'ls', '400', '40'].map((variant) => [variant, 30, 20]));
});

test('an upload smaller than the longest side is stored at its own size, never enlarged', async () => {
  expect(await pictureProcessor().prepare(await aJpeg(30, 20), 'somebody')).toMatchObject({ width: 30, height: 20 });
});

test('its colours go from top to bottom, one of each third', async () => {
  const upper = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000000' } })
    .composite([{ input: upper, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
  const { placeholder } = await pictureProcessor().prepare(picture, 'somebody');
  const [top = 0, , bottom = 255] = (placeholder ?? '').split(' ').map((colour) => Number.parseInt(colour.slice(1, 3), 16));
  expect([top > 200, bottom < 50]).toEqual([true, true]);
});

test('a missing library is our fault and never blamed on the picture', async () => {
  const jpeg = await aJpeg();
  vi.doMock('sharp', () => {
    throw new Error('Cannot find package sharp');
  });
  forgetters.push(() => vi.doUnmock('sharp'));

  await expect(pictureProcessor().prepare(jpeg, 'somebody')).rejects.not.toBeInstanceOf(Refusal);
});
