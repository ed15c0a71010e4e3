import * as z from 'zod/mini';
import { defineCollection } from '../kernel/documents/define-collection';
import type { PictureAddress } from './picture-address';
import { pictureId } from './picture-id';

/** Version of the stored shape. */
export const UNUSED_PICTURE_SCHEMA_VERSION = 2;

/**
 * Hours that an upload waits for its first use, and days that a removed picture waits for an undo (docs/data-model.md;
 * F5).
 */
export const UNUSED_RETENTION = { uploadedHours: 24, removedDays: 30 } as const;

/** The path of a picture's owner: `colleges/{collegeId}` or `profiles/{uid}`. */
const owner = z.string().check(z.regex(/^(?:colleges|profiles)\/[A-Za-z0-9_-]{1,128}$/));

/**
 * `unusedPictures/{pictureId}`: a picture that nothing refers to, since when, and from when on the sweep may remove it.
 * A picture in use has no such document.
 */
export const unusedPicture = z.strictObject({
  _id: pictureId,
  schemaVersion: z.literal(UNUSED_PICTURE_SCHEMA_VERSION),
  owner,
  since: z.iso.datetime(),
  sweepAt: z.iso.datetime(),
});

/** The pictures that no page shows and the sweep may remove. In the first version all of them were of colleges. */
export const UNUSED_PICTURES = defineCollection({
  name: 'unusedPictures',
  holds: 'A picture of a college or a profile that nothing refers to, and when the sweep may remove it. The id is the picture.',
  version: UNUSED_PICTURE_SCHEMA_VERSION,
  schema: unusedPicture,
  upgrades: { 1: ({ collegeId, ...stored }) => ({ ...stored, owner: `colleges/${String(collegeId)}` }) },
  personalData: {
    export: { nothing: 'The pictures themselves are part of the download.' },
    deletion: { erase: [{ by: 'field', field: 'owner', prefix: 'profiles/' }] },
  },
});

export type UnusedPicture = z.infer<typeof unusedPicture>;

/**
 * The mark of a picture that has just been uploaded, removed from its page (an undo may bring it back), or deleted by
 * its owner for good.
 */
export function unusedPictureOf(_id: string, path: string, why: 'uploaded' | 'removed' | 'deleted', now: Date): UnusedPicture {
  const hours = { uploaded: UNUSED_RETENTION.uploadedHours, removed: UNUSED_RETENTION.removedDays * 24, deleted: 0 }[why];
  const sweepAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  return { _id, schemaVersion: UNUSED_PICTURE_SCHEMA_VERSION, owner: path, since: now.toISOString(), sweepAt };
}

/** The owner that a mark names. */
export function ownerOf({ owner: path }: Pick<UnusedPicture, 'owner'>): Pick<PictureAddress, 'kind' | 'ownerId'> {
  const [kind, ownerId = ''] = path.split('/');
  return { kind: kind === 'profiles' ? 'profiles' : 'colleges', ownerId };
}
