import * as z from 'zod/mini';
import { historyEdit } from '../../college/editing/college-history';
import { coachInvite, inviteForm, inviteState, shownInvite } from '../../person/college-staff/coach-invite';
import { collegeMember } from '../../person/profiles/college-member';
import { role } from '../../person/roles/role';

/** The id in the link of an invitation. */
const inviteBody = z.object({ inviteId: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)) });

/** The version after which a page of the history continues: the `next` of the previous page. */
const cursor = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((text: string) => Number(text)),
  ),
);

/** The rows of a college's administration: its history, its members, and invitations to its staff. */
export const COLLEGE_STAFF_ROWS = {
  collegeHistory: {
    summary:
      'The edits of a college, the newest first, 20 a page. Its editors read who made them, what each changed from what to what, and the id that undoes it; other people read when which fields changed, by a coach or by Touchline. `after` is the `next` of the previous page.',
    access: 'signedIn',
    query: z.object({ after: cursor }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'notFound'],
    answer: z.strictObject({ items: z.array(historyEdit), next: z.nullable(z.int()) }),
  },
  collegeMembers: {
    summary:
      'The staff of a college on Touchline, accepted and waiting, and the invitations of the last months, the newest first, 50 at most.',
    access: 'collegeEditor',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ members: z.array(collegeMember), invites: z.array(shownInvite) }),
  },
  inviteStaff: {
    summary:
      "Invites a mail address to the college's staff by a mail with a link, valid for two weeks. With `handsOver` the caller leaves the college once the invited person is accepted. 409 for an open invitation or a member, 422 for the caller's own address, 429 after 30 a day.",
    access: 'collegeEditor',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid', 'tooMany'],
    body: inviteForm,
    answer: z.strictObject({ invite: shownInvite }),
  },
  revokeInvite: {
    summary: 'Revokes an invitation that nobody has accepted. Repeating it changes nothing.',
    access: 'collegeEditor',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: null,
  },
  openInvite: {
    summary:
      'What an invitation is for, by the id in its link, and how far it has come; it counts as opened. `isForYou` says whether the signed-in account has the invited address, null for visitors.',
    access: 'visitor',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'wrongType', 'invalid', 'tooMany'],
    body: inviteBody,
    answer: z.strictObject({
      college: z.strictObject({ _id: z.string(), name: z.string(), pathName: z.string() }),
      ...z.pick(coachInvite, { sex: true, staffType: true, handsOver: true, byTouchline: true, validUntil: true }).shape,
      state: inviteState,
      isForYou: z.nullable(z.boolean()),
    }),
  },
  acceptInvite: {
    summary:
      'Accepts an invitation: the account with the invited, verified address gets a Pending role at the college, which an admin decides about, or an Accepted one where an admin has invited. Repeating it changes nothing. 403 for any other account, 409 before the address is verified and where the invitation is over.',
    access: 'signedIn',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: inviteBody,
    answer: z.strictObject({ roles: z.array(role) }),
  },
} as const;
