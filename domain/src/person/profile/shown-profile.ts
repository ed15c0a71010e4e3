import * as z from 'zod/mini';
import { blankValue } from '../../kernel/patch/schema-path';
import { profile, type Profile } from './profile';
import { picturesOfGroups } from './profile-pictures';
import { FIELD_GROUP_NAMES, FIELD_GROUPS, groupsShownTo, type Reader } from './visibility';

/** What everybody may see of a profile that is not hidden, and the groups, whose fields are blank where closed. */
export const shownProfile = z.pick(profile, {
  _id: true,
  version: true,
  username: true,
  displayName: true,
  type: true,
  sportsTypeGender: true,
  verified: true,
  roles: true,
  updatedAt: true,
  profilePicture: true,
  cover: true,
  about: true,
  status: true,
  position: true,
  characteristics: true,
  jerseyNumber: true,
  class: true,
  graduationYear: true,
  teams: true,
  honours: true,
  citizenship: true,
  address: true,
  videos: true,
  albums: true,
  pictureDetails: true,
  schoolName: true,
  gpa: true,
  gpaOf: true,
  sat: true,
  act: true,
  schedule: true,
  social: true,
});

export type ShownProfile = z.infer<typeof shownProfile>;

/**
 * What a reader may see of a profile on a day (YYYY-MM-DD, UTC); null where there is nothing to see, because it is
 * hidden. Closed groups are blank, so that nobody can tell them from empty ones; pictures are listed only where a group
 * shows them, and of the roles others see the accepted ones.
 */
export function shownProfileTo(stored: Profile, reader: Reader, today: string): ShownProfile | null {
  if (stored.hidden && reader !== 'owner') return null;
  const open = groupsShownTo(stored, reader, today);
  const closedFields = FIELD_GROUP_NAMES.filter((group) => !open.has(group)).flatMap((group) => [...FIELD_GROUPS[group].fields]);
  const blanks = Object.fromEntries(closedFields.map((field) => [field, blankValue(profile.shape[field])]));
  const shown = picturesShownTo(stored, reader, today);
  return shownProfile.parse({
    ...Object.fromEntries(Object.keys(shownProfile.shape).map((field) => [field, Reflect.get(stored, field)])),
    ...blanks,
    roles: reader === 'owner' ? stored.roles : stored.roles.filter(({ status }) => status === 'Accepted'),
    pictureDetails: Object.fromEntries(Object.entries(stored.pictureDetails).filter(([id]) => shown.has(id))),
  });
}

/** The pictures that a reader may see: those of an open group; the owner also those that the page does not show yet. */
export function picturesShownTo(stored: Profile, reader: Reader, today: string): ReadonlySet<string> {
  if (reader === 'owner') return new Set(stored.pictures);
  if (stored.hidden) return new Set();
  const own = new Set(stored.pictures);
  return new Set([...picturesOfGroups(stored, groupsShownTo(stored, reader, today))].filter((id) => own.has(id)));
}
