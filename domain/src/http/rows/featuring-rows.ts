import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { featuringForm, guardianAnswer } from '../../person/profile/featuring';
import { profile } from '../../person/profile/profile';

/** The uid and the keyed hash in the link of a guardian's mail. */
const guardianLink = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/));

/** The rows of the consent to be featured (docs/decisions/067-consent-to-be-featured.md). */
export const FEATURING_ROWS = {
  changeFeaturing: {
    summary:
      'Whether the own profile may be featured on the landing page and on the social networks. An adult says so alone; for a minor `guardianEmail` gets a mail whose link asks a parent or guardian, and nothing is on before they agree. False ends it at once. 422 without that address or with the own one, 429 after 5 questions a day.',
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
      'What the link of a guardian’s mail asks: which player wishes to be featured, and how far that has come. 404 where the wish has ended, or a newer question has replaced it.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link: guardianLink }),
    bodyLimitKb: 16,
    answer: z.strictObject({ displayName: z.string(), state: z.enum(['asked', 'unanswered', 'on']), until: instant }),
  },
  answerAsGuardian: {
    summary:
      'A guardian allows that a minor is featured, or ends it, also later by the same link. The same answer again changes nothing. 409 for a yes two weeks after the question, or once the player is of age.',
    access: 'everyone',
    query: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link: guardianLink, answer: guardianAnswer }),
    bodyLimitKb: 16,
    answer: z.strictObject({ state: z.enum(['off', 'on']) }),
  },
} as const;
