import type { Profile } from '../profile/profile';

/** A complete high-school player, all 20 key fields filled; `changes` replace whole fields. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    _id: 'uid-demo-player',
    schemaVersion: 2,
    version: 1,
    username: 'demo-player',
    displayName: 'Robin Sample',
    type: 'playerHighSchool',
    sportsTypeGender: 'Female',
    status: 'looking',
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
    videos: ['https://www.youtube.com/watch?v=abcdefghijk'],
    verified: false,
    hidden: false,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  };
}
