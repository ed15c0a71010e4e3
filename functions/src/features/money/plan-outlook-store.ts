import { planEndingOf } from '@touchline/domain/money/plan-entitlements';
import { PURCHASES } from '@touchline/domain/money/purchase';
import type { Account } from '@touchline/domain/person/account/account';
import type { PlanOutlook } from '@touchline/domain/person/account/own-account';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

const NO_PLAN: PlanOutlook = { planEnding: null, planRenewsAt: null };

/**
 * Why the plan that an account shows has an end, or when it is charged next: one row of the ledger is read, and none
 * without a paid plan. Of two plans it is that of Premium, which includes the other.
 */
export function planOutlooks(database: () => Firestore, clock: Clock) {
  return async ({ entitlements: { premium, guestAccess } }: Account): Promise<PlanOutlook> => {
    const now = clock().toISOString();
    const plan = [premium, guestAccess].find((one) => isActiveAt(one, now)) ?? null;
    if (plan === null) return NO_PLAN;
    const { until, subscriptionId } = plan;
    if (subscriptionId === null) return until === null ? NO_PLAN : { planEnding: 'given', planRenewsAt: null };
    const row = readOrReport(await collectionOf(database(), PURCHASES).doc(subscriptionId).get());
    if (until !== null) return { planEnding: row === null ? 'cancelled' : planEndingOf(row, until), planRenewsAt: null };
    // An event about the renewal may still be on its way: a day that is over is no day of the next charge.
    const next = row?.periodEnd ?? null;
    return { planEnding: null, planRenewsAt: next !== null && next > now ? next : null };
  };
}
