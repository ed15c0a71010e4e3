import * as z from 'zod/mini';
import { ATTESTATION_LIMITS, ATTESTED_FACTS } from '../../reference/attested-facts';
import { RECRUIT_PAGE_SIZE } from '../../person/recruits/recruit-query';
import { attestationForm } from '../../person/attestations/ask-attestation';
import { personName } from '../../kernel/text/text-schemas';
import {
  confirmedFacts,
  openedAttestation,
  ownAttestations,
  waitingAttestation,
} from '../../person/attestations/shown-attestations';

const change = { access: 'signedIn', query: null, status: 200, cacheSeconds: 0, requiresXsrf: true, bodyLimitKb: 16 } as const;
const byLink = { access: 'everyone', query: null, status: 200, cacheSeconds: 0, bodyLimitKb: 16 } as const;
const own = z.strictObject({ attestations: ownAttestations });

/** The id of a request and the keyed hash in the mail to the confirmer. */
const link = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}\.[A-Za-z0-9_-]{43}$/));

/** The ids of the players of one page of the search, with commas. */
const players = z.string().check(z.regex(new RegExp(`^[\\w-]{1,128}(?:,[\\w-]{1,128}){0,${RECRUIT_PAGE_SIZE - 1}}$`)));

/** The rows of facts that coaches confirm (docs/decisions/209-attested-facts.md). */
export const ATTESTATION_ROWS = {
  attestations: {
    summary:
      'What the calling player has asked coaches to confirm, the latest first, with the answers; and each fact that can be asked for, with its value.',
    access: 'signedIn',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'notFound'],
    answer: ownAttestations,
  },
  askAttestation: {
    ...change,
    summary:
      'Asks a club or school coach to confirm facts of the caller’s profile, and whether college coaches may write to them about the caller. They get a mail with a link that is answered once within 14 days; a minor’s guardians are told before. Some addresses wait for an admin. 403 for other accounts, 409 for an unverified address, for a minor without a confirmed guardian, where this person is asked already and beyond five open requests, 422 for the caller’s own address, a guardian’s and another player’s, 429 after 5 a day.',
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: attestationForm,
    answer: own,
  },
  withdrawAttestation: {
    ...change,
    summary: 'Ends a request of the caller, and what was confirmed by it, at once. Repeating it changes nothing.',
    refusals: ['signInRequired', 'forbidden', 'notFound'],
    body: null,
    answer: own,
  },
  openAttestation: {
    ...byLink,
    summary:
      'What the link of a mail asks: who asks, the facts, and as a reference the name and address that would be shown; nothing else of the profile. After the answer it shows what was answered, as long as that can be revoked. 404 where it is over.',
    refusals: ['forbidden', 'notFound', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link }),
    answer: openedAttestation,
  },
  answerAttestation: {
    ...byLink,
    summary:
      'The answer to the link of a mail: the facts that are true; all others are not confirmed. `reference` is the name under which the person is a reference, null for a no. It counts once: 409 afterwards, 404 where it is over.',
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({
      link,
      confirmed: z.array(z.enum(ATTESTED_FACTS)).check(z.maxLength(ATTESTED_FACTS.length)),
      reference: z._default(z.nullable(z.strictObject({ name: personName(ATTESTATION_LIMITS.nameMax) })), null),
    }),
    answer: openedAttestation,
  },
  revokeAttestation: {
    ...byLink,
    summary:
      'Revokes the answer to the link of a mail, or refuses the question: nothing is confirmed by it any more. With `only: reference` the facts stay confirmed, and the person is no reference any more. Repeating it changes nothing.',
    refusals: ['forbidden', 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid', 'tooMany'],
    body: z.object({ link, only: z._default(z.nullable(z.literal('reference')), null) }),
    answer: z.strictObject({ isRevoked: z.literal(true) }),
  },
  confirmedFacts: {
    summary:
      'The facts of up to 20 players that somebody has confirmed, as far as the caller sees their values: by whom, in which month; and to accepted coaches the club and school coaches who agreed to be a reference, with their address, to the owner and linked guardians without it. Players without any, and hidden ones, are missing.',
    access: 'reader',
    query: z.object({ players }),
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['malformed'],
    answer: confirmedFacts,
  },
  waitingAttestations: {
    summary: 'The requests that wait until an admin has looked at the address, the longest waiting first, 50 at most.',
    access: 'admin',
    query: null,
    body: null,
    status: 200,
    cacheSeconds: 0,
    refusals: ['signInRequired', 'forbidden'],
    answer: z.strictObject({ items: z.array(waitingAttestation) }),
  },
  reviewAttestation: {
    summary:
      'Sends a request that waits, or ends it. Both are logged. 409 where somebody has decided already, and for a minor whose guardian has not confirmed any more.',
    access: 'admin',
    query: null,
    status: 200,
    cacheSeconds: 0,
    requiresXsrf: true,
    refusals: ['signInRequired', 'forbidden', 'notFound', 'conflict', 'wrongType', 'invalid'],
    body: z.object({ isSent: z.boolean() }),
    answer: z.strictObject({ items: z.array(waitingAttestation) }),
  },
} as const;
