import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { useMemo } from 'react';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';

/** The user as the shell shows them (S6-01). It decides what menus contain, never what the user may do. */
export interface CurrentUser {
  /** False while a stored sign-in is being checked. */
  readonly isKnown: boolean;
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  readonly isCoach: boolean;
  /** True for users who are neither coaches nor admins, visitors included. */
  readonly seesPlus: boolean;
  readonly name: string;
  readonly username: string | null;
  /** The college that accepted the user as a coach, with the team that the profile names. */
  readonly college: { readonly id: string; readonly sex: 'male' | 'female' } | null;
}

/** The current user by the state of the session. */
function currentUserOf(state: SessionState): CurrentUser {
  const isSignedIn = isAuthenticated(state);
  const profile = isSignedIn ? state.profile : null;
  const isAdmin = isSignedIn && state.isAdmin;
  const coaches = profile !== null && isCoach(profile);
  const role = profile?.roles.find((one) => isCoachRole(one) && one.status === 'Accepted');
  return {
    isKnown: state.isSettled,
    isSignedIn,
    isAdmin,
    isCoach: coaches,
    seesPlus: !isAdmin && !coaches,
    name: profile?.displayName ?? state.user?.email ?? '',
    username: profile?.username ?? null,
    college: role === undefined ? null : { id: role.value, sex: profile?.sportsTypeGender === 'Female' ? 'female' : 'male' },
  };
}

/** The current user; a visitor while the page is rendered on the server. */
export function useCurrentUser(): CurrentUser {
  const state = useSessionState();
  return useMemo(() => currentUserOf(state), [state]);
}
