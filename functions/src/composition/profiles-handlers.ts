import { isShownToAll } from '@touchline/domain/camp/hidden-camp';
import { listedColleges } from '../features/colleges/catalogue-store';
import {
  changeUsername,
  deleteProfilePicture,
  patchProfile,
  profile,
  undoProfilePatch,
  usernameState,
} from '../features/profiles/profile-handlers';
import { isGuardianOf } from '../features/guardianship/guardian-of-player-store';
import { profileEditStore } from '../features/profiles/profile-edit-store';
import { hasReportedPreview } from '../platform/audit-store';
import { pictureFiles } from '../platform/picture-file-store';
import type { CollegeServices } from './college-services';

/** The handlers of profiles; like those of colleges they need the least of what an instance loads. */
export function profilesHandlers({ database, clock, newId, profiles, catalogue, camps }: CollegeServices) {
  const edits = profileEditStore(database, clock, newId, {
    college: async (id) => (await listedColleges(catalogue, [id])).has(id),
    camp: async (id) => {
      const found = await camps.store.find(id);
      return found !== null && isShownToAll(found);
    },
  });
  return {
    profile: profile(
      profiles,
      clock,
      (by, uid) => hasReportedPreview(database(), by, uid, clock()),
      isGuardianOf(database, clock),
    ),
    patchProfile: patchProfile(edits),
    undoProfilePatch: undoProfilePatch(edits),
    deleteProfilePicture: deleteProfilePicture(edits, pictureFiles()),
    usernameState: usernameState(edits),
    changeUsername: changeUsername(edits),
  };
}
