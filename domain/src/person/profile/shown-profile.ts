import * as z from 'zod/mini';
import { pick } from '../../kernel/json/json';
import { blankValue } from '../../kernel/patch/schema-path';
import { pictureId } from '../../pictures/picture-id';
import { isPlayer } from './completeness';
import { isActiveAt } from './premium';
import { profile, type Profile } from './profile';
import { picturesOfGroups } from './profile-pictures';
import { FIELD_GROUP_NAMES, FIELD_GROUPS, type FieldGroup, groupsShownTo, isMinorOn, type Reader } from './visibility';

/** The fields of a profile that others may see. */
const shownFields = z.pick(profile, {
  _id: true,
  version: true,
  username: true,
  displayName: true,
  type: true,
  sportsTypeGender: true,
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

/**
 * What everybody may see of a profile that is not hidden, and the groups, whose fields are blank where closed.
 * `verified` is the badge of whoever has Premium (S1-09); `isIndexable` says whether search engines may list the page;
 * `closedPictures` are those that this reader sees and visitors do not: only /ui/v1/resources serves them (S7-08).
 */
export const shownProfile = z.extend(shownFields, {
  verified: z.boolean(),
  isIndexable: z.boolean(),
  closedPictures: z.array(pictureId).check(z.maxLength(500)),
});

export type ShownProfile = z.infer<typeof shownProfile>;

const SHOWN_FIELDS = Object.keys(shownFields.shape) as readonly (keyof typeof shownFields.shape)[];
type ClosableField = (typeof FIELD_GROUPS)[FieldGroup]['fields'][number];

let blank: Pick<ShownProfile, ClosableField> | null = null;

/** The fields of every group as they are shown where it is closed. */
function blankFields(): Pick<ShownProfile, ClosableField> {
  if (blank === null) {
    const fields = FIELD_GROUP_NAMES.flatMap((group): readonly ClosableField[] => FIELD_GROUPS[group].fields);
    const closable = z.pick(shownFields, Object.fromEntries(fields.map((field) => [field, true])) as Record<ClosableField, true>);
    blank = closable.parse(Object.fromEntries(fields.map((field) => [field, blankValue(profile.shape[field])])));
  }
  return blank;
}

/** Whether anybody but its owner sees a profile: neither its owner's account nor an admin hides it. */
export function isShownToOthers({ hidden, withheld }: Pick<Profile, 'hidden' | 'withheld'>): boolean {
  return !hidden && withheld === null;
}

/**
 * What a reader may see of a profile at a time (ISO 8601, UTC); null where there is nothing to see, because it is
 * hidden. Closed groups are blank, so that nobody can tell them from empty ones; pictures are listed only where a group
 * shows them, and of the roles others see the accepted ones. What is stored has passed its schema and is not parsed
 * again.
 */
export function shownProfileTo(stored: Profile, reader: Reader, at: string): ShownProfile | null {
  const today = at.slice(0, 10);
  if (reader !== 'owner' && !isShownToOthers(stored)) return null;
  const open = groupsShownTo(stored, reader, today);
  const closed = FIELD_GROUP_NAMES.flatMap((group) => (open.has(group) ? [] : FIELD_GROUPS[group].fields));
  const shown = picturesShownTo(stored, reader, today);
  const publicly = reader === 'visitor' ? shown : picturesShownTo(stored, 'visitor', today);
  return {
    ...pick(stored, SHOWN_FIELDS),
    ...pick(blankFields(), closed),
    roles: reader === 'owner' ? stored.roles : stored.roles.filter(({ status }) => status === 'Accepted'),
    pictureDetails: Object.fromEntries(Object.entries(stored.pictureDetails).filter(([id]) => shown.has(id))),
    verified: isActiveAt(stored.premium, at),
    isIndexable: isIndexable(stored, today),
    closedPictures: [...shown].filter((id) => !publicly.has(id)),
  };
}

/** Search engines list players of age who show their page; never a minor, nor the short pages of others. */
function isIndexable(stored: Profile, today: string): boolean {
  return !stored.hidden && isPlayer(stored.type) && !isMinorOn(stored, today);
}

/** The pictures that a reader may see: those of an open group; the owner also those that the page does not show yet. */
export function picturesShownTo(stored: Profile, reader: Reader, today: string): ReadonlySet<string> {
  if (reader === 'owner') return new Set(stored.pictures);
  if (!isShownToOthers(stored)) return new Set();
  const own = new Set(stored.pictures);
  return new Set([...picturesOfGroups(stored, groupsShownTo(stored, reader, today))].filter((id) => own.has(id)));
}
