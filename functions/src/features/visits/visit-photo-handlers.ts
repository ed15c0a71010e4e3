import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Visit } from '@touchline/domain/person/visits/visit';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { VISIT_LIMITS } from '@touchline/domain/reference/visits';
import { requireTimeLeft } from '../../platform/deadline';
import type { Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { CountAttempt, LimitRule } from '../../platform/rate-limit-store';
import type { IsLikeRemoved } from '../moderation/removed-picture-store';
import type { PictureProcessor } from '../pictures/picture-processor';
import type { limitAtOnce } from '../pictures/picture-queue';
import type { ServePicture } from '../pictures/served-pictures';
import { journalOwner, shownVisit, type VisitDependencies } from './visit-handlers';

/** Uploads of one account in a minute, together with those of its profile. */
const UPLOADS: LimitRule = { name: 'upload', perMinute: RATE_LIMITS_PER_MINUTE.uploads, code: 'tooManyUploads' };

const holds = ({ photos }: Pick<Visit, 'photos'>, pictureId: string): boolean =>
  photos.some((photo) => photo.pictureId === pictureId);

/** What the calls about photos need besides. */
interface PhotoDependencies extends VisitDependencies {
  readonly files: Pick<PictureFiles, 'saveOriginal' | 'removeAll'>;
  readonly processor: PictureProcessor;
  readonly serve: ServePicture;
  readonly atOnce: ReturnType<typeof limitAtOnce>;
  readonly countAttempt: CountAttempt;
  readonly isLikeRemoved: IsLikeRemoved;
  readonly newId: () => string;
}

/**
 * POST /ui/v1/visits/:visitId/photos. The visit names the photo before its bytes are stored, so that no bytes are ever
 * left without a visit; where storing them fails, the visit names it no more. One that is like a picture that
 * moderation removed is refused.
 */
export function uploadVisitPhoto(dependencies: PhotoDependencies): Handler<'uploadVisitPhoto'> {
  const { visits, files, processor, atOnce, countAttempt, isLikeRemoved, newId } = dependencies;
  return async ({ actor, params: { visitId }, body }) => {
    const uid = await journalOwner(dependencies, actor, 'change');
    return atOnce(uid, async () => {
      const { photos } = await visits.find(uid, visitId);
      if (photos.length >= VISIT_LIMITS.photos)
        throw new Refusal('conflict', 'visitPhotosTooMany', { most: VISIT_LIMITS.photos });
      await countAttempt(UPLOADS, uid);
      const { width, height, placeholder, fingerprint, ...file } = await processor.prepare(body(), uid);
      if (await isLikeRemoved(fingerprint)) throw new Refusal('invalid', 'visitPhotoRefused');
      requireTimeLeft();
      const pictureId = newId();
      const ref = { kind: 'visits', ownerId: uid, pictureId } as const;
      await visits.addPhoto(uid, visitId, { pictureId, width, height, placeholder });
      try {
        await files.saveOriginal(ref, file);
        // A photo or visit that was removed meanwhile leaves no bytes behind.
        if (!holds(await visits.find(uid, visitId), pictureId)) throw new Refusal('notFound', 'unknownPicture');
      } catch (failure) {
        await files.removeAll(ref).catch((error: unknown) => logBug('', error));
        await visits.removePhoto(uid, visitId, pictureId).catch((error: unknown) => logBug('', error));
        throw failure;
      }
      return { pictureId, width, height };
    });
  };
}

/** GET /ui/v1/visits/:visitId/photos/:pictureId */
export function visitPhoto(dependencies: PhotoDependencies): Handler<'visitPhoto'> {
  return async ({ actor, params: { visitId, pictureId }, query: { size } }) => {
    const uid = await journalOwner(dependencies, actor, 'read');
    const { photos } = await dependencies.visits.find(uid, visitId);
    if (!holds({ photos }, pictureId)) throw new Refusal('notFound', 'unknownPicture');
    return dependencies.serve({ kind: 'visits', ownerId: uid, pictureId, variant: size });
  };
}

/** DELETE /ui/v1/visits/:visitId/photos/:pictureId. The bytes go first, so that none is left without a visit. */
export function removeVisitPhoto(dependencies: PhotoDependencies): Handler<'removeVisitPhoto'> {
  const { visits, files } = dependencies;
  return async ({ actor, params: { visitId, pictureId } }) => {
    const uid = await journalOwner(dependencies, actor, 'change');
    const visit = await visits.find(uid, visitId);
    if (!holds(visit, pictureId)) return { visit: await shownVisit(dependencies, visit) };
    await files.removeAll({ kind: 'visits', ownerId: uid, pictureId });
    return { visit: await shownVisit(dependencies, await visits.removePhoto(uid, visitId, pictureId)) };
  };
}

/** DELETE /ui/v1/visits/:visitId. The photos go first, and those that came meanwhile go with the visit. */
export function removeVisit(dependencies: PhotoDependencies): Handler<'removeVisit'> {
  const { visits, files } = dependencies;
  return async ({ actor, params: { visitId } }) => {
    const uid = await journalOwner(dependencies, actor, 'change');
    const removeFiles = (ids: readonly { readonly pictureId: string }[]) =>
      Promise.all(ids.map(({ pictureId }) => files.removeAll({ kind: 'visits', ownerId: uid, pictureId })));
    const before = (await visits.list(uid)).find((visit) => visit._id === `${uid}.${visitId}`)?.photos ?? [];
    await removeFiles(before);
    const removed = await visits.remove(uid, visitId);
    await removeFiles((removed?.photos ?? []).filter(({ pictureId }) => !holds({ photos: before }, pictureId)));
    return null;
  };
}
