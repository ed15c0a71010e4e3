import * as z from 'zod/mini';
import { givenDaysForm } from '../../money/given-plan';
import { moneyOfPerson } from '../../money/money-of-person';
import { shortText } from '../../kernel/text/text-schemas';
import { adminRequestForm, adminRequestVerdict, shownAdminRequest } from '../../person/members/admin-request';

/** What an admin sends who acts on the account of a person: why. */
const leverForm = z.object({ reason: shortText(500) });

/** As whom an admin looks at the profile of a person. */
const previewForm = z.object({ as: z.enum(['visitor', 'member', 'coach']) });

const ACTION = {
  access: 'admin',
  query: null,
  status: 204,
  cacheSeconds: 0,
  requiresXsrf: true,
  refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
  bodyLimitKb: 16,
  answer: null,
} as const;

/** The rows of what admins do to the account of a person. */
export const PERSON_LEVER_ROWS = {
  adminRequests: {
    summary:
      'The open requests that somebody becomes an admin, or is one no longer, the oldest first, 50 at most. Each waits for a second admin.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(z.extend(shownAdminRequest, { name: z.nullable(z.string()) })) }),
  },
  askForAdmin: {
    ...ACTION,
    summary:
      'Asks that somebody becomes an admin, or is one no longer, for a reason. A second admin confirms or refuses that within seven days. 409 while another request about the person waits, where there is nothing to change, for an account that is being deleted, and for a new admin whose account is suspended, deactivated, locked or has an unverified address.',
    body: adminRequestForm,
  },
  decideAdminRequest: {
    ...ACTION,
    summary:
      'Confirms or refuses the request that was shown. Confirming sets or removes the claim, ends every session of the person and sends them a mail; the invitations that a former admin sent are revoked. Repeating the call finishes one that broke off. 409 for a request that is decided, expired or about the caller, for confirming an own one, and where who asked is no admin any more. Anyone who asked withdraws it by refusing.',
    body: adminRequestVerdict,
  },
  signOutPerson: {
    ...ACTION,
    summary:
      'Ends every session of a person for a reason, with a line of the log and a mail; the next call of the person is 401. 409 for an account that is being deleted.',
    body: leverForm,
  },
  resendVerification: {
    ...ACTION,
    summary:
      'Sends the person a link again by which they confirm their mail address, with a line of the log. 409 where it is confirmed, where the address got three of them in an hour or six in a day, and for an account that is being deleted.',
    body: leverForm,
  },
  givePlanDays: {
    ...ACTION,
    summary:
      'Gives a person up to 365 days of a plan for a reason, from the end of the one that runs or from now, with a line of the log and a mail; nothing is charged. `until` is the end of the plan as it was shown, null where none runs. 409 for a plan that renews by itself or has changed since, for who could not buy it (a coach, no player, an unverified address, Guest Access beside Premium), and for a suspended account or one that is being deleted.',
    status: 200,
    body: givenDaysForm,
    answer: z.strictObject({ money: moneyOfPerson }),
  },
  previewProfile: {
    ...ACTION,
    summary:
      'Says in the log that an admin looks at the profile of a person as others see it. `profile` with `as=coach` shows the admin what coaches see for an hour after that; the other readers see less than an admin anyway.',
    body: previewForm,
  },
} as const;
