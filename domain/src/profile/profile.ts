import * as z from 'zod/mini';
import { profileType, role } from '../account/role';
import { sportsGender } from '../account/registration';
import { albums } from '../college/college-parts';
import { pictureDetails, pictureId } from '../college/picture-id';
import { CLASS_YEARS } from '../constants/class-years';
import { NAME_MAX } from '../constants/limits';
import { POSITIONS } from '../constants/positions';
import type { Upgrade } from '../schema-version/upgrade';
import { instant } from '../text/date-schemas';
import { email } from '../text/email-schema';
import { longText, shortText } from '../text/safe-text';
import { videoLink } from '../text/video-link-schema';
import { address, characteristics, countryCode, profileStatus, social, team } from './profile-parts';

/** Version of the stored shape. */
export const PROFILE_SCHEMA_VERSION = 2;

/** First and last name with a space between them. */
const LONGEST_DISPLAY_NAME = 2 * NAME_MAX + 1;

/** A username as it stands in /profile/{username}: 3 to 40 lower-case letters, digits and single hyphens between them. */
export const username = z.string().check(z.regex(/^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/));

/**
 * The document `profiles/{uid}` (specification §3, Profile): `_id` is the uid. Every sub-object is present and every optional field is stored as
 * null, so that a patch finds its place; `version` counts edits. Holds what a public page may show: never mail, birth date or street.
 * `hidden` while the account is deactivated: then nobody but the owner sees the page or its pictures.
 * Search keys are derived from it on every write and are no part of it.
 */
export const profile = z.strictObject({
  _id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  schemaVersion: z.literal(PROFILE_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  username,
  displayName: shortText(LONGEST_DISPLAY_NAME),
  type: profileType,
  sportsTypeGender: sportsGender,
  status: z.nullable(profileStatus),
  about: z.nullable(longText(5000)),
  citizenship: z.array(countryCode).check(z.maxLength(5)),
  profilePicture: z.nullable(pictureId),
  cover: z.nullable(pictureId),
  position: z.strictObject({ main: z.array(z.enum(POSITIONS)).check(z.maxLength(POSITIONS.length)) }),
  characteristics,
  teams: z.array(team).check(
    z.maxLength(30),
    z.refine((teams) => teams.filter(({ showInHeader }) => showInHeader).length <= 1),
  ),
  address,
  schoolName: z.nullable(shortText(200)),
  class: z.nullable(z.enum(CLASS_YEARS)),
  graduationYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2100))),
  gpa: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  gpaOf: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  social,
  roles: z.array(role).check(z.maxLength(50)),
  albums,
  pictures: z.array(pictureId).check(z.maxLength(500)),
  pictureDetails: z.record(pictureId, pictureDetails),
  videos: z.array(videoLink).check(z.maxLength(50)),
  verified: z.boolean(),
  hidden: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});

export type Profile = z.infer<typeof profile>;

/** Brings stored profiles of older versions up to this one: none of the first was hidden. */
export const PROFILE_UPGRADES: Readonly<Record<number, Upgrade>> = { 1: (stored) => ({ ...stored, hidden: false }) };

/** What `GET /ui/v1/profile` answers to the owner: the profile with the account's mail address, which nobody else ever gets. */
export const ownProfile = z.extend(profile, { email });

export type OwnProfile = z.infer<typeof ownProfile>;
