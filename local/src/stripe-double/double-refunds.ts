import type { Charge, Dispute, Refund } from './double-objects';
import { type DoubleState, existing, StripeRefusal } from './double-state';

/** Gives a charge back, whole (null) or in part. Throws the refusal of a charge that is disputed or has less left. */
export function refund(state: DoubleState, chargeId: string, cents: number | null, metadata: Record<string, string>): Refund {
  const found = existing(state.charges, chargeId, 'charge');
  const left = found.amount - found.amount_refunded;
  const amount = cents ?? left;
  if (found.refunded) throw invalid('charge_already_refunded', `Charge ${chargeId} has already been refunded.`);
  if (isDisputed(state, chargeId))
    throw invalid('charge_disputed', `Charge ${chargeId} has been charged back; cannot issue a refund.`);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw invalid(null, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, 'amount');
  const { currency } = found;
  const made: Refund = {
    ...{ id: state.newId('re'), object: 'refund', amount, created: state.now(), currency, charge: chargeId },
    ...{ metadata, reason: null, status: 'succeeded' },
  };
  count(found, amount);
  state.refunds.set(made.id, made);
  state.emit('charge.refunded', found);
  if (state.unrefundable.has(chargeId)) failRefunds(state, chargeId);
  return made;
}

/**
 * The buyer's bank sends the refunds of a charge back, as it does where the card is closed by now: they have failed,
 * and the money is ours again.
 */
export function failRefunds(state: DoubleState, chargeId: string): void {
  const found = existing(state.charges, chargeId, 'charge');
  for (const one of state.refunds.values()) {
    if (one.charge !== chargeId || one.status !== 'succeeded') continue;
    one.status = 'failed';
    count(found, -one.amount);
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) state.emit(type, one);
  }
}

/** Counts money that was given back, or has come back. */
function count(found: Charge, amount: number): void {
  found.amount_refunded += amount;
  found.refunded = found.amount_refunded === found.amount;
}

/** Whether the bank holds or has taken back the money of a charge. An inquiry moves none. */
export function isDisputed(state: DoubleState, chargeId: string): boolean {
  return [...state.disputes.values()].some(
    ({ charge, status }) => charge === chargeId && status !== 'won' && !status.startsWith('warning_'),
  );
}

function invalid(code: string | null, message: string, param: string | null = null): StripeRefusal {
  return new StripeRefusal(400, 'invalid_request_error', code, message, param);
}

/** The states of a dispute that the double knows; a `warning_` is an inquiry of the bank. */
export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const satisfies readonly Dispute['status'][];
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const OVER: ReadonlySet<DisputeStatus> = new Set(['warning_closed', 'won', 'lost']);

/** The buyer's bank disputes a charge or asks about it; where it did before, the dispute goes on or is decided. */
export function dispute(state: DoubleState, chargeId: string, status: DisputeStatus): void {
  const found = existing(state.charges, chargeId, 'charge');
  const known = [...state.disputes.values()].find(({ charge }) => charge === chargeId);
  if (known !== undefined) {
    known.status = status;
    state.emit(OVER.has(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', known);
    return;
  }
  found.disputed = true;
  const id = state.newId('du');
  const { amount, currency } = found;
  const facts = { amount, created: state.now(), currency, livemode: false, status, charge: chargeId };
  state.disputes.set(id, { id, object: 'dispute', ...facts });
  state.emit('charge.dispute.created', existing(state.disputes, id, 'dispute'));
}
