import { randomUUID } from 'node:crypto';
import { newLockedPicture } from '@touchline/domain/person/moderation/locked-picture';
import { lockedPictures } from '@touchline/functions/features/moderation/locked/locked-picture-store';
import { firestore } from '@touchline/functions/platform/firestore';

/** The id of a locked picture of nobody; with a request to open it that another admin made, where it is named. */
export async function aLockedPicture({ requestId }: { readonly requestId?: string } = {}): Promise<string> {
  const now = new Date().toISOString();
  const locked = newLockedPicture(`lock-${randomUUID()}`, { profileId: 'nobody', pictureId: 'picture-nobody' }, now);
  const asked = { wanted: 'open', reason: 'To report it.', askedBy: 'another-admin', askedAt: now } as const;
  await lockedPictures(firestore())
    .doc(locked._id)
    .set({ ...locked, request: requestId === undefined ? null : { requestId, ...asked } });
  return locked._id;
}
