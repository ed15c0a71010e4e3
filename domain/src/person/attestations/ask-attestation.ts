import * as z from 'zod/mini';
import { DAY_MS } from '../../kernel/day';
import { Refusal } from '../../kernel/refusal/refusal';
import { isSameMailbox } from '../../kernel/text/delivered-address';
import { slugOf } from '../../kernel/text/fold-text';
import { email, personName } from '../../kernel/text/text-schemas';
import {
  ATTESTATION_LIMITS,
  ATTESTED_FACTS,
  CONFIRMER_KINDS,
  CONFIRMER_ROLES,
  type ReviewReason,
} from '../../reference/attested-facts';
import { isDisposableMail, isFreeMail } from '../../reference/mail-hosts';
import { isPlayer } from '../profiles/completeness/completeness';
import type { Profile } from '../profiles/profile';
import { type Attestation, ATTESTATION_SCHEMA_VERSION, stateOfAttestation } from './attestation';
import { valueOfFact } from './confirmed-facts';

/** What a player sends who asks somebody to confirm facts; names hold no web or mail address. */
export const attestationForm = z.object({
  email,
  name: personName(ATTESTATION_LIMITS.nameMax),
  kind: z.enum(CONFIRMER_KINDS),
  role: z.enum(CONFIRMER_ROLES),
  team: personName(ATTESTATION_LIMITS.teamMax),
  facts: z.array(z.enum(ATTESTED_FACTS)).check(z.maxLength(ATTESTED_FACTS.length)),
  /** Whether college coaches may write to this person about the player is asked too. */
  asksReference: z._default(z.boolean(), false),
  locale: z.enum(['en', 'de']),
});
export type AttestationForm = z.infer<typeof attestationForm>;

/** A player who asks, with what is known of the address. */
export interface AskingPlayer {
  readonly profile: Profile;
  readonly email: string;
  readonly isVerified: boolean;
  readonly isMinor: boolean;
  /** The addresses of the guardians who have confirmed; a minor needs one. */
  readonly guardians: readonly string[];
  /** Whether the address is the mailbox of another player's account. */
  readonly isPlayers: boolean;
  /** What this player has asked before. */
  readonly own: readonly Attestation[];
  /** What anybody has asked of the address before. */
  readonly toMailbox: readonly Attestation[];
}

/**
 * The request of a player. It is sent at once, or waits for an admin. Throws Refusal forbidden for who is no player;
 * conflict for an unverified address, for a minor without a confirmed guardian, where the address is asked already and
 * where too many requests are open; invalid for nothing to confirm, and for an address that is the player's own, a
 * guardian's or another player's.
 */
export function newAttestation(
  asking: AskingPlayer,
  form: AttestationForm,
  { _id, now }: { _id: string; now: Date },
): Attestation {
  const at = now.toISOString();
  requireMayAsk(asking, form, at);
  const reviewReasons = reviewReasonsOf(asking, form);
  const { email: address, name, kind, role, team, locale } = form;
  const waiting: Attestation = {
    ...{ _id, schemaVersion: ATTESTATION_SCHEMA_VERSION, player: asking.profile._id, locale },
    confirmer: { email: address, name, kind, role, team },
    facts: factsAsked(asking.profile, form),
    reference: form.asksReference ? { isGiven: null, name: null } : null,
    ...{ askedAt: at, reviewReasons: [...reviewReasons], reviewedAt: null, sentAt: null, validUntil: null },
    ...{ answeredAt: null, endedAt: null, endedBy: null, changedAt: at },
  };
  return reviewReasons.length === 0 ? sentAttestation(waiting, now) : waiting;
}

/** A request that is sent now. */
export function sentAttestation(one: Attestation, now: Date): Attestation {
  const validUntil = new Date(now.getTime() + ATTESTATION_LIMITS.validDays * DAY_MS).toISOString();
  return { ...one, sentAt: now.toISOString(), validUntil, changedAt: now.toISOString() };
}

function requireMayAsk(asking: AskingPlayer, form: AttestationForm, at: string): void {
  const { profile, isVerified, isMinor, guardians, own } = asking;
  if (!isPlayer(profile.type)) throw new Refusal('forbidden', 'attestationForPlayers');
  if (!isVerified) throw new Refusal('conflict', 'verifyEmailFirst');
  if (isMinor && guardians.length === 0) throw new Refusal('conflict', 'attestationNeedsGuardian');
  if (isSameMailbox(form.email, asking.email)) throw new Refusal('invalid', 'attestationOwnAddress', {}, 'email');
  if (asking.isPlayers) throw new Refusal('invalid', 'attestationOfPlayer', {}, 'email');
  if (guardians.some((guardian) => isSameMailbox(guardian, form.email)))
    throw new Refusal('invalid', 'attestationOfGuardian', {}, 'email');
  const waiting = own.filter((one) => ['review', 'open'].includes(stateOfAttestation(one, at)));
  if (waiting.some((one) => isSameMailbox(one.confirmer.email, form.email)))
    throw new Refusal('conflict', 'attestationAskedAlready', {}, 'email');
  if (waiting.length >= ATTESTATION_LIMITS.open) throw new Refusal('conflict', 'attestationsTooMany');
}

function factsAsked(profile: Profile, { facts: wanted, asksReference }: AttestationForm): Attestation['facts'] {
  const facts = ATTESTED_FACTS.filter((fact) => wanted.includes(fact)).flatMap((fact) => {
    const value = valueOfFact(profile, fact);
    return value === null ? [] : [{ fact, value, isConfirmed: null }];
  });
  if (facts.length === 0 && !asksReference) throw new Refusal('invalid', 'attestationOfNothing', {}, 'facts');
  return facts;
}

/**
 * Why an admin looks first: a minor's request to an address that anybody can have, an address that is made to be thrown
 * away, one that many players ask, or one that was not let through before. An admin who has let the address through for
 * the same club or school does not look again, except at one of the second and the last kind.
 */
function reviewReasonsOf({ profile, isMinor, toMailbox }: AskingPlayer, form: AttestationForm): readonly ReviewReason[] {
  const others = new Set(toMailbox.flatMap(({ player }) => (player === profile._id ? [] : [player])));
  const isKnown = toMailbox.some(
    ({ reviewedAt, endedBy, confirmer }) =>
      reviewedAt !== null && endedBy !== 'admin' && slugOf(confirmer.team) === slugOf(form.team),
  );
  const reasons: Readonly<Record<ReviewReason, boolean>> = {
    freeMail: isMinor && isFreeMail(form.email) && !isKnown,
    disposable: isDisposableMail(form.email),
    manyPlayers: others.size >= ATTESTATION_LIMITS.otherPlayers && !isKnown,
    refusedBefore: toMailbox.some(({ endedBy }) => endedBy === 'admin'),
  };
  return (['freeMail', 'disposable', 'manyPlayers', 'refusedBefore'] as const).filter((reason) => reasons[reason]);
}
