import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { collegeId } from './college';
import { pictureId } from '../pictures/picture-id';

/** Version of the stored shape. */
export const UNUSED_PICTURE_SCHEMA_VERSION = 1;

/**
 * Hours that an upload waits for its first use, and days that a removed picture waits for an undo (docs/data-model.md;
 * F5).
 */
export const UNUSED_RETENTION = { uploadedHours: 24, removedDays: 30 } as const;

/**
 * `unusedPictures/{pictureId}`: a college's picture that nothing refers to, since when, and from when on the sweep may
 * remove it. A picture in use has no such document.
 */
export const unusedPicture = z.strictObject({
  _id: pictureId,
  schemaVersion: z.literal(UNUSED_PICTURE_SCHEMA_VERSION),
  collegeId,
  since: z.iso.datetime(),
  sweepAt: z.iso.datetime(),
});

/** The pictures that no page shows and the sweep may remove. */
export const UNUSED_PICTURES = defineCollection({
  name: 'unusedPictures',
  holds: 'A picture of a college that nothing refers to, and when the sweep may remove it. The id is the picture.',
  version: UNUSED_PICTURE_SCHEMA_VERSION,
  schema: unusedPicture,
  upgrades: {},
  personalData: noPersonalData('It names a picture and a college, nobody else.'),
});

export type UnusedPicture = z.infer<typeof unusedPicture>;

/** The document of a picture that has just been uploaded, or removed from its page. */
export function unusedPictureOf(_id: string, collegeId: string, why: 'uploaded' | 'removed', now: Date): UnusedPicture {
  const hours = why === 'uploaded' ? UNUSED_RETENTION.uploadedHours : UNUSED_RETENTION.removedDays * 24;
  const sweepAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  return { _id, schemaVersion: UNUSED_PICTURE_SCHEMA_VERSION, collegeId, since: now.toISOString(), sweepAt };
}
