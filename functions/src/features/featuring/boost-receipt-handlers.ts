import { boostReceiptItemOf, requestsWithReceipt } from '@touchline/domain/featuring/boost-receipts';
import { FEATURE_REQUESTS, type FeatureRequest } from '@touchline/domain/featuring/feature-request';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { mayReadReceipts } from '@touchline/domain/permissions/may-edit';
import { daysOfReceipt } from '@touchline/domain/person/views/boost-receipt';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { Handler } from '../../platform/handler';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import type { ViewStore } from '../views/view-store';

/** The posted features of a person. */
type FindPosted = (uid: string) => Promise<readonly FeatureRequest[]>;

/** Finds them by two equalities, which need no index of their own. */
export function postedRequests(database: () => Firestore): FindPosted {
  return async (uid) => {
    const posted = collectionOf(database(), FEATURE_REQUESTS).where('uid', '==', uid).where('state', '==', 'posted');
    return (await posted.get()).docs.flatMap((document) => readOrReport(document) ?? []);
  };
}

/** What receipts are made from; `isMember` says whether somebody has a profile. */
interface ReceiptDependencies {
  readonly isMember: (uid: string) => Promise<boolean>;
  readonly findPosted: FindPosted;
  readonly views: Pick<ViewStore, 'list'>;
  readonly clock: Clock;
}

/** GET /ui/v1/profile/:profileId/boostReceipts: reads the days of each receipt, and no other. */
export function boostReceipts({ isMember, findPosted, views, clock }: ReceiptDependencies): Handler<'boostReceipts'> {
  return async ({ actor, params: { profileId } }) => {
    if (!mayReadReceipts(actor, profileId)) throw new Refusal('forbidden', 'forbidden');
    const isKnown = actor.uid === profileId || (isDocumentName(profileId) && (await isMember(profileId)));
    if (!isKnown) throw new Refusal('notFound', 'unknownProfile');
    const now = clock();
    const requests = requestsWithReceipt(await findPosted(profileId), now);
    const items = await Promise.all(
      requests.map(async (request) => {
        const { from, to } = daysOfReceipt(request.posted.at);
        return boostReceiptItemOf(request, await views.list(profileId, from, to), now);
      }),
    );
    return { items };
  };
}
