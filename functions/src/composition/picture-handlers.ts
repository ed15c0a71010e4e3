import { collegePictureStore } from '../features/colleges/college-picture-store';
import { mediaPicture, mediaVariant, resource, uploadCollegePicture } from '../features/pictures/picture-handlers';
import { servedPictures } from '../features/pictures/served-pictures';
import type { SharedServices } from './shared-services';

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
