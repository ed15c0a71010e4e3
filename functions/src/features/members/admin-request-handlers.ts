import { shownAdminRequestOf } from '@touchline/domain/person/members/admin-request';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { callerUid, type Handler } from '../../platform/handler';
import type { CarryOutAdminClaim } from './admin-claim-store';
import type { AdminRequestStore } from './admin-request-store';
import { requiredUser } from './person-lever-handlers';

/** What the requests for a second admin need. */
interface AdminRequestDependencies {
  readonly requests: AdminRequestStore;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly carryOut: CarryOutAdminClaim;
  /** Revokes the invitations of a former admin that nobody has accepted. */
  readonly revokeInvitesOf: (uid: string) => Promise<unknown>;
  /** The names of people by uid. */
  readonly namesOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** POST /ui/v1/admin/users/:uid/adminRequest */
export function askForAdmin({ requests, users }: Pick<AdminRequestDependencies, 'requests' | 'users'>): Handler<'askForAdmin'> {
  return async ({ actor, params: { uid }, body }) => {
    await requests.ask(body(), { by: callerUid(actor), user: await requiredUser(users, uid) });
    return null;
  };
}

/**
 * POST /ui/v1/admin/users/:uid/adminRequest/decision. What is stored comes first; then the claim follows, every session
 * ends, and a former admin's invitations are revoked. Each step may be repeated: a call that breaks off is made again.
 */
export function decideAdminRequest(dependencies: AdminRequestDependencies): Handler<'decideAdminRequest'> {
  const { requests, users, carryOut, revokeInvitesOf } = dependencies;
  return async ({ actor, params: { uid }, body }) => {
    const by = callerUid(actor);
    const { requestId, confirmed } = body();
    const user = await requiredUser(users, uid);
    if (!confirmed) {
      await requests.refuse(uid, { by, requestId });
      return null;
    }
    const isAdmin = async (asker: string) => {
      const found = await users.find(asker);
      return found !== null && found.claims.admin === true && !found.isDisabled;
    };
    await requests.confirm({ by, user, requestId, isAdmin });
    if (!(await carryOut(uid))) await revokeInvitesOf(uid);
    await requests.finish(uid, requestId);
    return null;
  };
}

/** GET /ui/v1/admin/adminRequests */
export function listAdminRequests({
  requests,
  namesOf,
}: Pick<AdminRequestDependencies, 'requests' | 'namesOf'>): Handler<'adminRequests'> {
  return async () => {
    const open = await requests.listOpen();
    const names = await namesOf([...new Set(open.flatMap(({ _id, askedBy }) => [_id, askedBy]))]);
    const nameOf = (uid: string) => names.get(uid) ?? null;
    return { items: open.map((one) => ({ ...shownAdminRequestOf(one, nameOf), name: nameOf(one._id) })) };
  };
}
