import { Refusal } from '../../kernel/refusal/refusal';
import type { AttestedFact } from '../../reference/attested-facts';
import { sentAttestation } from './ask-attestation';
import { type Attestation, stateOfAttestation } from './attestation';

/**
 * A request after the answer to it: the facts that are true, of which others are not confirmed. Throws Refusal conflict
 * for one that is answered, over or waits for an admin: it is answered once.
 */
export function answeredAttestation(one: Attestation, confirmed: readonly AttestedFact[], now: string): Attestation {
  if (stateOfAttestation(one, now) !== 'open') throw new Refusal('conflict', 'attestationOver');
  const facts = one.facts.map((asked) => ({ ...asked, isConfirmed: confirmed.includes(asked.fact) }));
  return { ...one, facts, answeredAt: now, changedAt: now };
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
