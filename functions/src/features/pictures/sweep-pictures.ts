import type { PictureFiles } from '../../platform/picture-file-store';
import type { CollegePictureStore } from './college-picture-store';

const A_BATCH = 100;

/**
 * Removes the pictures that have waited long enough for a use: their college lets them go first, their bytes follow, their notes last, so that a sweep that
 * breaks off is finished by the next one (F5, F6). Answers how many are gone.
 */
export async function sweepPictures(pictures: CollegePictureStore, files: PictureFiles): Promise<number> {
  let swept = 0;
  for (;;) {
    const due = await pictures.listDue(A_BATCH);
    for (const one of due) {
      if (!(await pictures.disown(one))) continue;
      await files.removeAll({ kind: 'colleges', ownerId: one.collegeId, pictureId: one._id });
      await pictures.forget(one._id);
      swept += 1;
    }
    if (due.length < A_BATCH) return swept;
  }
}
