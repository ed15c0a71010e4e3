import * as z from 'zod/mini';
import { COACH_STAFF_TYPES } from '../reference/role-types';
import { calendarDate, longText, mailAddress, phoneNumber, shortText, videoLink, webLink } from '../kernel/text/text-schemas';
import { TEAM_FACTS, TEAM_LINK_FACTS } from './facts/further-facts';
import { shapeOf } from './facts/fact-schema';
import { pictureId } from '../pictures/picture-id';
import { rosterNeeds } from './roster/roster-need-entry';

export const sex = z.enum(['male', 'female']);
export type Sex = z.infer<typeof sex>;

/** An id inside a college document, chosen by the editor who adds the entry. */
export const entryId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/));

/** A member of the coaching staff as the public page shows it. */
export const coachEntry = z.strictObject({
  id: entryId,
  name: shortText(120),
  staffType: z.enum(COACH_STAFF_TYPES),
  picture: z.nullable(pictureId),
  email: z.nullable(mailAddress),
  phone: z.nullable(phoneNumber),
  biography: z.nullable(longText(10_000)),
  sinceYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2100))),
  previousPosts: z.array(shortText(200)).check(z.maxLength(30)),
  licences: z.array(shortText(120)).check(z.maxLength(30)),
});

export type CoachEntry = z.infer<typeof coachEntry>;

const link = z.nullable(webLink);

/** One team of a college (S3-06). */
export const sportEntry = z.strictObject({
  sportsType: z.enum(['soccer']),
  sex,
  ...shapeOf(TEAM_FACTS),
  logo: z.nullable(pictureId),
  description: z.nullable(longText(20_000)),
  ...shapeOf(TEAM_LINK_FACTS),
  social: z.strictObject({ facebook: link, youtube: link, twitter: link, instagram: link }),
  media: z.strictObject({ youtubeURLs: z.array(videoLink).check(z.maxLength(50)) }),
  headCoachPicture: z.nullable(pictureId),
  teamPicture: z.nullable(pictureId),
  coaches: z.array(coachEntry).check(
    z.maxLength(40),
    z.refine((coaches) => new Set(coaches.map(({ id }) => id)).size === coaches.length),
  ),
  rosterNeeds,
  /** The last day on which the team recruits nobody, as its editors say (roster/recruiting-pause.ts). */
  notRecruitingUntil: z.nullable(calendarDate),
});

/** At most one team of each sex for each sport. */
export const athletics = z.strictObject({
  sport: z.array(sportEntry).check(
    z.maxLength(2),
    z.refine((teams) => new Set(teams.map((team) => `${team.sportsType} ${team.sex}`)).size === teams.length),
  ),
});
