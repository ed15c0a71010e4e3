import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import type { Storage } from 'firebase-admin/storage';
import type { DrawnPicture } from './drawn-picture';

type Bucket = ReturnType<Storage['bucket']>;

/** Drawings on their way to the bucket at once. */
const AT_ONCE = 24;

/**
 * Puts the originals of the drawn pictures into the bucket; those that are there stay as they are, because an id never names another picture. The sizes
 * that pages show are drawn when first asked for (docs/architecture.md, Pictures). Answers how many were put there.
 */
export async function seedPictures(bucket: Bucket, pictures: readonly DrawnPicture[]): Promise<number> {
  const files = pictureFiles(() => Promise.resolve(bucket));
  const [stored] = await bucket.getFiles();
  const known = new Set(stored.map(({ name }) => name));
  const missing = pictures.filter(({ kind, ownerId, pictureId }) => !known.has(`${kind}/${ownerId}/${pictureId}/original`));
  const queue = missing.values();
  const carry = async (): Promise<void> => {
    for (const { draw, ...place } of queue)
      await files.saveOriginal(place, { bytes: Buffer.from(draw()), contentType: 'image/svg+xml' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return missing.length;
}
