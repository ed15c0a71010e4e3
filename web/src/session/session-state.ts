import { type Actor, visitor } from '@touchline/domain/account/actor';
import type { AnswerOf } from '@touchline/domain/http/api-contract';

export type OwnProfile = AnswerOf<'ownProfile'>;

/** The user whom the sign-in provider knows. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
}

/** Who is here. `isSettled` is false while a stored sign-in is being looked at; `hasBackendSession` is the backend's word beside the provider's. */
export interface SessionState {
  readonly isSettled: boolean;
  readonly user: SessionUser | null;
  readonly hasBackendSession: boolean;
  readonly isAdmin: boolean;
  readonly profile: OwnProfile | null;
}

/** Nobody is signed in. */
export const signedOut: SessionState = Object.freeze({
  ...{ isSettled: true, user: null, hasBackendSession: false, isAdmin: false, profile: null },
});

/** Where the session's state is kept, as its acts see it. */
export interface SessionStore {
  readonly state: () => SessionState;
  readonly change: (state: SessionState) => void;
}

/** True only when both the provider's user and the backend's session are there (specification §4, Session). */
export function isAuthenticated(state: SessionState): boolean {
  return state.user !== null && state.hasBackendSession;
}

/** Who the user is to the permission rules: a visitor until authenticated; admin by the token's claim, roles by the profile (specification §6). */
export function actorOf(state: SessionState): Actor {
  if (state.user === null || !isAuthenticated(state)) return visitor;
  return { uid: state.user.uid, isAdmin: state.isAdmin, roles: state.profile?.roles ?? [] };
}
