import * as z from 'zod/mini';
import { firstMessageForm, inboxForm, replyForm, threadActForm, threadReportForm } from '../../person/threads/message-form';
import { shownMessage, shownThread } from '../../person/threads/shown-thread';
import { CONTACT_STATES } from '../../person/threads/thread-states';

/** The `next` of the previous page: a time and the id of a conversation or message. */
const after = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~[A-Za-z0-9_-]{1,128}$/)));

const own = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0 } as const;
const change = { ...own, requiresXsrf: true } as const;
const refusalsOfForm = ['malformed', 'signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType'] as const;

/** Whether coaches may write to the player who asks: the choice, and what it comes to with age and guardian. */
const ownContact = z.strictObject({ takesMessages: z.boolean(), state: z.enum(CONTACT_STATES) });

/** What a coach may do for one college: why not, the conversation that stands in the way, and the rule to know. */
const contactOfCollege = z.strictObject({
  collegeId: z.string(),
  collegeName: z.string(),
  refusal: z.nullable(z.enum(['contactOff', 'contactNeedsGuardian', 'contactDeclined', 'threadIsOpen'])),
  threadId: z.nullable(z.string()),
  rule: z.nullable(
    z.strictObject({
      whose: z.string(),
      text: z.strictObject({ en: z.string(), de: z.string() }),
      from: z.nullable(z.string()),
    }),
  ),
});

/**
 * The rows of conversations between coaches and players
 * (docs/decisions/204-conversations-between-coaches-and-players.md).
 */
export const THREAD_ROWS = {
  contactOf: {
    summary:
      'Whether the calling coach may begin a conversation with a player, for each college that accepted the coach, and what the rules of its organisation say about that. 404 for hidden people and non-players.',
    access: 'coach',
    query: null,
    status: 200,
    cacheSeconds: 0,
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ items: z.array(contactOfCollege) }),
  },
  startThread: {
    summary:
      'Begins a conversation of a coach with a player: 5 to 2,000 characters, a next step, and a camp of the college or null. The player gets it by mail, and so does each confirmed guardian of a minor; no address is shown to anybody. 403 where the player wants no messages or a minor has no confirmed guardian, 409 where the college is in one already or was declined, 429 beyond 20 a day.',
    access: 'coach',
    query: null,
    status: 201,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: [...refusalsOfForm, 'invalid', 'tooMany'],
    body: firstMessageForm,
    bodyLimitKb: 64,
    answer: z.strictObject({ threadId: z.string() }),
  },
  threads: {
    ...own,
    summary:
      'The conversations of the caller, the last written to first, 20 a page, and how many have something unread. `contact` says whether coaches may write; null for everybody but players. `after` is the `next` of the previous page.',
    query: z.object({ after }),
    body: null,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({
      items: z.array(shownThread),
      next: z.nullable(z.string()),
      unread: z.int(),
      contact: z.nullable(ownContact),
    }),
  },
  thread: {
    ...own,
    summary:
      'A conversation of the caller with its messages, the latest first, 50 a page. A coach who no longer writes for the college gets no messages. 404 for those of others.',
    query: z.object({ after }),
    body: null,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({ thread: shownThread, messages: z.array(shownMessage), next: z.nullable(z.string()) }),
  },
  replyToThread: {
    ...change,
    summary:
      'Writes a further message. The other side gets a mail, and each confirmed guardian of a minor a copy. 409 for a conversation that is closed, 429 beyond 200 messages a day.',
    status: 201,
    refusals: [...refusalsOfForm, 'invalid', 'tooMany'],
    body: replyForm,
    bodyLimitKb: 64,
    answer: z.strictObject({ message: shownMessage }),
  },
  markThreadRead: {
    ...change,
    summary: 'Marks a conversation as read by the caller. Repeating it changes nothing.',
    status: 204,
    body: null,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: null,
  },
  changeThread: {
    ...change,
    summary:
      'What the player does with a conversation: `decline` says that they are not interested, `block` that the coach may not write to them for any college, `resume` takes either back. 403 for the coach; 409 where another coach of the college has begun a conversation since. Repeating it changes nothing.',
    refusals: [...refusalsOfForm, 'invalid'],
    body: threadActForm,
    answer: z.strictObject({ thread: shownThread }),
  },
  reportThread: {
    ...change,
    summary:
      'Reports the other side of a conversation to the admins, who read its texts by this report alone. Counted with the reports about profiles, 20 a day; the same person’s next one replaces it.',
    status: 201,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: threadReportForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ received: z.literal(true) }),
  },
  changeInbox: {
    ...change,
    summary:
      'Whether coaches may write to the calling player, at once and also in conversations that are open. 403 for everybody else.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'wrongType', 'invalid'],
    body: inboxForm,
    answer: z.strictObject({ contact: ownContact }),
  },
  reportedThread: {
    summary: 'The messages of a conversation that was reported, the latest 50 first. 404 for any other report.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    answer: z.strictObject({
      collegeName: z.string(),
      player: z.nullable(z.string()),
      coach: z.nullable(z.string()),
      messages: z.array(shownMessage),
    }),
  },
} as const;
