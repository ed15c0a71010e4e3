import { isAuthenticated, type SessionState } from './session-state';

/** Who may open an address: everybody, whoever is signed in, admins (specification §2). */
export type Access = 'public' | 'auth' | 'admin';

export type Admission = 'wait' | 'in' | 'out';

/** Public addresses admit at once; the others wait for the auth state, and admins need the claim besides (specification §2, Routing behaviour). */
export function admissionOf(access: Access, state: SessionState): Admission {
  if (access === 'public') return 'in';
  if (!state.isSettled) return 'wait';
  if (!isAuthenticated(state)) return 'out';
  return access === 'auth' || state.isAdmin ? 'in' : 'out';
}
