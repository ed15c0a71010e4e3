import type { Currency } from '@touchline/domain/kernel/format/money';
import { boundCurrencyOf } from '@touchline/domain/money/bound-currency';
import { isPlanName } from '@touchline/domain/money/may-buy';
import { PURCHASES } from '@touchline/domain/money/purchase';
import type { Account } from '@touchline/domain/person/account/account';
import type { Firestore } from 'firebase-admin/firestore';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';

/** The currency of a plan of an account that runs, null where none does. */
export type ReadBoundCurrency = (account: Pick<Account, '_id' | 'stripeCustomerId'>) => Promise<Currency | null>;

/** By the ledger, which is read of somebody who has bought alone. A checkout asks the payment provider as well. */
export function boundCurrencies(database: () => Firestore): ReadBoundCurrency {
  return async ({ _id: uid, stripeCustomerId }) => {
    if (stripeCustomerId === null) return null;
    const { docs } = await collectionOf(database(), PURCHASES).where('buyer', '==', uid).get();
    const rows = docs.flatMap((row) => readOrReport(row) ?? []);
    return boundCurrencyOf(rows.filter(({ priceName }) => isPlanName(priceName)));
  };
}
