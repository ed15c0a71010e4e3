import { type Actor, visitor } from '@touchline/domain/account/actor';
import type { Role } from '@touchline/domain/account/role';
import { mayEditCollege } from '@touchline/domain/college/may-edit-college';
import type { Access } from '@touchline/domain/http/api-contract';
import { Refusal } from '@touchline/domain/http/refusal';
import type { AuthGateway } from '../platform/auth-gateway';
import type { SentSession } from './session-cookie';

/** What telling callers apart needs: sessions, and the stored roles, which decide every write. */
export interface ActorSources {
  readonly auth: AuthGateway;
  readonly rolesOf: (uid: string) => Promise<readonly Role[]>;
}

/** Who calls, and whether the call brought a session that is no good (to be cleared). */
export interface KnownActor {
  readonly actor: Actor;
  readonly badSession: boolean;
}

/**
 * Who calls, as far as the row's access asks (design.md §4, Sessions). A bad session counts as a visitor. Stored roles are read only where they decide.
 */
export async function knownActor(access: Access, session: SentSession, { auth, rolesOf }: ActorSources): Promise<KnownActor> {
  if (access === 'everyone' || session.kind === 'none') return { actor: visitor, badSession: false };
  const user = session.kind === 'cookie' ? await auth.userOfSession(session.value) : null;
  if (user === null) return { actor: visitor, badSession: true };
  const roles = access === 'collegeEditor' && !user.isAdmin ? await rolesOf(user.uid) : [];
  return { actor: { uid: user.uid, isAdmin: user.isAdmin, roles }, badSession: false };
}

/** Refuses an actor whom the row does not admit: 401 before 403 (specification §6). */
export function requireAccess(access: Access, { actor, badSession }: KnownActor, collegeId: string | undefined): void {
  if (access === 'everyone' || access === 'visitor') return;
  if (actor.uid === null) throw new Refusal('signInRequired', badSession ? 'sessionExpired' : 'signInRequired');
  if (access === 'admin' && !actor.isAdmin) throw new Refusal('forbidden', 'forbidden');
  if (access === 'collegeEditor' && !mayEditCollege(actor, collegeId ?? '')) throw new Refusal('forbidden', 'cannotEditCollege');
}
