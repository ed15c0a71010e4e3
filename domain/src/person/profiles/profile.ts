import * as z from 'zod/mini';
import { albums } from '../../college/college-parts';
import { CURRENCIES } from '../../kernel/format/money';
import { calendarDate, email, instant, longText, shortText } from '../../kernel/text/text-schemas';
import { captionedPicture, pictureId } from '../../pictures/picture-id';
import { NAME_MAX } from '../../reference/limits';
import { CLASS_YEARS } from '../../reference/player-lists';
import { profileType, role, sportsGender } from '../roles/role';
import {
  address,
  characteristics,
  committedTo,
  countryCode,
  englishTests,
  honours,
  hudlPage,
  naiaId,
  ncaaId,
  notices,
  position,
  profileStatus,
  seasons,
  social,
  studyField,
  teams,
  veoPage,
  videos,
} from './profile-parts';
import { featuring } from './featuring/featuring';
import { username } from './username';
import { schedule, scheduleStamps } from './schedule/schedule';
import { FIELD_GROUP_NAMES, AUDIENCES, type FieldGroup } from './audience/visibility';
import { HIDDEN_PARTS_MAX, withheld, withheldPart } from './withheld';

const audience = z.nullable(z.enum(AUDIENCES));

/** The audiences that an owner chose by group; null where the default holds. */
const audiences = z.strictObject(
  Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, audience])) as Record<FieldGroup, typeof audience>,
);

/** Version of the stored shape. */
export const PROFILE_SCHEMA_VERSION = 17;

/** First and last name with a space between them. */
const MAX_DISPLAY_NAME_LENGTH = 2 * NAME_MAX + 1;

/** A username that led to the profile until then. */
const formerUsername = z.strictObject({ username, until: instant });

/**
 * The document `profiles/{uid}` (S3-01): `_id` is the uid. Every sub-object is present and every optional field is
 * stored as null, so that a patch finds its path; `version` counts edits. It contains what a page may show to some
 * reader (`shownProfile` in shown-profile.ts), never mail address or street. `adultFrom` is the day on which its
 * owner comes of age, null where it is not known; like `formerUsernames` and `featuring`, the consent to be featured,
 * only the owner gets it. While the account is deactivated the profile is `hidden`, while a linked guardian hides it
 * `guardianHides`, and while an admin hides it `withheld`: nobody but the owner and linked guardians sees the page or
 * its pictures; `withheldParts` are the pictures and texts that an admin hides alone. `committedTo` is a college's id,
 * shown by `committedCollegeOf` alone. `premium` follows from the account (`premiumOf` in
 * premium.ts); `featuredAt` is when its owner was last posted on the social networks. `publicAt` is when what visitors
 * see of it changed last; `audienceNotice` says that its owner, if a minor, has yet to be told that others see less
 * than before, `notices` what its owner was told by mail. `scheduleStamps` follow from the changes of
 * `schedule`. Search keys are derived on every write and are no part of it.
 */
export const profile = z.strictObject({
  _id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  schemaVersion: z.literal(PROFILE_SCHEMA_VERSION),
  version: z.int().check(z.minimum(1)),
  username,
  formerUsernames: z.array(formerUsername).check(z.maxLength(100)),
  displayName: shortText(MAX_DISPLAY_NAME_LENGTH),
  type: profileType,
  sportsTypeGender: sportsGender,
  status: z.nullable(profileStatus),
  committedTo: z.nullable(committedTo),
  about: z.nullable(longText(5000)),
  citizenship: z.array(countryCode).check(z.maxLength(5)),
  profilePicture: z.nullable(pictureId),
  cover: z.nullable(pictureId),
  position,
  characteristics,
  jerseyNumber: z.nullable(z.int().check(z.minimum(0), z.maximum(99))),
  teams,
  honours,
  seasons,
  schedule,
  scheduleStamps,
  address,
  schoolName: z.nullable(shortText(200)),
  class: z.nullable(z.enum(CLASS_YEARS)),
  graduationYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2100))),
  gpa: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  gpaOf: z.nullable(z.number().check(z.minimum(1), z.maximum(100))),
  sat: z.nullable(z.int().check(z.minimum(400), z.maximum(1600))),
  act: z.nullable(z.int().check(z.minimum(1), z.maximum(36))),
  ...englishTests,
  studyField: z.nullable(studyField),
  ncaaId: z.nullable(ncaaId),
  naiaId: z.nullable(naiaId),
  social,
  hudlPage: z.nullable(hudlPage),
  veoPage: z.nullable(veoPage),
  roles: z.array(role).check(z.maxLength(50)),
  albums,
  pictures: z.array(pictureId).check(z.maxLength(500)),
  pictureDetails: z.record(pictureId, captionedPicture),
  videos,
  audiences,
  audienceNotice: z.boolean(),
  adultFrom: z.nullable(calendarDate),
  notices,
  featuring: z.nullable(featuring),
  premium: z.nullable(z.strictObject({ since: instant, until: z.nullable(instant) })),
  featuredAt: z.nullable(instant),
  hidden: z.boolean(),
  guardianHides: z.boolean(),
  withheld: z.nullable(withheld),
  withheldParts: z.array(withheldPart).check(z.maxLength(HIDDEN_PARTS_MAX)),
  createdAt: instant,
  updatedAt: instant,
  publicAt: instant,
});

export type Profile = z.infer<typeof profile>;

/** What came with the third version, empty. */
export const BLANK_SINCE_V3 = {
  formerUsernames: [],
  jerseyNumber: null,
  honours: [],
  schedule: [],
  sat: null,
  act: null,
  audiences: Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, null])) as Profile['audiences'],
  adultFrom: null,
} satisfies Partial<Profile>;

/**
 * What `GET /ui/v1/profile` answers to the owner (S7-05): the profile with the account's mail address and the currency
 * that our prices are charged in, which nobody else gets.
 */
export const ownProfile = z.extend(profile, { email, currency: z.enum(CURRENCIES) });

export type OwnProfile = z.infer<typeof ownProfile>;
