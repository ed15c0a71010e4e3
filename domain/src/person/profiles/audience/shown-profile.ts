import * as z from 'zod/mini';
import { pick } from '../../../kernel/json/json';
import { pictureId } from '../../../pictures/picture-id';
import type { LinkGroup } from '../../../reference/coach-links';
import { isPlayer } from '../completeness/completeness';
import { isActiveAt } from '../premium';
import { profile, type Profile } from '../profile';
import { openCaptionsOf, openFieldsOf } from './open-fields';
import { picturesIn } from '../profile-pictures';
import { hasMinorsPageOn, type Reader } from './visibility';

/** The fields of a profile that others may see. */
const shownFields = z.pick(profile, {
  _id: true,
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
  committedTo: true,
  position: true,
  characteristics: true,
  jerseyNumber: true,
  class: true,
  graduationYear: true,
  teams: true,
  honours: true,
  seasons: true,
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
  toefl: true,
  ielts: true,
  duolingo: true,
  studyField: true,
  ncaaId: true,
  naiaId: true,
  schedule: true,
  social: true,
  hudlPage: true,
  veoPage: true,
});

/**
 * What everybody may see of a profile that is not hidden, and the groups, whose fields are blank where closed.
 * `verified` is the badge of Premium players (S1-09). `updatedAt` is the last change that visitors can see, so that
 * nobody learns of a change to closed groups. `closedPictures` are pictures that this reader sees and visitors do not:
 * only /ui/v1/resources serves them (S7-08).
 */
export const shownProfile = z.extend(shownFields, {
  verified: z.boolean(),
  closedPictures: z.array(pictureId).check(z.maxLength(500)),
});

export type ShownProfile = z.infer<typeof shownProfile>;

const SHOWN_FIELDS = Object.keys(shownFields.shape) as readonly (keyof typeof shownFields.shape)[];

/** What hides a whole profile. */
export type HidingFields = Pick<Profile, 'hidden' | 'guardianHides' | 'withheld'>;

/**
 * Whether anybody but its owner and linked guardians sees a profile: neither its owner's account nor a guardian nor an
 * admin hides it.
 */
export function isShownToOthers({ hidden, guardianHides, withheld }: HidingFields): boolean {
  return !hidden && !guardianHides && withheld === null;
}

/** Whether a reader sees a profile at all: its owner and linked guardians see it while it is hidden. */
export function isShownTo(stored: HidingFields, reader: Reader): boolean {
  return reader === 'owner' || reader === 'guardian' || isShownToOthers(stored);
}

/**
 * What a reader may see of a profile at a time (ISO 8601, UTC); null if the profile is hidden. Closed groups are blank,
 * so that nobody can tell them from empty ones; it lists only pictures that an open group shows, and others see only
 * accepted roles. A stored profile has passed its schema, so it is not parsed again. `opened` are groups without
 * pictures that a private link opens besides (docs/decisions/219-a-link-for-one-coach.md).
 */
export function shownProfileTo(
  stored: Profile,
  reader: Reader,
  at: string,
  opened: readonly LinkGroup[] = [],
): ShownProfile | null {
  const today = at.slice(0, 10);
  if (!isShownTo(stored, reader)) return null;
  const fields = openFieldsOf(stored, reader, today, opened);
  const shown = reader === 'owner' ? new Set(stored.pictures) : ownPicturesIn(fields, stored);
  const publicly = reader === 'visitor' ? shown : picturesShownTo(stored, 'visitor', today);
  const caption = openCaptionsOf(stored, reader, today);
  const details = Object.entries(stored.pictureDetails).filter(([id]) => shown.has(id));
  return {
    ...pick(stored, SHOWN_FIELDS),
    ...fields,
    updatedAt: stored.publicAt,
    roles: reader === 'owner' ? stored.roles : stored.roles.filter(({ status }) => status === 'Accepted'),
    pictureDetails: Object.fromEntries(details.map(([id, detail]) => [id, { ...detail, caption: caption(detail.caption) }])),
    verified: isActiveAt(stored.premium, at),
    closedPictures: [...shown].filter((id) => !publicly.has(id)),
  };
}

/**
 * Whether search engines may list a player's page on a day (YYYY-MM-DD): only an adult's page that is not hidden, never
 * a minor's, and never the short pages of others. No answer contains it; the server uses it for the page's head and the
 * sitemap.
 */
export function isListedBySearchEngines(stored: Profile, today: string): boolean {
  return isShownToOthers(stored) && isPlayer(stored.type) && !hasMinorsPageOn(stored, today);
}

/**
 * The pictures that a reader may see: those of open groups, and for the owner also those that the page does not show
 * yet.
 */
export function picturesShownTo(stored: Profile, reader: Reader, today: string): ReadonlySet<string> {
  if (reader === 'owner') return new Set(stored.pictures);
  return isShownTo(stored, reader) ? ownPicturesIn(openFieldsOf(stored, reader, today), stored) : new Set();
}

function ownPicturesIn(fields: Parameters<typeof picturesIn>[0], { pictures }: Profile): ReadonlySet<string> {
  const own = new Set(pictures);
  return new Set([...picturesIn(fields)].filter((id) => own.has(id)));
}
