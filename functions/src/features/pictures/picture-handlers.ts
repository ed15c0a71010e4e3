import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import { pictureAddressOf } from '@touchline/domain/pictures/picture-address';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { requireTimeLeft } from '../../platform/deadline';
import { callerUid, type Handler } from '../../platform/handler';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { CountAttempt, LimitRule } from '../../platform/rate-limit-store';
import type { IsLikeRemoved } from '../moderation/removed-picture-store';
import type { OwnedPictureStore } from './owned-picture-store';
import type { PictureProcessor } from './picture-processor';
import type { limitAtOnce } from './picture-queue';
import type { ServePicture } from './served-pictures';

/** GET /ui/v1/resources?q= */
export function resource(serve: ServePicture): Handler<'resource'> {
  return async ({ query, actor }) => {
    const address = pictureAddressOf(query.q);
    if (address === null) throw new Refusal('malformed', 'malformedRequest', { what: 'q' }, 'q');
    return serve(address, actor);
  };
}

/** GET /media/:kind/:ownerId/:pictureId */
export function mediaPicture(serve: ServePicture): Handler<'mediaPicture'> {
  return async ({ params: { kind, ownerId, pictureId } }) => serve(addressOrNotFound(`${kind}/${ownerId}/${pictureId}`));
}

/** GET /media/:kind/:ownerId/:variant/:pictureId */
export function mediaVariant(serve: ServePicture): Handler<'mediaVariant'> {
  return async ({ params: { kind, ownerId, variant, pictureId } }) =>
    serve(addressOrNotFound(`${kind}/${ownerId}/${variant}/${pictureId}`));
}

function addressOrNotFound(path: string) {
  const address = pictureAddressOf(path);
  if (address === null) throw new Refusal('notFound', 'notFound');
  return address;
}

/** Uploads of one account in a minute (docs/decisions/015-limits-on-abuse.md). */
const UPLOADS: LimitRule = { name: 'upload', perMinute: RATE_LIMITS_PER_MINUTE.uploads, code: 'tooManyUploads' };

/** What an upload needs. */
interface UploadDependencies {
  readonly pictures: OwnedPictureStore;
  readonly files: PictureFiles;
  readonly processor: PictureProcessor;
  /** Limits how many uploads of one person are under way. */
  readonly atOnce: ReturnType<typeof limitAtOnce>;
  readonly countAttempt: CountAttempt;
  readonly isLikeRemoved: IsLikeRemoved;
  readonly newId: () => string;
}

/** POST /ui/v1/colleges/:collegeId/pictures */
export function uploadCollegePicture(dependencies: UploadDependencies): Handler<'uploadCollegePicture'> {
  return ({ actor, params, body }) => storedPicture(dependencies, params.collegeId, actor, body);
}

/** POST /ui/v1/profile/:profileId/pictures */
export function uploadProfilePicture(dependencies: UploadDependencies): Handler<'uploadProfilePicture'> {
  return ({ actor, params, body }) => storedPicture(dependencies, params.profileId, actor, body);
}

/**
 * Stores a picture for its owner. Nothing of the upload itself is stored: what is stored has been decoded and encoded
 * again. One that is like a picture that moderation removed goes into the queue
 * (docs/decisions/187-hashes-of-removed-pictures.md).
 */
async function storedPicture(
  { pictures, files, processor, atOnce, countAttempt, isLikeRemoved, newId }: UploadDependencies,
  ownerId: string,
  actor: Actor,
  body: () => Uint8Array,
) {
  const uid = callerUid(actor);
  return atOnce(uid, async () => {
    await pictures.requireOwner(ownerId);
    await countAttempt(UPLOADS, uid);
    const { width, height, placeholder, fingerprint, ...file } = await processor.prepare(body(), uid);
    requireTimeLeft();
    const pictureId = newId();
    await pictures.markUpload(ownerId, pictureId);
    await files.saveOriginal({ kind: pictures.kind, ownerId, pictureId }, file);
    const details = { width, height, placeholder, area: null };
    const by = { uid, isAdmin: actor.isAdmin };
    await pictures.addToOwner(ownerId, pictureId, details, { by, isLikeRemoved: await isLikeRemoved(fingerprint) });
    return { pictureId, width, height };
  });
}
