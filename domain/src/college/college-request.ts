import * as z from 'zod/mini';
import { sportsGender } from '../account/registration';
import { COLLEGE_CREATION_HOURS } from '../constants/limits';
import { instant } from '../text/date-schemas';

/** Version of the stored shape. */
export const COLLEGE_REQUEST_SCHEMA_VERSION = 1;

const HOUR_MS = 3_600_000;

/**
 * `collegeRequests/{uid}`: a coach registered whose college is not known yet (specification §5 and §9): an admin creates it until `dueAt` and assigns it. `domain` is the
 * coach's mail domain; `doneAt` is null while nobody has.
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

export type CollegeRequest = z.infer<typeof collegeRequest>;

/** The request of a coach who registers `now`, with the promised 24 hours (design.md §4, Roles). */
export function newCollegeRequest(coach: Pick<CollegeRequest, '_id' | 'domain' | 'sportsTypeGender'>, now: Date): CollegeRequest {
  return {
    ...coach,
    schemaVersion: COLLEGE_REQUEST_SCHEMA_VERSION,
    requestedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + COLLEGE_CREATION_HOURS * HOUR_MS).toISOString(),
    doneAt: null,
  };
}

/** The whole hours left of the promise: 0 in its last hour, below 0 as soon as it is over, -1 in the first hour after. */
export function hoursLeft({ dueAt }: Pick<CollegeRequest, 'dueAt'>, now: Date): number {
  return Math.floor((Date.parse(dueAt) - now.getTime()) / HOUR_MS);
}
