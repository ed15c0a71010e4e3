import { COLLEGES_WITH_PICTURES } from '../features/colleges/college-documents-store';
import { profileOfRequest } from '../features/featuring/feature-line-store';
import { holdProfilePicture, reportCollegePicture } from '../features/moderation/matched-picture';
import { isLockedPicture } from '../features/moderation/locked/locked-picture-store';
import { likeRemoved } from '../features/moderation/removed-picture-store';
import { reportedPicture } from '../features/moderation/reported-picture';
import { profilePictureAccess } from '../features/profiles/profile-handlers';
import { isGuardianOf } from '../features/guardianship/guardian-of-player-store';
import { PROFILES_WITH_PICTURES } from '../features/profiles/profile-store';
import { mediaScene } from '../features/pictures/scene/college-scenes';
import { ownedPictureStore } from '../features/pictures/owned-picture-store';
import { mediaLinkPreview } from '../features/pictures/link-previews';
import { featurePicture } from '../features/pictures/poster/feature-picture';
import {
  mediaPicture,
  mediaVariant,
  resource,
  uploadCollegePicture,
  uploadProfilePicture,
} from '../features/pictures/picture-handlers';
import { limitAtOnce } from '../features/pictures/picture-queue';
import { servedPictures } from '../features/pictures/served-pictures';
import { UPLOADS_OF_A_PERSON_AT_ONCE } from '../platform/instance-memory';
import type { SharedServices } from './shared-services';

/** The handlers of pictures. */
export function pictureHandlers(shared: SharedServices) {
  const { database, clock, newId, profiles, files, processor, countAttempt } = shared;
  const accessTo = profilePictureAccess(profiles, clock, isLockedPicture(database), isGuardianOf(database, clock));
  const serve = servedPictures({ files, processor, accessTo });
  const serveToAdmin = servedPictures({ files, processor, accessTo: () => Promise.resolve('reader') });
  const isLikeRemoved = likeRemoved(database, clock);
  const collegeOwners = { ...COLLEGES_WITH_PICTURES, hold: reportCollegePicture({ database }) };
  const profileOwners = { ...PROFILES_WITH_PICTURES, hold: holdProfilePicture({ database, users: shared.users }) };
  const colleges = ownedPictureStore(collegeOwners, database, clock, newId);
  const ofProfiles = ownedPictureStore(profileOwners, database, clock, newId);
  const upload = { files, processor, atOnce: limitAtOnce(UPLOADS_OF_A_PERSON_AT_ONCE), countAttempt, isLikeRemoved, newId };
  return {
    uploadCollegePicture: uploadCollegePicture({ ...upload, pictures: colleges }),
    uploadProfilePicture: uploadProfilePicture({ ...upload, pictures: ofProfiles }),
    resource: resource(serve),
    mediaLinkPreview: mediaLinkPreview({ find: shared.colleges.find, ranksOf: shared.lists.ranksOf, files, processor }),
    featurePicture: featurePicture({ profileOf: profileOfRequest(database), files, processor, clock }),
    reportedPicture: reportedPicture({ database, serve: serveToAdmin, isLocked: isLockedPicture(database) }),
    mediaScene: mediaScene(shared.colleges.find),
    mediaPicture: mediaPicture(serve),
    mediaVariant: mediaVariant(serve),
  };
}
