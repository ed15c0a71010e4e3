import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { requireActiveAccount } from '@touchline/domain/permissions/may-edit';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { ProfileStore } from '../profiles/profile-store';
import type { ReadPurchaseRequests } from './own-purchase-requests-store';
import type { PurchaseRequestStore } from './purchase-request-store';

/** What the calls about purchases need that guardians approve. */
export interface PurchaseRequestDependencies {
  readonly requests: PurchaseRequestStore;
  readonly readOwn: ReadPurchaseRequests;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
}

/** GET /ui/v1/purchaseRequests */
export function purchaseRequests({ readOwn }: PurchaseRequestDependencies): Handler<'purchaseRequests'> {
  return ({ actor }) => readOwn(callerUid(actor));
}

/** POST /ui/v1/purchaseRequests/:purchaseRequestId/answer */
export function answerPurchaseRequest(dependencies: PurchaseRequestDependencies): Handler<'answerPurchaseRequest'> {
  const { requests, readOwn, users, profiles } = dependencies;
  return async ({ actor, params, body, origin }) => {
    const uid = callerUid(actor);
    const own = await profiles.find(uid);
    if (own === null) throw new Refusal('notFound', 'noProfile');
    requireActiveAccount({ isDeactivated: own.hidden });
    const isVerified = async (player: string) => (await users.find(player))?.emailVerified ?? false;
    const { purchaseRequestId } = params;
    await requests.answer({ guardian: uid, purchaseRequestId, answer: body().answer, origin, isVerified });
    return { requests: await readOwn(uid) };
  };
}
