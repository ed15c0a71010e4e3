import { TRIES_PER_MINUTE } from '@touchline/domain/constants/limits';
import { Refusal } from '@touchline/domain/http/refusal';
import { requireTimeLeft } from '../../platform/deadline';
import type { Handler } from '../../platform/handler';
import type { PictureFiles } from '../../platform/picture-file-store';
import type { CountTry, RateLimit } from '../../platform/rate-limit-store';
import type { CollegePictureStore } from './college-picture-store';
import type { PictureStudio } from './picture-studio';

/** Uploads of one account in a minute (test-matrix.md §3, 74). */
const UPLOADS: RateLimit = { name: 'upload', perMinute: TRIES_PER_MINUTE.uploads, code: 'tooManyUploads' };

/** What an upload goes through. */
export interface UploadPath {
  readonly pictures: CollegePictureStore;
  readonly files: PictureFiles;
  readonly studio: PictureStudio;
  readonly countTry: CountTry;
  readonly newId: () => string;
}

/** POST /ui/v1/colleges/:collegeId/pictures. Nothing of the upload itself is kept: what is stored has been decoded and encoded again. */
export function uploadCollegePicture({ pictures, files, studio, countTry, newId }: UploadPath): Handler<'uploadCollegePicture'> {
  return async ({ actor, params: { collegeId }, body }) => {
    const { uid, isAdmin } = actor;
    if (uid === null) throw new Refusal('signInRequired', 'signInRequired');
    if (!(await pictures.hasCollege(collegeId))) throw new Refusal('notFound', 'unknownCollege');
    await countTry(UPLOADS, uid);
    const { width, height, placeholder, ...file } = await studio.prepare(body());
    requireTimeLeft();
    const pictureId = newId();
    await pictures.expect(collegeId, pictureId);
    await files.saveOriginal({ kind: 'colleges', ownerId: collegeId, pictureId }, file);
    await pictures.own(collegeId, pictureId, { width, height, placeholder, area: null }, { uid, isAdmin });
    return { pictureId, width, height };
  };
}
