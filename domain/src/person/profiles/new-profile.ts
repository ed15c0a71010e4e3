import { splitWords } from '../../kernel/text/fold-text';
import { BLANK_SINCE_V14, NO_NOTICES } from './profile-parts';
import { BLANK_SINCE_V3, type Profile, PROFILE_SCHEMA_VERSION } from './profile';
import { isReservedUsername } from './username';

/** The input of a new profile; `now` is an ISO 8601 time. */
export interface NewProfile extends Pick<Profile, '_id' | 'username' | 'displayName' | 'type' | 'sportsTypeGender' | 'roles'> {
  /** The day on which the person comes of age; null, or left out, where it is not known. */
  readonly adultFrom?: string | null;
  readonly now: string;
}

/** An empty profile: every sub-object present, every optional field null, every list empty, without Premium. */
export function blankProfile({ now, ...chosen }: NewProfile): Profile {
  return {
    ...BLANK_SINCE_V3,
    ...BLANK_SINCE_V14,
    seasons: [],
    ...chosen,
    schemaVersion: PROFILE_SCHEMA_VERSION,
    version: 1,
    status: null,
    committedTo: null,
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
    audienceNotice: false,
    notices: NO_NOTICES,
    featuring: null,
    premium: null,
    featuredAt: null,
    hidden: false,
    guardianHides: false,
    withheld: null,
    withheldParts: [],
    createdAt: now,
    updatedAt: now,
    publicAt: now,
  };
}

const LONGEST = 30;
/** The username base for a name without any letter that an address can contain. */
const NAMELESS = 'member';

/**
 * Usernames for a display name, best first: the name, the name with a number, and at last the name with `unique`,
 * random lower-case letters and digits. All have the form that `username` requires, and none is reserved.
 */
export function usernameCandidates(displayName: string, unique: string): string[] {
  const words = splitWords(displayName).flatMap((word) => word.replace(/[^a-z0-9]/g, '') || []);
  const name = words.join('-').slice(0, LONGEST).replace(/-$/, '');
  const isUsable = name.length >= 3 && !isReservedUsername(name);
  const base = isUsable
    ? name
    : [NAMELESS, name]
        .filter((part) => part !== '')
        .join('-')
        .slice(0, LONGEST)
        .replace(/-$/, '');
  return [base, ...['2', '3', '4', unique].map((end) => `${base}-${end}`)];
}
