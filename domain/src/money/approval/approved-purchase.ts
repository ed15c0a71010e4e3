import { DAY_MS } from '../../kernel/day';
import type { Currency } from '../../kernel/format/money';
import { Refusal } from '../../kernel/refusal/refusal';
import { type Guardianship, mayDecideAsGuardian } from '../../person/guardianship/guardianship';
import { PURCHASE_REQUEST_LIMITS } from '../../reference/limits';
import { PRICE_LIST, type PriceName } from '../../reference/price-list';
import type { Purchase } from '../purchase';
import { PURCHASE_REQUEST_SCHEMA_VERSION, type PurchaseRequest } from './purchase-request';

/** How a purchase of a minor stands: nobody has to approve it (`free`), nobody is asked yet, or what was said. */
export type ApprovalState = 'free' | 'unasked' | 'asked' | 'approved' | 'declined';

/** What decides whether a player may pay for an item now. */
export interface PurchaseApproval {
  readonly priceName: PriceName;
  /** All links of the player. */
  readonly links: readonly Guardianship[];
  /** What guardians were asked about this player before. */
  readonly requests: readonly PurchaseRequest[];
  /** What the player has bought. */
  readonly purchases: readonly Pick<Purchase, 'priceName' | 'status' | 'startedAt' | 'payments'>[];
  /** ISO 8601. */
  readonly now: string;
}

/** The uids of the guardians who decide for a player, and whether each wants to be asked before a payment. */
function decidingGuardians({ links, now }: Pick<PurchaseApproval, 'links' | 'now'>) {
  return links.flatMap((one) =>
    mayDecideAsGuardian(one, now) && one.guardian !== null ? [{ uid: one.guardian, isAsked: one.asksPurchases }] : [],
  );
}

/** Whether an account decides as a guardian for the player of these links at a time (ISO 8601). */
export function decidesFor(links: readonly Guardianship[], guardian: string, now: string): boolean {
  return decidingGuardians({ links, now }).some(({ uid }) => uid === guardian);
}

const UNPAID: readonly Purchase['status'][] = ['unpaid', 'incomplete', 'incomplete_expired'];

/** Whether what a yes allowed was bought since. */
function isUsed({ answer, answeredAt, priceName }: PurchaseRequest, { purchases }: Pick<PurchaseApproval, 'purchases'>): boolean {
  if (answer !== 'yes' || answeredAt === null) return false;
  return purchases.some(
    (one) =>
      one.priceName === priceName &&
      !UNPAID.includes(one.status) &&
      (one.startedAt >= answeredAt || one.payments.some(({ at }) => at >= answeredAt)),
  );
}

/** Whether a question or its answer still holds: in time, about the present price, and not used up. */
export function holdsNow(one: PurchaseRequest, { purchases, now }: Pick<PurchaseApproval, 'purchases' | 'now'>): boolean {
  return one.validUntil > now && one.cents === PRICE_LIST[one.priceName].cents && !isUsed(one, { purchases });
}

/** What holds of one item now, the latest of each guardian who may decide. */
function holding(approval: PurchaseApproval): ReadonlyMap<string, PurchaseRequest> {
  const about = approval.requests.filter((one) => one.priceName === approval.priceName && holdsNow(one, approval));
  const deciding = new Set(decidingGuardians(approval).map(({ uid }) => uid));
  const inOrder = about.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt));
  return new Map(inOrder.flatMap((one) => (deciding.has(one.guardian) ? [[one.guardian, one] as const] : [])));
}

/**
 * How a purchase stands. Each guardian who wants to be asked has to say yes; a no of any linked guardian holds, so that
 * of two the stricter one decides. Nobody is asked once the player is of age or no link holds.
 */
export function approvalState(approval: PurchaseApproval): ApprovalState {
  const asking = decidingGuardians(approval).filter(({ isAsked }) => isAsked);
  if (asking.length === 0) return 'free';
  const held = holding(approval);
  if ([...held.values()].some(({ answer }) => answer === 'no')) return 'declined';
  if (asking.every(({ uid }) => held.get(uid)?.answer === 'yes')) return 'approved';
  return asking.every(({ uid }) => held.has(uid)) ? 'asked' : 'unasked';
}

/** The guardians of whom nothing holds about an item: they are asked now, those too who did not ask for it. */
export function guardiansToAsk(approval: PurchaseApproval): readonly string[] {
  const held = holding(approval);
  return decidingGuardians(approval).flatMap(({ uid }) => (held.has(uid) ? [] : [uid]));
}

const after = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

interface Asked extends Pick<PurchaseRequest, '_id' | 'player' | 'guardian' | 'priceName'> {
  readonly currency: Currency;
}

/** A question to a guardian at our present price. */
export function newPurchaseRequest(asked: Asked, now: Date): PurchaseRequest {
  return {
    ...asked,
    schemaVersion: PURCHASE_REQUEST_SCHEMA_VERSION,
    cents: PRICE_LIST[asked.priceName].cents,
    askedAt: now.toISOString(),
    validUntil: after(now, PURCHASE_REQUEST_LIMITS.answeredDays),
    ...{ answer: null, answeredAt: null },
  };
}

/**
 * A question with a guardian's answer, which holds for seven days and can be changed as long. The same answer again
 * changes nothing. Throws Refusal conflict for a question that is over, or whose yes is used up.
 */
export function answeredPurchaseRequest(
  one: PurchaseRequest,
  answer: 'yes' | 'no',
  { purchases }: Pick<PurchaseApproval, 'purchases'>,
  now: Date,
): PurchaseRequest {
  if (!holdsNow(one, { purchases, now: now.toISOString() })) throw new Refusal('conflict', 'purchaseRequestOver');
  if (one.answer === answer) return one;
  return { ...one, answer, answeredAt: now.toISOString(), validUntil: after(now, PURCHASE_REQUEST_LIMITS.heldDays) };
}
