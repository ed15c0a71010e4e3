import { DAY_MS } from '@touchline/domain/kernel/day';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { PAYMENTS } from '@touchline/domain/reference/limits';
import type { Clock } from '../../platform/clock-and-ids';
import type { PaymentEvent } from './event-gateway';
import { mainOrigin, type PaymentServices } from './payments';

/**
 * The job: reads the provider's events of three days and settles every customer with one that was not processed (F14).
 * One that fails does not stop the others. Returns how many events were missed; throws an AggregateError where some
 * still are.
 */
export async function reconcilePayments(
  { events, purchases }: Pick<PaymentServices, 'events' | 'purchases'>,
  clock: Clock,
): Promise<number> {
  const since = new Date(clock().getTime() - PAYMENTS.reconcileDays * DAY_MS);
  const missed = await purchases.unprocessed(await listedSince(events, since));
  const failures: unknown[] = [];
  for (const [customerId, ofCustomer] of byCustomer(missed)) {
    try {
      await purchases.settle(customerId, ofCustomer, mainOrigin());
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} customers could not be settled`);
  return missed.length;
}

/** No events where no payments are taken. */
async function listedSince(events: PaymentServices['events'], since: Date): Promise<readonly PaymentEvent[]> {
  try {
    return (await events.listSince(since)).filter(({ customerId }) => customerId !== null);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'paymentsOff') return [];
    throw error;
  }
}

/** The events of each customer, a hundred at once: a transaction marks them all. */
function byCustomer(events: readonly PaymentEvent[]): readonly (readonly [string, readonly PaymentEvent[]])[] {
  const groups = new Map<string, PaymentEvent[]>();
  for (const event of events) groups.set(event.customerId ?? '', [...(groups.get(event.customerId ?? '') ?? []), event]);
  return [...groups].flatMap(([customerId, all]) =>
    Array.from(
      { length: Math.ceil(all.length / 100) },
      (_, page) => [customerId, all.slice(page * 100, page * 100 + 100)] as const,
    ),
  );
}
