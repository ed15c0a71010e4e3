import type { KeptBoost } from '../featuring/arranged-requests';
import { isKept, lastPaymentOf } from './plan-entitlements';
import type { Purchase } from './purchase';

/** The boosts in somebody's ledger that are paid and whose money we still have: not refunded, and not disputed. */
export function keptBoostsOf(rows: readonly Purchase[]): readonly KeptBoost[] {
  return rows.flatMap((row) => {
    const { _id: purchaseId, priceName, status, cents } = row;
    const paid = lastPaymentOf(row);
    if (priceName !== 'skipTheLine' && priceName !== 'featureAgain') return [];
    return status === 'paid' && paid !== null && isKept(paid) && paid.cents >= cents
      ? [{ purchaseId, priceName, at: paid.at }]
      : [];
  });
}
