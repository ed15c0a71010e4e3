import { collegeCatalogue, mediaCatalogue, searchColleges } from '../features/colleges/catalogue-handlers';
import { collegeEdits, collegeProperty, getCollege, patchCollege, undoCollegePatch } from '../features/colleges/college-handlers';
import { collegePictureStore } from '../features/colleges/college-picture-store';
import { mediaPicture, mediaVariant, resource, uploadCollegePicture } from '../features/pictures/picture-handlers';
import { servedPictures } from '../features/pictures/served-pictures';
import type { SharedServices } from './shared-services';

/** The handlers of colleges, their catalogue and their search. */
export function collegeHandlers({ colleges, catalogue, clock, profiles }: SharedServices) {
  return {
    college: getCollege(colleges),
    patchCollege: patchCollege(colleges, clock),
    undoCollegePatch: undoCollegePatch(colleges),
    collegeEdits: collegeEdits(colleges, profiles),
    collegeProperty: collegeProperty(catalogue),
    collegeCatalogue: collegeCatalogue(catalogue),
    mediaCatalogue: mediaCatalogue(catalogue),
    searchColleges: searchColleges(catalogue),
  };
}

/** The handlers of pictures. */
export function pictureHandlers({ database, clock, newId, profiles, files, processor, countAttempt }: SharedServices) {
  const serve = servedPictures({ files, processor, isShown: profiles.holdsPicture });
  const pictures = collegePictureStore(database, clock, newId);
  return {
    uploadCollegePicture: uploadCollegePicture({ pictures, files, processor, countAttempt, newId }),
    resource: resource(serve),
    mediaPicture: mediaPicture(serve),
    mediaVariant: mediaVariant(serve),
  };
}
