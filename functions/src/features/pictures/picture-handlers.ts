import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { pictureAddressOf } from '@touchline/domain/pictures/picture-address';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { requireTimeLeft } from '../../platform/deadline';
import { callerUid, type Handler } from '../../platform/handler';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { CountAttempt, LimitRule } from '../../platform/rate-limit-store';
import type { CollegePictureStore } from '../colleges/college-picture-store';
import type { PictureProcessor } from './picture-processor';
import type { ServePicture } from './served-pictures';

/** GET /ui/v1/resources?q= */
export function resource(serve: ServePicture): Handler<'resource'> {
  return async ({ query }) => {
    const address = pictureAddressOf(query.q);
    if (address === null) throw new Refusal('malformed', 'malformedRequest', { what: 'q' }, 'q');
    return serve(address);
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
  readonly pictures: CollegePictureStore;
  readonly files: PictureFiles;
  readonly processor: PictureProcessor;
  readonly countAttempt: CountAttempt;
  readonly newId: () => string;
}

/**
 * POST /ui/v1/colleges/:collegeId/pictures. Nothing of the upload itself is stored: what is stored has been decoded and
 * encoded again.
 */
export function uploadCollegePicture({
  pictures,
  files,
  processor,
  countAttempt,
  newId,
}: UploadDependencies): Handler<'uploadCollegePicture'> {
  return async ({ actor, params: { collegeId }, body }) => {
    const uid = callerUid(actor);
    if (!(await pictures.hasCollege(collegeId))) throw new Refusal('notFound', 'unknownCollege');
    await countAttempt(UPLOADS, uid);
    const { width, height, placeholder, ...file } = await processor.prepare(body(), uid);
    requireTimeLeft();
    const pictureId = newId();
    await pictures.markUpload(collegeId, pictureId);
    await files.saveOriginal({ kind: 'colleges', ownerId: collegeId, pictureId }, file);
    await pictures.addToCollege(
      collegeId,
      pictureId,
      { width, height, placeholder, area: null },
      {
        uid,
        isAdmin: actor.isAdmin,
      },
    );
    return { pictureId, width, height };
  };
}
