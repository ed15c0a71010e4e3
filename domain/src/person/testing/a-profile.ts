import { BLANK_SINCE_V3, type Profile } from '../profiles/profile';
import { BLANK_SINCE_V14, NO_NOTICES } from '../profiles/profile-parts';
import { NO_STAMPS } from '../profiles/schedule/schedule';
import { type ShownProfile, shownProfileTo } from '../profiles/audience/shown-profile';

/** A complete high-school player, all 20 key fields filled; `changes` replace whole fields. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...BLANK_SINCE_V3,
    ...BLANK_SINCE_V14,
    seasons: [],
    scheduleStamps: NO_STAMPS,
    _id: 'uid-demo-player',
    schemaVersion: 17,
    version: 1,
    username: 'demo-player',
    displayName: 'Robin Sample',
    type: 'playerHighSchool',
    sportsTypeGender: 'Female',
    status: 'looking',
    committedTo: null,
    about: 'Left back who likes to overlap.',
    citizenship: ['US'],
    profilePicture: 'picture-face',
    cover: 'picture-cover',
    position: { main: ['LB'] },
    characteristics: { feet: `5'7"`, foot: 'left' },
    teams: [
      {
        type: 'club',
        teamName: 'Sample Town FC',
        league: 'Sample League',
        country: 'US',
        tier: 'T2',
        logo: 'picture-logo',
        showInHeader: true,
      },
    ],
    address: { locality: 'Sampleton', administrative_area_level_1: 'Ohio', country: 'US' },
    schoolName: 'Sampleton High School',
    class: 'Junior',
    graduationYear: 2028,
    gpa: 3.6,
    gpaOf: 4,
    social: { x: 'demo_player', instagram: null },
    roles: [],
    albums: [],
    pictures: ['picture-face', 'picture-cover', 'picture-logo'],
    pictureDetails: {},
    videos: [{ url: 'https://www.youtube.com/watch?v=abcdefghijk', label: null, pinned: false }],
    audienceNotice: false,
    notices: NO_NOTICES,
    featuring: null,
    premium: null,
    featuredAt: null,
    hidden: false,
    guardianHides: false,
    withheld: null,
    withheldParts: [],
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    publicAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  };
}

/** The same as its owner reads it: with everything that a page may show. */
export function aShownProfile(changes: Partial<Profile> = {}): ShownProfile {
  const shown = shownProfileTo(aProfile(changes), 'owner', '2026-06-01');
  if (shown === null) throw new Error('owners see their own profile');
  return shown;
}
