import { shownLockedPictureOf } from '@touchline/domain/person/moderation/locked-picture';
import type { AuthChanges } from '../../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../../platform/handler';
import type { PictureFile } from '../../../platform/picture-file-store';
import type { LockedPictureStore } from './locked-picture-store';

/** GET /ui/v1/admin/lockedPictures */
export function listLockedPictures(pictures: LockedPictureStore, clock: Clock): Handler<'lockedPictures'> {
  return async ({ actor }) => {
    const now = clock().toISOString();
    return { items: (await pictures.list()).map((one) => shownLockedPictureOf(one, callerUid(actor), now)) };
  };
}

/** POST /ui/v1/admin/lockedPictures/:lockId/request */
export function askForLockedPicture(pictures: LockedPictureStore): Handler<'askForLockedPicture'> {
  return async ({ actor, params: { lockId }, body }) => {
    await pictures.ask(lockId, body(), callerUid(actor));
    return null;
  };
}

/** POST /ui/v1/admin/lockedPictures/:lockId/decision */
export function decideLockedPicture(
  pictures: LockedPictureStore,
  users: Pick<AuthChanges, 'find'>,
): Handler<'decideLockedPicture'> {
  return async ({ actor, params: { lockId }, body }) => {
    const isAdmin = async (asker: string) => {
      const found = await users.find(asker);
      return found !== null && found.claims.admin === true && !found.isDisabled;
    };
    await pictures.decide(lockId, { by: callerUid(actor), ...body(), isAdmin });
    return null;
  };
}

/**
 * GET /ui/v1/admin/lockedPictures/:lockId/picture, made smaller on the fly and stored nowhere. Each look is a line of
 * the log.
 */
export function lockedPicture(
  pictures: LockedPictureStore,
  render: (file: PictureFile) => Promise<Uint8Array | null>,
): Handler<'lockedPicture'> {
  return async ({ actor, params: { lockId } }) => {
    const file = await pictures.look(lockId, callerUid(actor));
    const bytes = (await render(file)) ?? file.bytes;
    return { bytes, contentType: 'image/webp', tag: `${lockId}-locked`, cacheControl: 'private, no-store' };
  };
}
