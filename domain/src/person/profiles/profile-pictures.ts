import type { PictureRules } from '../../pictures/owned-pictures';
import type { Profile } from './profile';

/** The fields of a profile that contain pictures. */
type FieldsWithPictures = Pick<Profile, 'profilePicture' | 'cover' | 'teams' | 'albums'>;

/** The pictures of a profile by the top-level field that contains them. */
const PICTURE_FIELDS = [
  { field: 'profilePicture', of: ({ profilePicture }) => [profilePicture] },
  { field: 'cover', of: ({ cover }) => [cover] },
  { field: 'teams', of: ({ teams }) => teams.map(({ logo }) => logo) },
  { field: 'albums', of: ({ albums }) => albums.flatMap(({ cover, pictures }) => [cover, ...pictures]) },
] as const satisfies readonly {
  readonly field: keyof FieldsWithPictures;
  readonly of: (fields: FieldsWithPictures) => readonly (string | null)[];
}[];

/** A profile owns up to 500 pictures. */
export const PROFILE_PICTURES: PictureRules<Profile> = {
  kind: 'profiles',
  most: 500,
  furtherDetails: { caption: null },
  referredTo: (profile) =>
    new Map(PICTURE_FIELDS.flatMap(({ field, of }) => of(profile).flatMap((id) => (id === null ? [] : [[id, field] as const])))),
  codes: { unknownOwner: 'unknownProfile', tooLarge: 'profileTooLarge' },
};

/** The pictures that the fields of a profile contain. */
export function picturesIn(fields: FieldsWithPictures): ReadonlySet<string> {
  return new Set(PICTURE_FIELDS.flatMap(({ of }) => of(fields)).filter((id) => id !== null));
}
