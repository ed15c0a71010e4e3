import * as z from 'zod/mini';
import { email, instant } from '../../kernel/text/text-schemas';
import { guardianshipForm } from '../../person/guardianship/begin-guardianship';
import { ownGuardianships } from '../../person/guardianship/shown-guardianships';

const change = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0, requiresXsrf: true, bodyLimitKb: 16 } as const;
const byLink = { access: 'everyone', query: null, status: 200, cacheSeconds: 0, bodyLimitKb: 16 } as const;
const answer = z.enum(['yes', 'no']);
const own = z.strictObject({ guardianships: ownGuardianships });

/** The id of a link and the keyed hash in the mail to a guardian without an account. */
const furtherLink = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/));

/** The rows of the links between players and guardians (docs/decisions/200-guardians-with-an-account.md). */
export const GUARDIANSHIP_ROWS = {
  guardianships: {
    summary:
      'The links of the caller’s account: as a player to guardians, as a parent to children, and further guardians of these who wait for the caller’s yes. Of a question that the caller began it says nothing of the player before the player has said yes. `namedEmail` and `namedBy` are whom the consent by mail suggests.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownGuardianships,
  },
  askGuardianship: {
    ...change,
    summary:
      'Begins a link: a player under 18 names a parent’s mail address, a parent a player’s address or page. The other side gets a mail and answers within 14 days. A parent gets the same answer whoever was meant. 403 for other accounts, 409 where the question is open already or two guardians are linked, 422 for the caller’s own address and for another player’s, 429 after 5 a day.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: guardianshipForm,
    answer: own,
  },
  answerGuardianship: {
    ...change,
    summary:
      'Answers an open question with yes or no: the player (a yes needs `hasRead`), the account of the address that was asked, or a guardian whom the player has already, for a further one. The link holds once nobody’s yes is missing. 404 for anybody else, 409 where it is over. The same yes again changes nothing.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({ answer, hasRead: z._default(z.boolean(), false) }),
    answer: own,
  },
  endGuardianship: {
    ...change,
    summary: 'Ends a link, or takes a question back, as its player or guardian, at once. Repeating it changes nothing.',
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    body: null,
    answer: own,
  },
  guardChild: {
    ...change,
    summary:
      'What a linked guardian decides for a player under 18: whether contact is off, whether the page is hidden, whether the guardian is asked before the child pays, and the end of the consent to be featured. What one guardian closes stays closed. 403 where the link is not confirmed, or the player is of age.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({
      contactOff: z._default(z.nullable(z.boolean()), null),
      pageHidden: z._default(z.nullable(z.boolean()), null),
      asksPurchases: z._default(z.nullable(z.boolean()), null),
      endsFeaturing: z._default(z.boolean(), false),
    }),
    answer: own,
  },
  keepGuardianship: {
    ...change,
    summary:
      'Whether a guardian goes on reading the player’s page from the 18th birthday on, without deciding anything. The player is asked 30 days before; 409 earlier.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    body: z.object({ keeps: z.boolean() }),
    answer: own,
  },
  openFurtherGuardian: {
    ...byLink,
    summary:
      'What the mail to a guardian without an account asks: whose further guardian waits, and by which address. 404 where it is over.',
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link: furtherLink }),
    answer: z.strictObject({ childName: z.string(), email, validUntil: instant }),
  },
  answerFurtherGuardian: {
    ...byLink,
    summary: 'That guardian’s yes or no to the further one. It counts once; 404 where it is over.',
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link: furtherLink, answer }),
    answer: z.strictObject({ answer }),
  },
} as const;
