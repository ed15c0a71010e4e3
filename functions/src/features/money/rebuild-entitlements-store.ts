import { sameJson } from '@touchline/domain/kernel/json/json';
import { entitlementsOf } from '@touchline/domain/money/plan-entitlements';
import { planDetail } from '@touchline/domain/money/plan-history';
import { PURCHASES } from '@touchline/domain/money/purchase';
import { withEntitlements } from '@touchline/domain/money/settlement';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { collectionOf } from '../../platform/stored-document';
import { arrangeLineOf } from '../featuring/arrange-lines-store';
import { personDocuments } from '../profiles/profile-store';

const AT_ONCE = 200;

/**
 * Computes the entitlements of everybody who has ever bought from the ledger again, and writes those that differ, each
 * in a transaction with its audit line; then their requests to be featured, which follow from ledger and plans. Returns
 * how many accounts were read and how many differed.
 */
export async function rebuildEntitlements(
  database: () => Firestore,
  clock: Clock,
  newId: () => string,
): Promise<{ readonly read: number; readonly changed: number }> {
  const buyers = personDocuments(database()).accounts.where('stripeCustomerId', '>', '').orderBy('stripeCustomerId');
  let [read, changed] = [0, 0];
  let page = await buyers.limit(AT_ONCE).get();
  while (page.docs.length > 0) {
    for (const { id } of page.docs) {
      const hadOtherPlans = await rebuiltOne(database, clock, newId, id);
      const hadOtherRequests = await arrangeLineOf(database, clock, id);
      if (hadOtherPlans || hadOtherRequests) changed += 1;
    }
    read += page.docs.length;
    const last = page.docs.at(-1);
    page = await (last === undefined ? buyers : buyers.startAfter(last)).limit(AT_ONCE).get();
  }
  return { read, changed };
}

/** Whether the entitlements of one account differed from what its rows say. */
async function rebuiltOne(database: () => Firestore, clock: Clock, newId: () => string, uid: string): Promise<boolean> {
  const { accounts, profiles } = personDocuments(database());
  const ledger = collectionOf(database(), PURCHASES);
  const ids = (await ledger.where('buyer', '==', uid).select().get()).docs.map(({ id }) => id);
  return auditedTransactions(
    database,
    clock,
    newId,
  )({
    reads: { account: accounts.doc(uid), profile: profiles.doc(uid) },
    require: (stored) => stored,
    alreadyDone: () => true,
    decide: async ({ account: storedAccount, profile: storedProfile }, { at, read }) => {
      const [account, profile] = [storedAccount.data(), storedProfile.data()];
      const rows = ids.length === 0 ? [] : (await read(...ids.map((id) => ledger.doc(id)))).flatMap((one) => one.data() ?? []);
      const entitlements = entitlementsOf(rows, account?.givenPlans ?? []);
      if (account === undefined || profile === undefined || sameJson(entitlements, account.entitlements))
        return { answer: false };
      const after = withEntitlements({ account, profile }, entitlements, at);
      return {
        answer: true,
        write: (unit) => {
          unit.save(storedAccount.ref, after.account);
          if (after.profile !== profile) unit.save(storedProfile.ref, after.profile);
        },
        audit: {
          action: 'plan.change',
          target: `accounts/${uid}`,
          by: { uid: null, isAdmin: true },
          detail: { rebuilt: 'from the ledger', ...planDetail(entitlements) },
        },
      };
    },
  });
}
