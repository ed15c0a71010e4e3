import * as z from 'zod/mini';
import { lockedPictureForm, lockedPictureVerdict, shownLockedPicture } from '../../person/moderation/locked-picture';

/**
 * The rows of pictures that were reported for the sexual abuse of a child
 * (docs/decisions/188-locked-pictures.md).
 */
export const LOCKED_PICTURE_ROWS = {
  lockedPictures: {
    summary:
      'The pictures that were reported for the sexual abuse of a child, 50 at most, the oldest first: the request that waits for a second admin, and until when the caller may look.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(shownLockedPicture) }),
  },
  askForLockedPicture: {
    summary:
      'Asks a second admin to open a locked picture for both, to give it back, or to remove it for good. 409 where a request waits already, and for one that is closed.',
    access: 'admin',
    query: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: lockedPictureForm,
    answer: null,
  },
  decideLockedPicture: {
    summary:
      'Confirms or refuses what another admin asked for. 409 for one’s own request, for one that is gone, and where who asked is no admin any more.',
    access: 'admin',
    query: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'unavailable'],
    body: lockedPictureVerdict,
    answer: null,
  },
  lockedPicture: {
    summary: 'A locked picture, for the two admins who opened it, for an hour: 403 for everybody else. The log has each look.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'unavailable'],
    answer: 'bytes',
  },
} as const;
