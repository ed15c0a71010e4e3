import { type Account, account, newAccount } from '@touchline/domain/person/account/account';
import { displayNameOf } from '@touchline/domain/person/account/person-names';
import { newPassword } from '@touchline/domain/person/sign-in/password-strength';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { profileType, sportsGender } from '@touchline/domain/person/roles/role';
import { type UserClaims, userClaims } from '@touchline/domain/person/roles/coach-role';
import { blankProfile } from '@touchline/domain/person/profiles/new-profile';
import { type Profile, profile } from '@touchline/domain/person/profiles/profile';
import { username } from '@touchline/domain/person/profiles/username';
import type { College } from '@touchline/domain/college/college';
import { drawnScene } from './drawn-pictures';
import type { SamplePerson } from './players/demo-players';

/** When the demo people signed up and accepted the terms. */
const SIGNED_UP_AT = '2026-01-05T10:00:00.000Z';

/** A person of the demo world: credentials and claims, the private account and the public profile. */
export interface DemoPerson {
  readonly password: string;
  readonly claims: UserClaims;
  readonly account: Account;
  readonly profile: Profile;
}

/**
 * Builds a person from an entry of accounts.json and the fields of profiles/{username}.json that differ from a blank
 * profile. Throws where either does not fit the stored schemas.
 */
export function demoPerson(entry: Readonly<Record<string, unknown>>, profileFields: object): DemoPerson {
  const { uid, email, firstName, lastName, dateOfBirth } = entry;
  const { _id: idOf, email: mailOf, firstName: nameOf, dateOfBirth: dayOf } = account.shape;
  const identity = {
    uid: idOf.parse(uid),
    email: mailOf.parse(email),
    dateOfBirth: dayOf.parse(dateOfBirth),
    firstName: nameOf.parse(firstName),
    lastName: nameOf.parse(lastName),
  };
  const stored = account.parse(newAccount({ ...identity, marketingOptIn: false, locale: 'en', now: SIGNED_UP_AT }));
  const blank = blankProfile({
    _id: stored._id,
    username: username.parse(entry.username),
    displayName: displayNameOf(stored),
    type: profileType.parse(entry.type),
    sportsTypeGender: sportsGender.parse(entry.sportsTypeGender),
    roles: profile.shape.roles.parse(entry.roles),
    adultFrom: comesOfAgeOn(stored.dateOfBirth),
    now: SIGNED_UP_AT,
  });
  return {
    password: newPassword.parse(entry.password),
    claims: userClaims(entry.isAdmin === true, blank.roles),
    account: stored,
    profile: profile.parse({ ...blank, ...profileFields }),
  };
}

/** Invented coaches have been of age for long. */
const SAMPLES_OF_AGE = '2000-01-01';
/** When the invented coaches joined. */
const JOINED_AT = '2026-01-05T10:00:00.000Z';

/**
 * Profiles of an invented college's staff, each Accepted there. Staff whose mail address is in `known` are left out,
 * because their demo accounts have profiles already.
 */
export function demoCoaches(college: College, known: ReadonlySet<string>): readonly SamplePerson[] {
  return college.athletics.sport.flatMap(({ sex, coaches }) =>
    coaches
      .filter(({ email }) => email === null || !known.has(email))
      .map(({ id, name, staffType, biography }) => {
        const uid = `sample-coach-${id}`;
        const ref = { kind: 'profiles', ownerId: uid, pictureId: `${id}-portrait` } as const;
        const main = college.color ?? '#0B3D2E';
        const portrait = drawnScene(
          ref,
          { scene: 'coachPortrait', light: 'day', width: 1200, height: 1500, main, second: '#F7F3E8', number: 1 },
          null,
        );
        const blank = blankProfile({
          _id: uid,
          username: id,
          displayName: name,
          type: 'coach',
          now: JOINED_AT,
          adultFrom: SAMPLES_OF_AGE,
          sportsTypeGender: sex === 'male' ? 'Male' : 'Female',
          roles: [{ type: staffType, value: college._id, status: 'Accepted' }],
        });
        const { locality, administrative_area_level_1 } = college.address;
        return {
          profile: profile.parse({
            ...blank,
            about: biography,
            citizenship: ['US'],
            address: { locality, administrative_area_level_1, country: 'US' },
            profilePicture: ref.pictureId,
            pictures: [ref.pictureId],
            pictureDetails: { [ref.pictureId]: { ...portrait.details, caption: null } },
          }),
          pictures: [portrait],
        };
      }),
  );
}
