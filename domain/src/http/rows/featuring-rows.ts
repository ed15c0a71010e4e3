import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { featuringForm, guardianAnswer } from '../../person/profiles/featuring/featuring';
import { profile } from '../../person/profiles/profile';
import { shownProfile } from '../../person/profiles/audience/shown-profile';

/** The uid and the keyed hash in the link of a guardian's mail. */
const guardianLink = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/));

/** The rows of the consent to be featured (docs/decisions/067-consent-to-be-featured.md). */
export const FEATURING_ROWS = {
  changeFeaturing: {
    summary:
      'Whether the caller’s profile may be featured on the landing page and on the social networks. An adult decides alone; for a minor `guardianEmail` gets a mail whose link asks a parent or guardian, and nothing is on before they agree. False ends it at once. 422 without that address, with the player’s own one in any spelling that reaches the same mailbox, and with that of another player’s account; 429 after 5 questions a day.',
    access: 'profileOwner',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['malformed', 'signInRequired', 'forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: featuringForm,
    bodyLimitKb: 16,
    answer: z.strictObject({ profile }),
  },
  openGuardianLink: {
    summary:
      'What the link of a guardian’s mail asks: which player wishes to be featured, how far that has come, and the profile as visitors see it, of which everything published is made; null while nobody is shown it. 404 where the wish has ended, or a newer question has replaced it.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link: guardianLink }),
    bodyLimitKb: 16,
    answer: z.strictObject({
      displayName: z.string(),
      state: z.enum(['asked', 'unanswered', 'on']),
      until: instant,
      profile: z.nullable(shownProfile),
    }),
  },
  answerAsGuardian: {
    summary:
      'A guardian allows that a minor is featured, or ends it, also later by the same link. A yes says who gives it: `name` and `relation`, 422 without them. The same answer again changes nothing. 409 for a yes two weeks after the question, once the player is of age, or where the address is that of a player by now.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.extend(guardianAnswer, { link: guardianLink }),
    bodyLimitKb: 16,
    answer: z.strictObject({ state: z.enum(['off', 'on']) }),
  },
} as const;
