import { planEndingOf } from '@touchline/domain/money/plan-entitlements';
import { PURCHASES } from '@touchline/domain/money/purchase';
import type { Account } from '@touchline/domain/person/account/account';
import type { OwnAccount } from '@touchline/domain/person/account/own-account';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/**
 * Why the plan that an account shows has an end: one row of the ledger is read, and none for a plan that renews. Of two
 * plans it is that of Premium, which includes the other.
 */
export function planEndings(database: () => Firestore, clock: Clock) {
  return async ({ entitlements: { premium, guestAccess } }: Account): Promise<OwnAccount['planEnding']> => {
    const now = clock().toISOString();
    const plan = [premium, guestAccess].find((one) => isActiveAt(one, now));
    const { until, subscriptionId } = plan ?? { until: null, subscriptionId: null };
    if (until === null) return null;
    if (subscriptionId === null) return 'given';
    const row = readOrReport(await collectionOf(database(), PURCHASES).doc(subscriptionId).get());
    return row === null ? 'cancelled' : planEndingOf(row, until);
  };
}
