import * as z from 'zod/mini';
import { instant } from '../../kernel/text/text-schemas';
import { ATTESTED_FACTS, CONFIRMER_KINDS, CONFIRMER_ROLES, REVIEW_REASONS } from '../../reference/attested-facts';
import type { Profile } from '../profiles/profile';
import {
  attestation,
  ATTESTATION_STATES,
  type Attestation,
  confirmedUntilOf,
  confirmer,
  stateOfAttestation,
} from './attestation';
import { valueOfFact } from './confirmed-facts';

const fact = z.enum(ATTESTED_FACTS);
const asked = attestation.shape.facts;
const month = z.string().check(z.regex(/^\d{4}-\d\d$/));

/** A request as its player sees it. */
export const ownAttestation = z.strictObject({
  attestationId: z.string(),
  confirmer,
  facts: asked,
  reference: attestation.shape.reference,
  state: z.enum(ATTESTATION_STATES),
  endedBy: attestation.shape.endedBy,
  askedAt: instant,
  validUntil: z.nullable(instant),
  answeredAt: z.nullable(instant),
  confirmedUntil: z.nullable(instant),
});

/** The requests of a player, the latest first, and what can be asked: each fact with its value, null where empty. */
export const ownAttestations = z.strictObject({
  items: z.array(ownAttestation),
  values: z.array(z.strictObject({ fact, value: z.nullable(z.string()) })),
  /** Whether a guardian has to confirm first that they are one. */
  needsGuardian: z.boolean(),
});
export type OwnAttestations = z.infer<typeof ownAttestations>;

/** A request as its player sees it at a time (ISO 8601). */
export function shownAttestation(one: Attestation, now: string): z.infer<typeof ownAttestation> {
  const { _id: attestationId, confirmer: who, facts, reference, endedBy, askedAt, validUntil, answeredAt } = one;
  const confirmedUntil = answeredAt === null ? null : confirmedUntilOf(answeredAt);
  const state = stateOfAttestation(one, now);
  return { attestationId, confirmer: who, facts, reference, state, endedBy, askedAt, validUntil, answeredAt, confirmedUntil };
}

/** Every fact with the value that a player could ask to have confirmed. */
export function factValuesOf(profile: Profile): OwnAttestations['values'] {
  return ATTESTED_FACTS.map((one) => ({ fact: one, value: valueOfFact(profile, one) }));
}

/**
 * What the link of the mail opens: who asks whom, as what, for which facts; nothing else of the page. With the question
 * about a reference come the name and address that college coaches would see.
 */
export const openedAttestation = z.strictObject({
  playerName: z.string(),
  kind: confirmer.shape.kind,
  role: confirmer.shape.role,
  team: confirmer.shape.team,
  facts: asked,
  reference: z.nullable(
    z.strictObject({ name: confirmer.shape.name, email: confirmer.shape.email, isGiven: z.nullable(z.boolean()) }),
  ),
  state: z.enum(['open', 'answered']),
  validUntil: z.nullable(instant),
  confirmedUntil: z.nullable(instant),
});
export type OpenedAttestation = z.infer<typeof openedAttestation>;

/** A request that waits for an admin, with how many other players ask the same address. */
export const waitingAttestation = z.strictObject({
  attestationId: z.string(),
  player: z.strictObject({ username: z.string(), displayName: z.string(), isMinor: z.boolean() }),
  confirmer,
  facts: z.array(fact),
  asksReference: z.boolean(),
  reasons: z.array(z.enum(REVIEW_REASONS)),
  askedAt: instant,
  otherPlayers: z.int(),
});

/**
 * The facts that others have confirmed of some players, and who is a reference, by the uid; those without any are
 * missing. The address of a reference is for accepted coaches alone.
 */
export const confirmedFacts = z.strictObject({
  players: z.array(
    z.strictObject({
      profileId: z.string(),
      facts: z.array(
        z.strictObject({
          ...{ fact, kind: z.enum(CONFIRMER_KINDS), role: z.enum(CONFIRMER_ROLES), team: z.nullable(z.string()) },
          month,
        }),
      ),
      references: z.array(
        z.strictObject({
          ...{ name: confirmer.shape.name, kind: z.enum(CONFIRMER_KINDS), role: z.enum(CONFIRMER_ROLES) },
          ...{ team: confirmer.shape.team, email: z.nullable(confirmer.shape.email), month },
        }),
      ),
    }),
  ),
});
