import { type MoneyOfPerson, moneyOfPersonFrom } from '@touchline/domain/money/money-of-person';
import { planHistoryOf } from '@touchline/domain/money/plan-history';
import { PURCHASES, type Purchase } from '@touchline/domain/money/purchase';
import { type Refund, refundKey } from '@touchline/domain/money/refundable';
import type { Account } from '@touchline/domain/person/account/account';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import { auditLines } from '../../platform/audit-store';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** What admins read of the money of people, and the lines of the log about refunds. */
export interface PersonMoneyStore {
  /** A row of the ledger; null if there is none. */
  readonly findPurchase: (purchaseId: string) => Promise<Purchase | null>;
  /** The plans of an account, its rows of the ledger and the changes of its plans. */
  readonly moneyOf: (account: Pick<Account, '_id' | 'entitlements' | 'givenPlans'>) => Promise<MoneyOfPerson>;
  /**
   * Writes the line about a refund, after so many tries that failed; the same one has one line, however often it is
   * reported.
   */
  readonly reportRefund: (
    refund: Refund,
    failed: number,
    of: Pick<Purchase, '_id' | 'buyer' | 'currency'>,
    by: string,
  ) => Promise<void>;
}

export function personMoneyStore(database: () => Firestore, clock: Clock, newId: () => string): PersonMoneyStore {
  const audited = auditedTransactions(database, clock, newId);
  const ledger = () => collectionOf(database(), PURCHASES);
  return {
    findPurchase: async (id) => (isDocumentName(id) ? ((await ledger().doc(id).get()).data() ?? null) : null),
    moneyOf: async ({ _id: uid, ...account }) => {
      const about = auditLines(database()).where('target', '==', `accounts/${uid}`);
      const changes = about.where('action', 'in', ['plan.change', 'plan.give']);
      const [rows, lines] = await Promise.all([ledger().where('buyer', '==', uid).get(), changes.get()]);
      return moneyOfPersonFrom(account, readable(rows), planHistoryOf(readable(lines)));
    },
    reportRefund: (refund, failed, { _id: purchase, buyer, currency }, by) =>
      audited({
        lineId: refundKey(refund, failed).replaceAll(' ', '-'),
        reads: { account: personDocuments(database()).accounts.doc(buyer) },
        require: () => undefined,
        alreadyDone: () => undefined,
        decide: () => ({
          answer: undefined,
          audit: {
            action: 'payment.refund',
            target: `accounts/${buyer}`,
            by: { uid: by, isAdmin: true },
            detail: { purchase, payment: refund.paymentId, cents: refund.cents, currency },
          },
        }),
      }),
  };
}

/** What can be read of the documents that a query finds; the others are reported. */
function readable<Stored>({ docs }: QuerySnapshot<Stored>): readonly Stored[] {
  return docs.flatMap((document) => readOrReport(document) ?? []);
}
