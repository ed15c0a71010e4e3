import type { Actor } from '@touchline/domain/permissions/may-edit';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session } from './create-session';
import {
  type Access,
  actorOf,
  type Admission,
  admissionOf,
  type OwnProfile,
  type SessionState,
  signedOut,
} from './session-state';

export const SessionContext = createContext<Session | null>(null);

/** The session. Throws outside of SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The current state of the session; signed out while the page is rendered on the server. */
export function useSessionState(): SessionState {
  const { subscribe, state } = useSession();
  return useSyncExternalStore(subscribe, state, () => signedOut);
}

/** The current user as an actor of the domain's permission rules. */
export function useActor(): Actor {
  const state = useSessionState();
  return useMemo(() => actorOf(state), [state]);
}

const unknown: SessionState = Object.freeze({ ...signedOut, isSettled: false });

/** Whether the current user is admitted: `wait` until the session is settled, on the server and during hydration. */
export function useAdmission(access: Access): Admission {
  const { subscribe, state } = useSession();
  return admissionOf(
    access,
    useSyncExternalStore(subscribe, state, () => unknown),
  );
}

/**
 * The own profile of who is signed in, null for a visitor; undefined until that is known, on the server and during
 * hydration.
 */
export function useKnownProfile(): OwnProfile | null | undefined {
  const { subscribe, state } = useSession();
  const { isSettled, profile } = useSyncExternalStore(subscribe, state, () => unknown);
  return isSettled ? profile : undefined;
}

/** What opened the sign-in panel; it decides the panel's first title (S2-32). */
export type SignInEntry = 'landing' | 'pagination' | 'default';

/**
 * What a member does at once and a visitor after signing in. `stays` is false where a new member is led on to the
 * profile or the account.
 */
export type MembersAct = (arrival: { readonly stays: boolean }) => Promise<void> | void;

/**
 * Waits until it is known who presses. A visitor gets the sign-in panel, which returns the focus to `opener` when it
 * closes, and `act` runs once they have signed in or registered; who closes the panel has let go of it. A member gets
 * no panel, and `act` runs at once. Settles when that is done, the panel is open, or a toast has said that it could not
 * be loaded.
 */
export type OpenSignIn = (entry: SignInEntry, opener: HTMLElement, act?: MembersAct) => Promise<void>;

export const SignInOpeningContext = createContext<OpenSignIn | null>(null);

/** The one way to what only members do, by whoever and however early they press. Throws outside of the shell. */
export function useOpenSignIn(): OpenSignIn {
  const open = useContext(SignInOpeningContext);
  if (open === null) throw new Error('useOpenSignIn needs the shell above it');
  return open;
}
