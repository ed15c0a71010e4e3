import type { College } from '@touchline/domain/college/college';
import { blankProfile } from '@touchline/domain/profile/blank-profile';
import { profile } from '@touchline/domain/profile/profile';
import { drawnScene } from './drawn-picture';
import type { SamplePerson } from './players/demo-players';

/** When the invented coaches joined. */
const JOINED_AT = '2026-01-05T10:00:00.000Z';

/** Profiles of an invented college's staff, each Accepted there; those with a demo account (`known` mail addresses) have theirs already. */
export function demoCoaches(college: College, known: ReadonlySet<string>): readonly SamplePerson[] {
  return college.athletics.sport.flatMap(({ sex, coaches }) =>
    coaches
      .filter(({ email }) => email === null || !known.has(email))
      .map(({ id, name, staffType, biography }) => {
        const uid = `sample-coach-${id}`;
        const place = { kind: 'profiles', ownerId: uid, pictureId: `${id}-portrait` } as const;
        const main = college.color ?? '#0B3D2E';
        const portrait = drawnScene(
          place,
          { scene: 'coachPortrait', light: 'day', width: 1200, height: 1500, main, second: '#F7F3E8', number: 1 },
          null,
        );
        const blank = blankProfile({
          ...{ _id: uid, username: id, displayName: name, type: 'coach', now: JOINED_AT },
          sportsTypeGender: sex === 'male' ? 'Male' : 'Female',
          roles: [{ type: staffType, value: college._id, status: 'Accepted' }],
        });
        const { locality, administrative_area_level_1 } = college.address;
        return {
          profile: profile.parse({
            ...{
              ...blank,
              about: biography,
              citizenship: ['US'],
              address: { locality, administrative_area_level_1, country: 'US' },
            },
            ...{
              profilePicture: place.pictureId,
              pictures: [place.pictureId],
              pictureDetails: { [place.pictureId]: portrait.details },
            },
          }),
          pictures: [portrait],
        };
      }),
  );
}
