import { editProfile } from '@touchline/domain/person/profiles/edit-profile';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { anOwnProfile } from './an-own-account';
import type { FakeAnswers } from './fake-api';
import { showApp } from './show-app';

/** The page of a player as its owner, over an API that stores edits; `more` are further answers. */
export function showOwnProfile(changes: Partial<Profile> = {}, address = '/profile/demo-player/about', more: FakeAnswers = {}) {
  let stored = aProfile(changes);
  let before = stored;
  const asked: unknown[] = [];
  const own = () => ({ ...anOwnProfile(), ...stored });
  const shown = showApp({
    address,
    signedInAs: own(),
    answers: {
      profile: (call) => {
        asked.push(call?.query);
        return aShownProfile(stored);
      },
      ownProfile: own,
      patchProfile: (call) => {
        before = stored;
        asked.push(['undo', call?.query]);
        stored = editProfile(stored, call?.body.patch, '2026-06-01T12:00:00.000Z').profile;
        return { profile: stored, patchId: 'patch-1' };
      },
      undoProfilePatch: () => {
        stored = { ...before, version: stored.version + 1 };
        return { profile: stored };
      },
      ...more,
    },
  });
  return { ...shown, asked };
}
