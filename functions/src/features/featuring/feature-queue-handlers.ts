import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import { type FeatureQueueStore, ownerOfRequest } from './feature-queue-store';

/** GET /ui/v1/profile/:profileId/featureRequests */
export function ownFeatureRequests(queue: FeatureQueueStore): Handler<'ownFeatureRequests'> {
  return ({ params: { profileId } }) => queue.own(profileId);
}

/** GET /ui/v1/admin/featureRequests */
export function adminFeatureRequests(queue: FeatureQueueStore): Handler<'adminFeatureRequests'> {
  return ({ query: { state, after = null } }) => queue.list(state, after);
}

type Users = Pick<AuthChanges, 'find'>;

/** POST /ui/v1/admin/featureRequests/:requestId/posted. The owner is told by mail, where the address is verified. */
export function postFeatureRequest(queue: FeatureQueueStore, users: Users): Handler<'postFeatureRequest'> {
  return async ({ actor, params: { requestId }, body, origin }) => {
    const { links } = body();
    const to = await recipientOf(users, requestId);
    return { request: await queue.decide({ requestId, by: callerUid(actor), decision: { links }, to, origin }) };
  };
}

/** POST /ui/v1/admin/featureRequests/:requestId/declined, with the same mail. */
export function declineFeatureRequest(queue: FeatureQueueStore, users: Users): Handler<'declineFeatureRequest'> {
  return async ({ actor, params: { requestId }, body, origin }) => {
    const { reason } = body();
    const to = await recipientOf(users, requestId);
    return { request: await queue.decide({ requestId, by: callerUid(actor), decision: { reason }, to, origin }) };
  };
}

async function recipientOf(users: Users, requestId: string) {
  const uid = ownerOfRequest(requestId);
  const user = /^[A-Za-z0-9_-]{2,128}$/.test(uid) ? await users.find(uid) : null;
  return user === null ? null : { email: user.email, isVerified: user.emailVerified };
}
