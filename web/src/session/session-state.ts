import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type Actor, visitor } from '@touchline/domain/permissions/may-edit';
import type { ProviderUser } from './auth-provider';

export type OwnProfile = AnswerOf<'ownProfile'>;

/** The user at the sign-in provider. */
interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the mail address is verified, as far as this sign-in knows. */
  readonly isVerified: boolean;
}

/** What the session stores of a user of the provider. */
export function sessionUserOf({
  uid,
  email,
  isEmailVerified,
}: Pick<ProviderUser, 'uid' | 'email' | 'isEmailVerified'>): SessionUser {
  return { uid, email, isVerified: isEmailVerified };
}

/**
 * The state of the session. `isSettled` is false while a stored sign-in is being checked. `isLeaving` is true from a
 * sign-out until the page reloads: nothing of the page is shown. `hasBackendSession` says whether the backend has a
 * session, separately from the provider's user.
 */
export interface SessionState {
  readonly isSettled: boolean;
  readonly isLeaving: boolean;
  readonly user: SessionUser | null;
  readonly hasBackendSession: boolean;
  readonly isAdmin: boolean;
  readonly profile: OwnProfile | null;
}

/** Nobody is signed in. */
export const signedOut: SessionState = Object.freeze({
  isSettled: true,
  isLeaving: false,
  user: null,
  hasBackendSession: false,
  isAdmin: false,
  profile: null,
});

/** Signed out here: there is no user until the page has been reloaded. */
export const leaving: SessionState = Object.freeze({ ...signedOut, isSettled: false, isLeaving: true });

/** The session's state, as its actions read and change it. */
export interface SessionStore {
  readonly state: () => SessionState;
  /**
   * The user for whom the page reads data, or may read it while a stored sign-in is being checked; null for a visitor.
   */
  readonly reader: () => string | null;
  readonly change: (state: SessionState) => void;
}

/** True only if both the provider's user and the backend's session exist (S4-01). */
export function isAuthenticated(state: SessionState): boolean {
  return state.user !== null && state.hasBackendSession;
}

/**
 * The user as an actor of the permission rules: a visitor until authenticated, admin by the token's claim, roles and
 * deactivation by the profile (S6-03).
 */
export function actorOf(state: SessionState): Actor {
  if (state.user === null || !isAuthenticated(state)) return visitor;
  const { roles = [], hidden = false } = state.profile ?? {};
  const { uid, isVerified } = state.user;
  return { uid, isAdmin: state.isAdmin, roles, isDeactivated: hidden, isVerified };
}

/** Who may open an address: everybody, signed-in users, admins. */
export type Access = 'public' | 'auth' | 'admin';

export type Admission = 'wait' | 'in' | 'out';

/** Public addresses admit at once; the others wait for the auth state, and admins need the claim (S2-22). */
export function admissionOf(access: Access, state: SessionState): Admission {
  if (access === 'public') return 'in';
  if (!state.isSettled) return 'wait';
  if (!isAuthenticated(state)) return 'out';
  return access === 'auth' || state.isAdmin ? 'in' : 'out';
}
