import { aPlayedSeason } from '../../../testing/a-played-season';
import { aProfile } from '../../../testing/a-profile';
import { aMatch } from '../../schedule/testing/a-match';

/** The day on which the tests read the marked profile. */
export const TODAY = '2026-06-01';
/** A minor, one who is of age and whose page becomes that of an adult on 1 July, an adult, somebody of unknown age. */
export const AGES = { minor: '2026-06-02', ofAge: '2026-04-01', adult: '2026-03-31', unknown: null } as const;

const TEAM = { type: null, teamName: null, league: null, country: null, tier: null, logo: null, showInHeader: false } as const;

/** A profile whose every group contains something that no other group does. */
export const full = aProfile({
  about: 'about-marker',
  profilePicture: 'portrait-marker',
  cover: 'portrait-marker-2',
  jerseyNumber: 77,
  teams: [...aProfile().teams, { ...TEAM, type: 'highSchool', teamName: 'Second Penfield Team', league: null, logo: null }],
  graduationYear: 2071,
  honours: [{ type: 'other', team: null, year: null, note: 'teams-marker' }],
  seasons: [aPlayedSeason({ season: 1987, team: 'season-team' })],
  address: { locality: 'Towning', administrative_area_level_1: 'place-marker', country: null },
  videos: [{ url: 'https://www.youtube.com/watch?v=videosmarke', label: 'videos-marker', pinned: false }],
  albums: [{ name: 'photos-marker', cover: 'photos-marker-1', pictures: ['photos-marker-1', 'photos-marker-2'] }],
  schoolName: 'Schoolham',
  gpa: 3.777,
  sat: 1577,
  ...{ toefl: 117, studyField: '52', ncaaId: '2109876543', naiaId: 'naia-marker' },
  schedule: [
    aMatch({ time: '18:30', event: 'schedule-marker', place: 'schedule-place', shirtNumber: 77, campId: 'schedule-camp' }),
  ],
  social: { x: 'social_marker', instagram: null },
  ...{ hudlPage: 'https://www.hudl.com/profile/hudl-marker', veoPage: 'https://app.veo.co/veo-marker' },
  pictures: ['portrait-marker', 'portrait-marker-2', 'photos-marker-1', 'photos-marker-2', 'picture-logo', 'upload-marker'],
  pictureDetails: Object.fromEntries(
    ['portrait-marker', 'portrait-marker-2', 'photos-marker-1', 'photos-marker-2', 'picture-logo', 'upload-marker'].map((id) => [
      id,
      { width: 4, height: 5, placeholder: null, area: null, caption: id === 'portrait-marker' ? 'caption-marker' : null },
    ]),
  ),
  roles: [
    { type: 'alumni', value: 'pending-marker', status: 'Pending' },
    { type: 'alumni', value: 'accepted-marker', status: 'Accepted' },
  ],
  formerUsernames: [{ username: 'former-marker', until: '2026-01-05T10:00:00.000Z' }],
});
