import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { Refusal } from '../../kernel/refusal/refusal';
import { instant, shortText } from '../../kernel/text/text-schemas';
import { COLLEGE_CREATION_HOURS } from '../../reference/limits';
import type { Profile } from '../profiles/profile';
import { isCoachRole } from '../roles/coach-role';
import { coachStaffType, type Role, sportsGender } from '../roles/role';

/** Version of the stored shape. */
export const COLLEGE_REQUEST_SCHEMA_VERSION = 1;

const HOUR_MS = 3_600_000;

/**
 * `collegeRequests/{uid}`: a coach registered whose college is not listed. An admin creates it by `dueAt` (S9-10) and
 * assigns it. `domain` is the coach's mail domain; `doneAt` is null until it is done.
 */
export const collegeRequest = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(COLLEGE_REQUEST_SCHEMA_VERSION),
  domain: z.string(),
  sportsTypeGender: sportsGender,
  requestedAt: instant,
  dueAt: instant,
  doneAt: z.nullable(instant),
});

/** The queue of colleges that coaches are waiting for. */
export const COLLEGE_REQUESTS = defineCollection({
  name: 'collegeRequests',
  holds: 'A college that a coach misses and an admin creates within 24 hours. The id is the uid of the coach.',
  version: COLLEGE_REQUEST_SCHEMA_VERSION,
  schema: collegeRequest,
  upgrades: {},
  personalData: {
    export: [
      {
        section: 'collegeRequest',
        as: 'one',
        of: [{ by: 'documentId' }],
        entry: ({ domain, requestedAt, doneAt }) => ({ domain, requestedAt, doneAt }),
      },
    ],
    deletion: { erase: [{ by: 'documentId' }] },
  },
});

export type CollegeRequest = z.infer<typeof collegeRequest>;

/** The request of a coach who registers `now`, due after the promised 24 hours (S9-10). */
export function newCollegeRequest(coach: Pick<CollegeRequest, '_id' | 'domain' | 'sportsTypeGender'>, now: Date): CollegeRequest {
  return {
    ...coach,
    schemaVersion: COLLEGE_REQUEST_SCHEMA_VERSION,
    requestedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + COLLEGE_CREATION_HOURS * HOUR_MS).toISOString(),
    doneAt: null,
  };
}

/** The whole hours left until the promise is due: 0 in its last hour, -1 in the first hour after it. */
export function hoursLeft({ dueAt }: Pick<CollegeRequest, 'dueAt'>, now: Date): number {
  return Math.floor((Date.parse(dueAt) - now.getTime()) / HOUR_MS);
}

/** The team and college that a coach claims, and the coach's post there. */
export const claimRequest = z.object({
  collegeId: shortText(200),
  sex: z.enum(['male', 'female'], { error: 'genderMissing' satisfies MessageCode }),
  staffType: z.enum(coachStaffType.options, { error: 'staffTypeMissing' satisfies MessageCode }),
});
export type ClaimRequest = z.infer<typeof claimRequest>;

type Claimant = Pick<Profile, 'roles' | 'sportsTypeGender'>;

/**
 * A coach's profile after a claim: the gender of the claimed team, and one coach's role for each college. That role is
 * Pending, unless the college has accepted this coach before: then another claim changes the post and makes no second
 * request. A coach who registered names the post of the one open request. Throws Refusal conflict if the coach has
 * already asked for this team (S1-03), or has exactly that role.
 */
export function withClaim<Coach extends Claimant>(coach: Coach, { collegeId, sex, staffType }: ClaimRequest): Coach {
  const isHere = (role: Role): boolean => isCoachRole(role) && role.value === collegeId;
  const sportsTypeGender = sex === 'male' ? 'Male' : 'Female';
  const had = coach.roles.filter((role) => isHere(role) && coach.sportsTypeGender === sportsTypeGender);
  if (had.some(({ type, status }) => status === 'Pending' && type !== 'coach')) throw new Refusal('conflict', 'claimOpen');
  if (had.some(({ type, status }) => status === 'Accepted' && type === staffType)) throw new Refusal('conflict', 'roleHeld');
  const status = coach.roles.some((role) => isHere(role) && role.status === 'Accepted') ? 'Accepted' : 'Pending';
  return {
    ...coach,
    sportsTypeGender,
    roles: [...coach.roles.filter((role) => !isHere(role)), { type: staffType, value: collegeId, status }],
  };
}

/** The gender of the team that a coach misses. */
export const missingCollegeForm = z.object({ sportsTypeGender: sportsGender });

/**
 * A coach's request for a missing college, the first one or after a closed one. Throws Refusal conflict if a request is
 * open, or if a college of the mail domain has such a team (S9-10).
 */
export function repeatedCollegeRequest(
  before: CollegeRequest | null,
  coach: Pick<CollegeRequest, '_id' | 'domain' | 'sportsTypeGender'>,
  fits: boolean,
  now: Date,
): CollegeRequest {
  if (before?.doneAt === null) throw new Refusal('conflict', 'requestOpen');
  if (fits) throw new Refusal('conflict', 'collegeFits');
  return newCollegeRequest(coach, now);
}
