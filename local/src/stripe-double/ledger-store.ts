import { PURCHASES, type Purchase } from '@touchline/domain/money/purchase';
import { personDocuments } from '@touchline/functions/features/profiles/profile-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { readOrReport } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** What a buyer of the ledger is at the payment provider. */
export interface LedgerCustomer {
  readonly id: string;
  readonly email: string;
  readonly purchases: readonly Purchase[];
}

/** Everybody who has bought in a project, with their rows of the ledger. The environment names the emulators. */
export async function customersInLedger(projectId: string): Promise<readonly LedgerCustomer[]> {
  const app = initializeApp({ projectId }, newId());
  try {
    const database = getFirestore(app);
    const [{ docs: buyers }, { docs: rows }] = await Promise.all([
      personDocuments(database).accounts.where('stripeCustomerId', '>', '').get(),
      collectionOf(database, PURCHASES).get(),
    ]);
    const purchases = rows.flatMap((row) => readOrReport(row) ?? []);
    return buyers.flatMap((buyer) => {
      const { _id: uid = '', email = '', stripeCustomerId: id = null } = readOrReport(buyer) ?? {};
      return id === null ? [] : { id, email, purchases: purchases.filter((row) => row.buyer === uid) };
    });
  } finally {
    await deleteApp(app);
  }
}
