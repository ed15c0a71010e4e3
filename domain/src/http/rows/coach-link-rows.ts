import * as z from 'zod/mini';
import { coachLinkForm } from '../../person/coach-links/make-coach-link';
import { openedCoachLinkAnswer, ownCoachLinks } from '../../person/coach-links/shown-coach-links';

const change = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0, requiresXsrf: true, bodyLimitKb: 16 } as const;
const byLink = { query: null, status: 200, cacheSeconds: 0, bodyLimitKb: 16 } as const;
const own = z.strictObject({ coachLinks: ownCoachLinks });

const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** The id of a link and the keyed hash behind it. */
const link = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/));

/** The rows of private links (docs/decisions/219-a-link-for-one-coach.md). */
export const COACH_LINK_ROWS = {
  coachLinks: {
    summary:
      'The private links that the caller has made, the latest first, with their addresses while they open something; and, without addresses, those of the children whom the caller is a linked guardian of.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownCoachLinks,
  },
  makeCoachLink: {
    ...change,
    summary:
      'Makes a private link to the caller’s page for one person, for 60 days. It opens the chosen closed groups, and of an adult the chosen contact. A minor’s is for an accepted coach or for a mail address that its reader has to confirm; the guardians are told. 403 for other accounts, 409 for an unverified address, for a minor without a confirmed guardian and beyond 20 open links, 422 where it names nobody or opens too much, 429 after 10 a day.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: coachLinkForm,
    answer: own,
  },
  endCoachLink: {
    ...change,
    summary:
      'Ends a private link at once, as its player or as a linked guardian of a player under 18. Repeating it changes nothing.',
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    body: null,
    answer: own,
  },
  openCoachLink: {
    ...byLink,
    access: 'reader',
    summary:
      'What a private link shows to who has it: the page with the groups that it opens. It is counted, except for the player, guardians and admins. A link for a coach opens for that coach’s session alone; a minor’s for a mail address only with the key that confirming the address gave (`key`). 404 where it is over.',
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link, key: z.nullable(secret) }),
    answer: openedCoachLinkAnswer,
  },
  askLinkReceiver: {
    ...byLink,
    access: 'everyone',
    summary:
      'Sends the receiver of a private link a mail by which they confirm the address; an earlier one no longer counts. 404 where the link is over or needs no confirmation, 409 where the address got too many of them.',
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link }),
    answer: z.strictObject({ isSent: z.literal(true) }),
  },
  openLinkConfirmation: {
    ...byLink,
    access: 'everyone',
    summary: 'Whose link the mail to a receiver is about. 404 where it is used or over.',
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ confirmation: link }),
    answer: z.strictObject({ receiverName: z.string(), playerName: z.string() }),
  },
  confirmLinkReceiver: {
    ...byLink,
    access: 'everyone',
    summary:
      'Confirms the receiver’s address by the link of the mail, once: 404 afterwards. Answers the page, the private link and the key by which this browser opens it.',
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ confirmation: link }),
    answer: z.strictObject({ username: z.string(), link, key: secret }),
  },
} as const;
