import * as z from 'zod/mini';
import { college } from '../../../college/college';
import { newCollegeForm } from '../../../college/editing/new-college';
import { moneyOfPerson } from '../../../money/money-of-person';
import { adminUser, userSearch } from '../../../person/members/admin-user';
import { shownAdminRequest } from '../../../person/members/admin-request';
import { personRecord } from '../../../person/members/person-record';
import { collegeRequest } from '../../../person/college-requests/college-request';
import { roleVerdict } from '../../../person/claims/decide-role';
import { suspensionForm } from '../../../person/account/account';

/** The `next` of the previous page: a time and a uid. */
const cursor = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[A-Za-z0-9_-]{1,128}$/)));

/** How many children somebody asked to be linked to as a parent, and of how many family names these are. */
const childrenAsked = z.strictObject({ children: z.int(), families: z.int() });

/**
 * The rows of people for admins: find them, decide about roles, see which colleges coaches wait for (S4-16).
 */
export const ADMIN_USER_ROWS = {
  adminUsers: {
    summary:
      'People by beginnings of names and mail address or by uid, the newest first, 20 a page; `roles=pending` lists people who wait for a decision, the longest waiting first. `after` is the `next` of the previous page. A POST, so that no address holds what is searched for.',
    access: 'admin',
    query: null,
    isRead: true,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'wrongType', 'invalid'],
    body: z.object({
      search: z._default(userSearch.shape.search, ''),
      roles: z._default(z.enum(['any', 'pending']), 'any'),
      after: cursor,
    }),
    answer: z.strictObject({ items: z.array(adminUser), next: z.nullable(z.string()) }),
  },
  adminPerson: {
    summary:
      'One person: who they are, and their money: plans now, purchases with payments, refunds and disputes, and the history of the plans. `playersOfGuardian` is how many players the address confirms that confirms this one as guardian, 0 where none does. `childrenAsked` is how many children this account asked to be linked to, and of how many family names. `record` is their history: age group, guardian, consents, reports about them and how they ended, suspensions, and what speaks for each role. `adminRequest` is the open request that they become an admin or are one no longer, and `otherAdmins` how many admins there are besides them and the caller. Reads two documents, the rows of the ledger, the lines of the log about plans and suspensions, 20 reports, the invitations they accepted, and 100 lines about admins at most.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({
      ...{ user: adminUser, money: moneyOfPerson, playersOfGuardian: z.int(), childrenAsked, record: personRecord },
      ...{ adminRequest: z.nullable(shownAdminRequest), otherAdmins: z.int() },
    }),
  },
  suspendPerson: {
    summary:
      'Suspends an account for a reason, or lifts that. The owner is signed out everywhere, cannot sign in, gets a mail with the reason, and nobody sees the profile; plans stop renewing, and do not come back when it is lifted. Repeating the call finishes one that broke off. 409 for oneself, for admins, and for an account that is being deleted; 503 while the payment provider is away, with all but the plans done.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'unavailable'],
    body: suspensionForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ user: adminUser }),
  },
  decideRole: {
    summary:
      'Accepts or rejects a Pending role, or withdraws an accepted one; the person gets a mail with the reason, and what the role allows begins or ends with the next call. 409 while the mail address is unverified.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: roleVerdict,
    answer: z.strictObject({ user: adminUser }),
  },
  adminCollegeRequests: {
    summary:
      'The colleges that coaches were promised within 24 hours, the most urgent first, 20 a page, with the whole hours left; below 0 they are overdue. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.object({ after: cursor }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({
      next: z.nullable(z.string()),
      items: z.array(
        z.strictObject({
          ...z.pick(collegeRequest, { domain: true, sportsTypeGender: true, requestedAt: true, dueAt: true }).shape,
          uid: collegeRequest.shape._id,
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          hoursLeft: z.int(),
        }),
      ),
    }),
  },
  finishCollegeRequest: {
    summary: 'Closes the request, because the college exists or will not be created. Repeating it changes nothing.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
  createRequestedCollege: {
    summary:
      "Creates the college that a coach waits for and closes the request: the coach gets the Pending role there and a mail, and the college its page. The site has to belong with the coach's mail domain. 409 where the request is closed, the coach's address is unverified, or another college has the site and `sharesSite` is not set.",
    access: 'admin',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: newCollegeForm,
    answer: z.strictObject({ college: z.pick(college, { _id: true, name: true, pathName: true }) }),
  },
} as const;
