import { Refusal } from '../../kernel/refusal/refusal';
import type { AttestedFact } from '../../reference/attested-facts';
import { sentAttestation } from './ask-attestation';
import { type Attestation, stateOfAttestation } from './attestation';

/** What a confirmer answers: the facts that are true, and the name of a reference; null says no to that. */
export interface ConfirmersAnswer {
  readonly confirmed: readonly AttestedFact[];
  readonly reference: { readonly name: string } | null;
}

/**
 * A request after the answer to it: others than the facts that are true are not confirmed, and what was not asked
 * counts for nothing. It is answered once: throws Refusal conflict for one that is answered, over or waits for an
 * admin.
 */
export function answeredAttestation(
  one: Attestation,
  { confirmed, reference: given }: ConfirmersAnswer,
  now: string,
): Attestation {
  if (stateOfAttestation(one, now) !== 'open') throw new Refusal('conflict', 'attestationOver');
  const facts = one.facts.map((asked) => ({ ...asked, isConfirmed: confirmed.includes(asked.fact) }));
  const reference = one.reference === null ? null : { isGiven: given !== null, name: given?.name ?? null };
  return { ...one, facts, reference, answeredAt: now, changedAt: now };
}

/**
 * A request whose confirmer is no reference any more; the facts stay confirmed. The same again changes nothing. Throws
 * Refusal conflict where nothing is answered, or all has ended.
 */
export function withoutReference(one: Attestation, now: string): Attestation {
  if (stateOfAttestation(one, now) !== 'answered') throw new Refusal('conflict', 'attestationOver');
  if (one.reference?.isGiven !== true) return one;
  return { ...one, reference: { isGiven: false, name: null }, changedAt: now };
}

/**
 * A request whose confirmer revokes the answer, or does not want to be asked: nothing is confirmed any more. The
 * same again changes nothing. Throws Refusal conflict where it is over for another reason.
 */
export function revokedAttestation(one: Attestation, now: string): Attestation {
  if (one.endedBy === 'confirmer') return one;
  if (!['open', 'answered'].includes(stateOfAttestation(one, now))) throw new Refusal('conflict', 'attestationOver');
  return ended(one, 'confirmer', now);
}

/** A request that its player ends, whatever was answered. The same again changes nothing. */
export function withdrawnAttestation(one: Attestation, now: string): Attestation {
  return one.endedAt === null ? ended(one, 'player', now) : one;
}

/** A request after an admin has looked at it. Throws Refusal conflict for one that waits for none. */
export function reviewedAttestation(one: Attestation, isSent: boolean, now: Date): Attestation {
  const at = now.toISOString();
  if (stateOfAttestation(one, at) !== 'review') throw new Refusal('conflict', 'attestationReviewed');
  const reviewed = { ...one, reviewedAt: at };
  return isSent ? sentAttestation(reviewed, now) : ended(reviewed, 'admin', at);
}

function ended(one: Attestation, endedBy: Attestation['endedBy'], at: string): Attestation {
  return { ...one, endedAt: at, endedBy, changedAt: at };
}
