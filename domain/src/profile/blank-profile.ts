import { type Profile, PROFILE_SCHEMA_VERSION } from './profile';

/** Everything a new profile does not choose by itself: `now` is an ISO 8601 moment. */
export interface NewProfile extends Pick<Profile, '_id' | 'username' | 'displayName' | 'type' | 'sportsTypeGender' | 'roles'> {
  readonly now: string;
}

/** A first, empty profile: every sub-object present, every optional field null, every list empty, not verified. */
export function blankProfile({ now, ...chosen }: NewProfile): Profile {
  return {
    ...chosen,
    schemaVersion: PROFILE_SCHEMA_VERSION,
    version: 1,
    status: null,
    about: null,
    citizenship: [],
    profilePicture: null,
    cover: null,
    position: { main: [] },
    characteristics: { feet: null, foot: null },
    teams: [],
    address: { locality: null, administrative_area_level_1: null, country: null },
    schoolName: null,
    class: null,
    graduationYear: null,
    gpa: null,
    gpaOf: null,
    social: { x: null, instagram: null },
    albums: [],
    pictures: [],
    pictureDetails: {},
    videos: [],
    verified: false,
    hidden: false,
    createdAt: now,
    updatedAt: now,
  };
}
