import * as z from 'zod/mini';
import { objectionForm } from '../../person/claims/claim-objection';
import { claimRequest, collegeRequest, missingCollegeForm } from '../../person/college-requests/college-request';
import { alumniRequest } from '../../person/claims/listed-alumnus';
import { profile } from '../../person/profiles/profile';
import { role, roleType } from '../../person/roles/role';

const changing = { access: 'signedIn', query: null, status: 201, cacheSeconds: 0 } as const;
const rolesAnswer = z.strictObject({ roles: z.array(role) });
const dueAnswer = z.strictObject({ dueAt: collegeRequest.shape.dueAt });

/**
 * The rows of claims (S1-01, S1-03): ask for a role at a college, object to somebody's claim, ask for a missing
 * college, and list the named alumni. Each person may claim and object 30 times a day, then 429.
 */
export const CLAIM_ROWS = {
  claimCollege: {
    ...changing,
    summary:
      "Requests a role on the staff of a college whose site matches the coach's mail domain; an admin decides, and the accepted staff of that team gets a mail. A coach who registered names the post with it; an accepted one changes it. 409 before the mail address is verified, and for a team that was asked for already.",
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: claimRequest,
    answer: rolesAnswer,
  },
  claimAlumni: {
    ...changing,
    summary:
      'Requests the role of an alumnus, which allows no edit; an admin decides. With `isListed` the college names the person once it is accepted. 409 before the mail address is verified, and the second time.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: alumniRequest,
    answer: rolesAnswer,
  },
  leaveCollege: {
    summary: 'Gives up the caller’s role of a type at a college, accepted or Pending; its rights end with the next call.',
    access: 'signedIn',
    query: z.object({ type: roleType }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound'],
    answer: rolesAnswer,
  },
  claimsOfCollege: {
    summary: 'The open claims of people who ask for a role on the staff, for the accepted coaches of the college; 100 at most.',
    access: 'collegeEditor',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          uid: profile.shape._id,
          name: profile.shape.displayName,
          type: roleType,
          sportsTypeGender: profile.shape.sportsTypeGender,
          /** The caller has objected to it. */
          hasObjected: z.boolean(),
        }),
      ),
    }),
  },
  objectToClaim: {
    ...changing,
    access: 'collegeEditor',
    summary:
      'An accepted coach of the college objects to an open claim there, with a reason; admins read it with the request. One objection for each person and claim, then 409; one’s own claim is 403.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: objectionForm,
    answer: z.strictObject({ objected: z.literal(true) }),
  },
  requestCollege: {
    ...changing,
    summary:
      'A coach whose mail domain fits no college of the gender asks for it: it is created within 24 hours (S9-10). 409 while such a request is open, where a college fits, and before the mail address is verified.',
    refusals: ['signInRequired', 'forbidden', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: missingCollegeForm,
    answer: dueAnswer,
  },
  collegeAlumni: {
    summary: 'The people who studied at a college and wish to be named, as far as admins have accepted it; 100 at most.',
    access: 'everyone',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 60,
    refusals: ['notFound'],
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          uid: profile.shape._id,
          ...z.pick(profile, { username: true, displayName: true, type: true, profilePicture: true }).shape,
        }),
      ),
    }),
  },
} as const;
