import { isCoach, isCoachRole } from '@touchline/domain/account/coach-role';
import { isAuthenticated, type SessionState } from '../../session/session-state';

/** The reader as the shell sees them (specification §6): what stands in menus, never what may be done. */
export interface Reader {
  /** False while a stored sign-in is being looked at. */
  readonly isKnown: boolean;
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
  readonly isCoach: boolean;
  /** Non-coaches who are no admins, visitors included. */
  readonly seesPlus: boolean;
  readonly name: string;
  readonly username: string | null;
  /** The college that accepted the reader as a coach, with the team that the profile names. */
  readonly college: { readonly id: string; readonly sex: 'male' | 'female' } | null;
}

/** Reads who is here from the session. */
export function readerOf(state: SessionState): Reader {
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
