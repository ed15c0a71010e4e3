import { applyChange, type Change } from '../../kernel/patch/changes';
import { disowned, type PictureRules } from '../../pictures/owned-pictures';
import { derivedCoverChanges } from '../../college/album-rules';
import type { Profile } from './profile';
import type { FieldGroup } from './visibility';

/** The pictures of a profile by the top-level field that contains them, and the group of that field. */
const PICTURE_FIELDS = [
  { field: 'profilePicture', group: 'portrait', of: ({ profilePicture }) => [profilePicture] },
  { field: 'cover', group: 'portrait', of: ({ cover }) => [cover] },
  { field: 'teams', group: 'teams', of: ({ teams }) => teams.map(({ logo }) => logo) },
  { field: 'albums', group: 'photos', of: ({ albums }) => albums.flatMap(({ cover, pictures }) => [cover, ...pictures]) },
] as const satisfies readonly {
  readonly field: keyof Profile;
  readonly group: FieldGroup;
  readonly of: (profile: Profile) => readonly (string | null)[];
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

/** The pictures that a profile shows in these groups. */
export function picturesOfGroups(profile: Profile, groups: ReadonlySet<FieldGroup>): ReadonlySet<string> {
  const ids = PICTURE_FIELDS.filter(({ group }) => groups.has(group)).flatMap(({ of }) => of(profile));
  return new Set(ids.filter((id) => id !== null));
}

/**
 * A profile whose owner deletes a picture for good: it is in no album, no cover and no logo any more, and no longer
 * owned (S7-07). Null where the profile does not own it.
 */
export function withoutDeletedPicture(profile: Profile, id: string, now: string): Profile | null {
  if (!profile.pictures.includes(id)) return null;
  const shown = changesThatRemove(profile, id).reduce(applyWithCovers, profile);
  return { ...disowned(shown, id), version: profile.version + 1, updatedAt: now };
}

function applyWithCovers(before: Profile, change: Change): Profile {
  const after = applyChange(before, change);
  return derivedCoverChanges(before, after, change).reduce((document, next) => applyChange(document, next), after);
}

/** The changes that take a picture off the page; of an album the entry goes first, and its cover follows. */
function changesThatRemove(profile: Profile, id: string): readonly Change[] {
  const emptied = (path: string): Change => ({ op: 'replace', path, value: null });
  return [
    ...(profile.profilePicture === id ? [emptied('/profilePicture')] : []),
    ...(profile.cover === id ? [emptied('/cover')] : []),
    ...profile.teams.flatMap(({ logo }, index) => (logo === id ? [emptied(`/teams/${index}/logo`)] : [])),
    ...profile.albums.flatMap(({ cover, pictures }, index): Change[] => {
      const place = pictures.indexOf(id);
      if (place >= 0) return [{ op: 'remove', path: `/albums/${index}/pictures/${place}`, value: null }];
      return cover === id ? [emptied(`/albums/${index}/cover`)] : [];
    }),
  ];
}
