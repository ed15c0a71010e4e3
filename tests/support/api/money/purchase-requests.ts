import { type PurchaseRequest, PURCHASE_REQUEST_SCHEMA_VERSION } from '@touchline/domain/money/approval/purchase-request';
import { ownPurchaseRequests, type OwnPurchaseRequests } from '@touchline/domain/money/approval/shown-purchase-requests';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import { purchaseRequestDocuments } from '@touchline/functions/features/purchase-requests/purchase-request-store';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import type { Answer, Caller } from '../caller';

const LATER = '2099-01-01T00:00:00.000Z';

/** Stores a question about Premium that waits, unless told otherwise. */
export async function aStoredPurchaseRequest(
  changes: Pick<PurchaseRequest, 'player' | 'guardian'> & Partial<PurchaseRequest>,
): Promise<PurchaseRequest> {
  const one: PurchaseRequest = {
    ...{ _id: newId(), schemaVersion: PURCHASE_REQUEST_SCHEMA_VERSION, priceName: 'premium', currency: 'usd' },
    ...{ cents: PRICE_LIST.premium.cents, askedAt: '2026-01-01T00:00:00.000Z', validUntil: LATER },
    ...{ answer: null, answeredAt: null },
    ...changes,
  };
  await purchaseRequestDocuments(firestore()).doc(one._id).set(one);
  return one;
}

/** What an account reads about purchases that guardians approve. */
export async function purchaseRequestsOf(caller: Caller): Promise<OwnPurchaseRequests> {
  return ownPurchaseRequests.parse((await caller.call('purchaseRequests')).body);
}

/** Answers a question as a guardian. */
export function answerPurchase(caller: Caller, purchaseRequestId: string, answer: unknown): Promise<Answer> {
  return caller.call('answerPurchaseRequest', { params: { purchaseRequestId }, body: { answer } });
}
