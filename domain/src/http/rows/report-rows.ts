import * as z from 'zod/mini';
import { profile } from '../../person/profiles/profile';
import { hidingForm } from '../../person/profiles/withheld';
import { removalForm } from '../../person/moderation/removal-request';
import { hiddenProfile, hidingAnswerForm } from '../../person/moderation/hiding-answer';
import { closingForm, reportForm } from '../../person/moderation/report';
import { shownCamp } from '../../person/moderation/reported-camp';
import { reportNumbers } from '../../person/moderation/report-numbers';
import { shownReport } from '../../person/moderation/shown-report';

/** The `next` of the previous page: a part of the queue, a time and the id of a report. */
const cursor = z.optional(
  z
    .string()
    .check(
      z.regex(/^(?:childAbuse|dangerOfMinor|danger|minor|other|closed)~\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[A-Za-z0-9_-]{1,128}$/),
    ),
);

/**
 * The rows of reports about profiles, of requests about any page, and of hiding profiles
 * (docs/decisions/068-reports-and-hiding.md, docs/decisions/128-requests-without-an-account.md).
 */
export const REPORT_ROWS = {
  reportProfile: {
    summary:
      'Reports a profile, one of its pictures or texts, to the admins. Nobody else learns of it. 404 for what the caller does not see, 403 for a deactivated account; at most 20 a day by one person, 60 by the visitors of one network. What visitors report of the same thing for the same reason is one report.',
    access: 'reader',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: reportForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ received: z.literal(true) }),
  },
  requestRemoval: {
    summary:
      'Asks that something on a page is corrected or removed, with or without an account, also for suspended and deactivated people. It stands in the queue of reports, and the operator gets a mail; the answer has the number of the request. At most 20 a day by one person, 60 by the visitors of one network.',
    access: 'visitor',
    query: null,
    status: 201,
    cacheSeconds: 0,
    refusals: ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: removalForm,
    bodyLimitKb: 64,
    answer: z.strictObject({ requestId: z.string() }),
  },
  adminReports: {
    summary:
      'The open reports and requests in pages, those about somebody in danger first, in both parts those about minors first, and then the oldest first; with `state=closed` the closed ones, the latest first. `after` is the `next` of the previous page.',
    access: 'admin',
    query: z.object({ state: z._default(z.enum(['open', 'closed']), 'open'), after: cursor }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed', 'signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(shownReport), next: z.nullable(z.string()) }),
  },
  reportNumbers: {
    summary:
      'How many reports came and were decided in the last eight weeks, by week and kind: how they ended, and the median time until then. It counts the latest 2,000 that came and the latest 2,000 that were closed; `isCut` says that there were more.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: reportNumbers,
  },
  reportedPicture: {
    summary:
      'The picture that a report, or an owner’s answer, is about, in the size 400, for no cache to store. 404 for any other report, and where the profile does not own the picture any more.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'unavailable'],
    answer: 'bytes',
  },
  hiddenProfiles: {
    summary:
      'The profiles that admins hide and those of which they hide parts, 100 of each at most, the latest first, with the reason that their owners read; and the hidden camps, 100 at most.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(hiddenProfile), camps: z.array(shownCamp) }),
  },
  dismissReport: {
    summary:
      'Closes a report for a reason, without hiding anything. `answer` is mailed to the author of a request, in the language of the request; 409 where that address got too many answers. Repeating it changes nothing.',
    access: 'admin',
    query: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: closingForm,
    bodyLimitKb: 64,
    answer: null,
  },
  reopenReport: {
    summary: 'Opens a closed report again. Repeating it changes nothing, and a hidden profile stays hidden.',
    access: 'admin',
    query: null,
    body: null,
    status: 204,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
  hideProfile: {
    summary:
      'Hides a profile, or the picture or text that `part` names, at once, for a reason that its owner reads, and closes the open reports about it; a reason of null shows it again. The owner still sees and edits it, and may answer once.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: hidingForm,
    answer: z.strictObject(z.pick(profile, { withheld: true, withheldParts: true }).shape),
  },
  answerHiding: {
    summary:
      'Puts into the queue what the owner of a hidden profile says to it, or to a hidden part of it: once for each time and reason. 409 for a second answer, and for what is not hidden.',
    access: 'profileOwner',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: hidingAnswerForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ profile }),
  },
} as const;
