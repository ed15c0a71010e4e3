import * as z from 'zod/mini';
import { albums } from '../../college/college-parts';
import { defineCollection } from '../../kernel/documents/define-collection';
import { email, instant, longText, shortText, videoLink } from '../../kernel/text/text-schemas';
import { pictureDetails, pictureId } from '../../pictures/picture-id';
import { isCountryCode } from '../../reference/countries';
import { NAME_MAX } from '../../reference/limits';
import { CLASS_YEARS, POSITIONS, TIERS } from '../../reference/player-lists';
import { isPendingCoach } from '../roles/coach-role';
import { profileType, role, sportsGender } from '../roles/role';

const text = z.nullable(shortText(200));

/** A country as ISO 3166 alpha-2 code (`US`, `DE`), only from the reference list. */
export const countryCode = z.string().check(z.refine(isCountryCode));

/** Where a player stands on the way to a team; the values are our choice. */
const profileStatus = z.enum(['looking', 'talking', 'committed', 'signed', 'transferring', 'notLooking']);

/** `feet` is the height in feet and inches, written `5'11"`; `foot` the stronger foot (S3-01). */
const characteristics = z.strictObject({
  feet: z.nullable(z.string().check(z.regex(/^[3-8]'(?:\d|1[01])"$/))),
  foot: z.nullable(z.enum(['left', 'right', 'both'])),
});

/**
 * One team of a player; at most one team of a profile is the one in its header (S3-01). The kinds of team are our
 * choice.
 */
const team = z.strictObject({
  type: z.nullable(z.enum(['club', 'highSchool', 'academy', 'college', 'professional', 'national'])),
  teamName: text,
  league: text,
  country: z.nullable(countryCode),
  tier: z.nullable(z.enum(TIERS)),
  logo: z.nullable(pictureId),
  showInHeader: z.boolean(),
});

export type Team = z.infer<typeof team>;

/** Where a player lives, no more exact than the town; the field names are those of a college's address. */
const address = z.strictObject({ locality: text, administrative_area_level_1: text, country: z.nullable(countryCode) });

const withoutAt = (handle: string): string => handle.replace(/^@/, '');

/** Handles on the two social networks, stored without the @. */
const social = z.strictObject({
  x: z.nullable(z.string().check(z.overwrite(withoutAt), z.regex(/^\w{1,15}$/))),
  instagram: z.nullable(z.string().check(z.overwrite(withoutAt), z.regex(/^(?!\.)[\w.]{1,30}(?<!\.)$/))),
});

/** Version of the stored shape. */
export const PROFILE_SCHEMA_VERSION = 2;

/** First and last name with a space between them. */
const MAX_DISPLAY_NAME_LENGTH = 2 * NAME_MAX + 1;

/**
 * A username as it stands in /profile/{username}: 3 to 40 lower-case letters, digits and single hyphens between them.
 */
export const username = z.string().check(z.regex(/^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/));

/**
 * The document `profiles/{uid}` (S3-01): `_id` is the uid. Every sub-object is present and every optional field is
 * stored as null, so that a patch finds its path; `version` counts edits. It contains what a public page may show,
 * never mail address, birth date or street. While the account is deactivated it is `hidden`: nobody but the owner sees
 * the page or its pictures. Search keys are derived on every write and are no part of it.
 */
export const profile = z.strictObject({
  _id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  schemaVersion: z.literal(PROFILE_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  username,
  displayName: shortText(MAX_DISPLAY_NAME_LENGTH),
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

/** The public documents of people. None of the first version was hidden. */
export const PROFILES = defineCollection({
  name: 'profiles',
  holds: 'What a public page may show of a person, their roles and pictures. The id is the uid.',
  version: PROFILE_SCHEMA_VERSION,
  schema: profile,
  upgrades: { 1: (stored) => ({ ...stored, hidden: false }) },
  stamps: { isPending: ({ roles }) => isPendingCoach(roles) },
  personalData: {
    export: [
      {
        section: 'profile',
        as: 'one',
        of: [{ by: 'documentId' }],
        entry: ({ _id, schemaVersion, ...fields }) => fields,
      },
    ],
    deletion: { erase: [{ by: 'documentId' }], at: 'person' },
  },
});

/**
 * What `GET /ui/v1/profile` answers to the owner (S7-05): the profile with the account's mail address, which nobody
 * else gets.
 */
export const ownProfile = z.extend(profile, { email });

export type OwnProfile = z.infer<typeof ownProfile>;

/** Version of the stored shape. */
export const USERNAME_SCHEMA_VERSION = 1;

/** `usernames/{username}`: the profile that an address leads to; `profileId` is the uid. */
export const usernameEntry = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(USERNAME_SCHEMA_VERSION),
  profileId: z.string(),
});

/** The profile that an address leads to, also under names that a person had before. */
export const USERNAMES = defineCollection({
  name: 'usernames',
  holds: 'Which profile `/profile/{username}` leads to. The id is the username.',
  version: USERNAME_SCHEMA_VERSION,
  schema: usernameEntry,
  upgrades: {},
  personalData: {
    export: { nothing: 'The username is part of the profile.' },
    deletion: { erase: [{ by: 'field', field: 'profileId' }], at: 'person' },
  },
});
