import type { PlayedKind } from '../../kernel/patch/testing/two-editors-histories';
import { editProfile, type ProfileEditRecord, undoProfileEdit } from '../profiles/edit-profile';
import { blankProfile } from '../profiles/new-profile';
import type { Profile } from '../profiles/profile';
import { aProfile } from './a-profile';

const NOW = '2026-06-01T12:00:00.000Z';

/** Profiles as their owner edits them in two tabs. */
export const PLAYED_PROFILE: PlayedKind<Profile, ProfileEditRecord> = {
  blank: () => {
    const { _id, username, displayName, type, sportsTypeGender } = aProfile();
    return blankProfile({ _id, username, displayName, type, sportsTypeGender, roles: [], now: NOW });
  },
  edit: (before, patch) => {
    const { profile, record } = editProfile(before, patch, NOW);
    return { document: profile, record };
  },
  undo: (profile, record) => undoProfileEdit(profile, record, NOW),
  paths: ['/about', '/schoolName', '/address/locality', '/address/administrative_area_level_1', '/social/x'],
};
