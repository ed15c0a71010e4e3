import * as z from 'zod/mini';
import { coachInvite, inviteState } from '../../../person/college-staff/coach-invite';
import { inviteLine } from '../../../person/college-staff/invite-line';
import { INVITES } from '../../../reference/limits';

/** An invitation in the list of the admins; `bounced` is one whose mail could not be delivered. */
const adminInvite = z.strictObject({
  inviteId: z.string(),
  ...z.pick(coachInvite, { email: true, sex: true, staffType: true, sentAt: true, validUntil: true }).shape,
  college: z.strictObject({ _id: z.string(), name: z.nullable(z.string()) }),
  state: z.enum([...inviteState.options, 'bounced']),
  sentBy: z.strictObject({ uid: z.string(), name: z.nullable(z.string()) }),
  usesFreeMail: z.boolean(),
});

/** The rows by which admins invite coaches in the name of Touchline (S4-16). */
export const ADMIN_INVITE_ROWS = {
  adminInvites: {
    summary:
      'The invitations that admins have sent, the latest first, 20 a page, with their states, and how many the caller may still send today. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.object({
      after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[A-Za-z0-9_-]{1,128}$/))),
    }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(adminInvite), next: z.nullable(z.string()), leftToday: z.int() }),
  },
  inviteCoaches: {
    summary:
      'Invites coaches to colleges by mail: accepting makes the role Accepted at once, also with an address that is not .edu. 25 lines a call; each is one transaction with its mail, and each has its own result, in the order of the lines. With `checks` nothing is written. 500 a day by one admin.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({
      lines: z.array(inviteLine).check(z.minLength(1), z.maxLength(INVITES.linesPerCall)),
      checks: z._default(z.boolean(), false),
    }),
    bodyLimitKb: 256,
    answer: z.strictObject({
      results: z.array(
        z.strictObject({
          isFine: z.boolean(),
          /** Why a line was refused, in the language of the caller, and the field that is to blame. */
          reason: z.nullable(z.string()),
          field: z.nullable(z.string()),
          usesFreeMail: z.boolean(),
        }),
      ),
      leftToday: z.int(),
    }),
  },
  resendAdminInvite: {
    summary:
      'Sends an invitation of an admin again, valid for another two weeks, also one that has expired or was revoked; its link stays the same. 409 for an accepted one, 429 after 500 a day.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooMany'],
    answer: null,
  },
  revokeAdminInvite: {
    summary: 'Revokes an invitation of an admin that nobody has accepted. Repeating it changes nothing.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict'],
    answer: null,
  },
} as const;
