import * as z from 'zod/mini';
import { collegeId } from '../college/college';
import { pictureId } from '../college/picture-id';

/** Version of the stored shape. */
export const UNUSED_PICTURE_SCHEMA_VERSION = 1;

/** Hours that an upload waits for its first use, and days that a removed picture waits for an undo (design.md §4, Retention; F5). */
export const KEPT_UNUSED = { uploadedHours: 24, removedDays: 30 } as const;

/** A college's picture that nothing refers to, `unusedPictures/{pictureId}`: since when, and from when on the sweep may remove it. In use, it has none. */
export const unusedPicture = z.strictObject({
  _id: pictureId,
  schemaVersion: z.literal(UNUSED_PICTURE_SCHEMA_VERSION),
  collegeId,
  since: z.iso.datetime(),
  sweepAt: z.iso.datetime(),
});

export type UnusedPicture = z.infer<typeof unusedPicture>;

/** The note about a picture that has just been uploaded, or removed from its page. */
export function unusedPictureOf(_id: string, collegeId: string, why: 'uploaded' | 'removed', now: Date): UnusedPicture {
  const hours = why === 'uploaded' ? KEPT_UNUSED.uploadedHours : KEPT_UNUSED.removedDays * 24;
  const sweepAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  return { _id, schemaVersion: UNUSED_PICTURE_SCHEMA_VERSION, collegeId, since: now.toISOString(), sweepAt };
}
