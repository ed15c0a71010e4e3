import * as z from 'zod/mini';
import { DAY_MS } from '../kernel/day';
import { webLink } from '../kernel/text/text-schemas';
import { boostReceipt, receiptOf } from '../person/views/boost-receipt';
import { RECEIPT_PHASE_DAYS } from '../person/views/receipt-phases';
import type { ViewsOfDay } from '../person/views/stored-views';
import { RETENTION } from '../reference/limits';
import { type FeatureRequest, skippedBy } from './feature-request';

/** What a feature may have been bought with. */
const FEATURE_BOOSTS = ['featureAgain', 'skipTheLine', 'premium'] as const;
type FeatureBoost = (typeof FEATURE_BOOSTS)[number];

/** The most receipts of a person, the newest. */
export const RECEIPTS_MAX = 12;

/** The receipt of a feature: its number among the player's, what it was bought with, its posts, what it brought. */
export const boostReceiptItem = z.strictObject({
  id: z.string(),
  boosts: z.array(z.enum(FEATURE_BOOSTS)),
  links: z.array(webLink),
  receipt: boostReceipt,
});
export type BoostReceiptItem = z.infer<typeof boostReceiptItem>;

/** A feature that was posted. */
type PostedRequest = FeatureRequest & { readonly posted: NonNullable<FeatureRequest['posted']> };

/** The features that have a receipt, the newest first: posted, and all their days are still stored. */
export function requestsWithReceipt(requests: readonly FeatureRequest[], now: Date): readonly PostedRequest[] {
  const since = new Date(now.getTime() - (RETENTION.viewDays - RECEIPT_PHASE_DAYS - 1) * DAY_MS).toISOString();
  return requests
    .flatMap((request) => (request.posted === null ? [] : [{ ...request, posted: request.posted }]))
    .filter(({ posted }) => posted.at >= since)
    .toSorted((one, other) => other.posted.at.localeCompare(one.posted.at))
    .slice(0, RECEIPTS_MAX);
}

/** The receipt of a feature, from the views of its days. */
export function boostReceiptItemOf(
  { _id: id, reason, skip, posted }: PostedRequest,
  views: readonly ViewsOfDay[],
  now: Date,
): BoostReceiptItem {
  const again: readonly FeatureBoost[] = reason === 'again' ? ['featureAgain'] : [];
  const skipped: readonly FeatureBoost[] = skip === null ? [] : [skippedBy(skip)];
  const links = posted.links.map(({ url }) => url);
  return { id, boosts: [...again, ...skipped], links, receipt: receiptOf(views, posted.at, now) };
}
