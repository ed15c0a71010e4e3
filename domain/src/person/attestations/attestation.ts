import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { defineCollection } from '../../kernel/documents/define-collection';
import type { Language } from '../../kernel/language';
import { deliveredAddress } from '../../kernel/text/delivered-address';
import { email, instant, shortText, trimmedText } from '../../kernel/text/text-schemas';
import {
  ATTESTATION_LIMITS,
  ATTESTED_FACTS,
  CONFIRMER_KINDS,
  CONFIRMER_ROLES,
  REVIEW_REASONS,
} from '../../reference/attested-facts';

/** Version of the stored shape. */
export const ATTESTATION_SCHEMA_VERSION = 2;

/** One fact that is asked for: its value when it was asked, and the answer; null before one. */
const askedFact = z.strictObject({
  fact: z.enum(ATTESTED_FACTS),
  value: shortText(200),
  isConfirmed: z.nullable(z.boolean()),
});
export type AskedFact = z.infer<typeof askedFact>;

/** Who is asked, in the words of the player: the name, and what they are in which club or school. */
export const confirmer = z.strictObject({
  email,
  name: trimmedText(ATTESTATION_LIMITS.nameMax),
  kind: z.enum(CONFIRMER_KINDS),
  role: z.enum(CONFIRMER_ROLES),
  team: trimmedText(ATTESTATION_LIMITS.teamMax),
});

/**
 * The question whether college coaches may write to the confirmer about the player, and the answer, null before one;
 * `name` is how the confirmer wants to be named, null without a yes.
 */
const askedReference = z.strictObject({
  isGiven: z.nullable(z.boolean()),
  name: z.nullable(trimmedText(ATTESTATION_LIMITS.nameMax)),
});

/**
 * `attestations/{id}`: what a player asks a club or school coach to confirm, and the answer
 * (docs/decisions/209-attested-facts.md). `player` is a uid; `reference` is null where it is not asked for
 * (docs/decisions/226-a-coach-as-a-reference.md). `reviewReasons` are why an admin looks first: until then
 * `sentAt` is null, and so is `validUntil`. `reviewedAt` is when one did. `endedBy` is who ended it: the player, the
 * admin who did not let it through, or the confirmer, who revoked the answer.
 */
export const attestation = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(ATTESTATION_SCHEMA_VERSION),
  player: z.string(),
  confirmer,
  locale: z.enum(['en', 'de'] satisfies Language[]),
  facts: z.array(askedFact).check(z.maxLength(ATTESTED_FACTS.length)),
  reference: z.nullable(askedReference),
  askedAt: instant,
  reviewReasons: z.array(z.enum(REVIEW_REASONS)).check(z.maxLength(REVIEW_REASONS.length)),
  reviewedAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  validUntil: z.nullable(instant),
  answeredAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.enum(['player', 'admin', 'confirmer'])),
  changedAt: instant,
});

export type Attestation = z.infer<typeof attestation>;

export const ATTESTATION_STATES = ['review', 'open', 'expired', 'answered', 'ended'] as const;
export type AttestationState = (typeof ATTESTATION_STATES)[number];

/** How far a request has come at a time (ISO 8601). */
export function stateOfAttestation(one: Attestation, now: string): AttestationState {
  if (one.endedAt !== null) return 'ended';
  if (one.answeredAt !== null) return 'answered';
  if (one.sentAt === null) return 'review';
  return one.validUntil !== null && one.validUntil <= now ? 'expired' : 'open';
}

/** Until when what was answered at a time holds; both ISO 8601. */
export function confirmedUntilOf(answeredAt: string): string {
  const until = new Date(answeredAt);
  until.setUTCMonth(until.getUTCMonth() + ATTESTATION_LIMITS.confirmedMonths);
  return until.toISOString();
}

/** Until when a request confirms something, a reference too, or this one fact; null where it confirms none. */
function confirms({ answeredAt, endedAt, facts, reference }: Attestation, wanted: AskedFact['fact'] | null): string | null {
  const isConfirmed =
    (wanted === null && reference?.isGiven === true) ||
    facts.some(({ fact, isConfirmed: is }) => is === true && (wanted === null || fact === wanted));
  return answeredAt === null || endedAt !== null || !isConfirmed ? null : confirmedUntilOf(answeredAt);
}

/** What players ask coaches to confirm. */
export const ATTESTATIONS = defineCollection({
  name: 'attestations',
  holds:
    'What a player asks a club or school coach: which facts with their values are true, whether college coaches may write, and the answers.',
  version: ATTESTATION_SCHEMA_VERSION,
  schema: attestation,
  // The first version asked for facts alone.
  upgrades: { 1: (stored) => ({ ...stored, reference: null }) },
  stamps: {
    mailbox: ({ confirmer: { email: address } }) => deliveredAddress(address),
    reviewSince: (one) => (stateOfAttestation(one, one.askedAt) === 'review' ? one.askedAt : null),
    confirmedUntil: (one) => confirms(one, null),
    gradesUntil: (one) => confirms(one, 'gpa'),
    expiresAt: ({ changedAt }) => new Date(Date.parse(changedAt) + ATTESTATION_LIMITS.keptDays * DAY_MS),
  },
  expires: `${ATTESTATION_LIMITS.keptDays} days after their last change`,
  personalData: {
    export: [
      {
        section: 'confirmations',
        as: 'list',
        of: [{ by: 'field', field: 'player' }],
        sortedBy: 'askedAt',
        entry: ({ confirmer: asked, facts, reference, askedAt, sentAt, answeredAt, endedAt }) => ({
          ...{ confirmer: asked, facts, reference, askedAt, sentAt, answeredAt, endedAt },
        }),
      },
    ],
    deletion: { erase: [{ by: 'field', field: 'player' }] },
  },
});
