import { expect, test } from 'vitest';
import { drawnScene } from './drawn-pictures';
import { seedPictures } from './seed-gateway';

const pictures = ['first', 'second', 'third'].map((pictureId) =>
  drawnScene(
    { kind: 'colleges', ownerId: 'test-college', pictureId },
    { scene: 'stadium', light: 'dusk', width: 600, height: 400, main: '#0B3C5D', second: '#F2C14E', number: 1 },
    null,
  ),
);
const pathOf = (pictureId: string) => `colleges/test-college/${pictureId}/original`;

/** A bucket that fails the first calls, as many as given, with a status. */
function aBucket(stored: readonly string[], failures = 0, status = 503) {
  const held = new Map(stored.map((name) => [name, 'of before']));
  let left = failures;
  const file = (name: string) => ({
    save: (bytes: Buffer) => {
      left -= 1;
      if (left >= 0) return Promise.reject(Object.assign(new Error('busy'), { code: status }));
      held.set(name, bytes.toString());
      return Promise.resolve();
    },
  });
  const bucket = { getFiles: () => Promise.resolve([[...held.keys()].map((name) => ({ name }))]), file };
  return { held, bucket: bucket as unknown as Parameters<typeof seedPictures>[0] };
}

test('pictures that the bucket lacks are drawn into it, those it has stay as they are', async () => {
  const { bucket, held } = aBucket([pathOf('second')]);

  expect(await seedPictures(bucket, pictures)).toBe(2);

  expect([...held.keys()].sort()).toEqual(['first', 'second', 'third'].map(pathOf));
  expect(held.get(pathOf('first'))).toMatch(/^<svg /);
  expect(held.get(pathOf('second'))).toBe('of before');
  expect(await seedPictures(bucket, pictures)).toBe(0);
});

test('a busy bucket is asked again', async () => {
  const { bucket, held } = aBucket([], 4);

  expect(await seedPictures(bucket, pictures, [0, 0])).toBe(3);

  expect(held.size).toBe(3);
});

test('a bucket that stays busy, or refuses for another reason, ends the seeding', async () => {
  await expect(seedPictures(aBucket([], 99).bucket, pictures, [0, 0])).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(seedPictures(aBucket([], 1, 403).bucket, pictures, [0, 0])).rejects.toMatchObject({ code: 403 });
});
