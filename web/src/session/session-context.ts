import type { Actor } from '@touchline/domain/account/actor';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session } from './create-session';
import { type Access, type Admission, admissionOf } from './admission';
import { actorOf, type SessionState, signedOut } from './session-state';

export const SessionContext = createContext<Session | null>(null);

/** The session's acts. Throws outside of SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Who is here, as of now; nobody while the page is rendered on the server. */
export function useSessionState(): SessionState {
  const { subscribe, state } = useSession();
  return useSyncExternalStore(subscribe, state, () => signedOut);
}

/** The user as the permission rules of the domain want them. */
export function useActor(): Actor {
  const state = useSessionState();
  return useMemo(() => actorOf(state), [state]);
}

const unknown: SessionState = Object.freeze({ ...signedOut, isSettled: false });

/** What the session says of whether its user may come in: `wait` until that is settled, and while the page is rendered on the server or wakes up. */
export function useAdmission(access: Access): Admission {
  const { subscribe, state } = useSession();
  return admissionOf(
    access,
    useSyncExternalStore(subscribe, state, () => unknown),
  );
}
