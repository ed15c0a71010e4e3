import { approvalState, decidesFor, holdsNow, type PurchaseApproval } from '@touchline/domain/money/approval/approved-purchase';
import type { PurchaseRequest } from '@touchline/domain/money/approval/purchase-request';
import type { OwnPurchaseRequests } from '@touchline/domain/money/approval/shown-purchase-requests';
import { PRICE_LIST, type PriceName } from '@touchline/domain/reference/price-list';
import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { personDocuments } from '../profiles/profile-store';
import { approvalsOf, purchaseRequestDocuments } from './purchase-request-store';

/** Far more than two guardians are asked at once. */
const MOST = 100;

type Approvals = Omit<PurchaseApproval, 'priceName'>;
type Shown = 'asked' | 'approved' | 'declined';

/** Reads what an account asked guardians, and what it is asked as a guardian. */
export type ReadPurchaseRequests = (uid: string) => Promise<OwnPurchaseRequests>;

/** How an item stands, as it is shown; null where no guardian has to be asked any more. */
function shownState(approvals: Approvals, priceName: PriceName): Shown | null {
  const state = approvalState({ ...approvals, priceName });
  return state === 'free' ? null : state === 'unasked' ? 'asked' : state;
}

export function ownPurchaseRequestsStore(database: () => Firestore, clock: Clock): ReadPurchaseRequests {
  async function nameOf(uid: string): Promise<string> {
    const found = await personDocuments(database()).profiles.doc(uid).get();
    return readOrReport(found)?.displayName ?? '';
  }

  async function ownOf(uid: string, now: string): Promise<OwnPurchaseRequests['own']> {
    const approvals = await approvalsOf(database(), uid, now);
    const { links, requests } = approvals;
    const held = requests.filter((one) => holdsNow(one, approvals) && decidesFor(links, one.guardian, now));
    const items = (Object.keys(PRICE_LIST) as PriceName[]).map(async (priceName) => {
      const about = held.filter((one) => one.priceName === priceName);
      const state = shownState(approvals, priceName);
      const [first] = about;
      if (first === undefined || state === null) return [];
      const guardians = await Promise.all([...new Set(about.map(({ guardian }) => guardian))].map(nameOf));
      const validUntil = about.map((one) => one.validUntil).toSorted()[0] ?? first.validUntil;
      return [{ priceName, cents: first.cents, currency: first.currency, state, guardians, validUntil }];
    });
    return (await Promise.all(items)).flat();
  }

  async function ofChild(one: PurchaseRequest, now: string): Promise<OwnPurchaseRequests['children']> {
    const approvals = await approvalsOf(database(), one.player, now);
    const state = shownState(approvals, one.priceName);
    if (state === null || !holdsNow(one, approvals) || !decidesFor(approvals.links, one.guardian, now)) return [];
    const { _id: purchaseRequestId, priceName, cents, currency, askedAt, validUntil, answer } = one;
    const childName = await nameOf(one.player);
    return [{ purchaseRequestId, childName, priceName, cents, currency, askedAt, validUntil, answer, state }];
  }

  return async (uid) => {
    const now = clock().toISOString();
    const asked = await purchaseRequestDocuments(database()).where('guardian', '==', uid).limit(MOST).get();
    const requests = asked.docs.flatMap((one) => readOrReport(one) ?? []).filter(({ validUntil }) => validUntil > now);
    const inOrder = requests.toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));
    const [own, children] = await Promise.all([ownOf(uid, now), Promise.all(inOrder.map((one) => ofChild(one, now)))]);
    return { own, children: children.flat() };
  };
}
