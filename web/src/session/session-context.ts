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

/** Whether the current user is admitted; `wait` on the server, during hydration, and until the session is known. */
export function useAdmission(access: Access): Admission {
  const { subscribe, state } = useSession();
  return admissionOf(
    access,
    useSyncExternalStore(subscribe, state, () => unknown),
  );
}

/**
 * The signed-in user's profile, null for a visitor; undefined on the server, during hydration, and until it is known.
 */
export function useKnownProfile(): OwnProfile | null | undefined {
  const { subscribe, state } = useSession();
  const { isSettled, profile } = useSyncExternalStore(subscribe, state, () => unknown);
  return isSettled ? profile : undefined;
}

/** What opened the sign-in panel; it decides the panel's first title (S2-32). */
export type SignInEntry = 'landing' | 'pagination' | 'default';

/**
 * An action that a member does at once and a visitor after signing in. `stays` is false if a new member goes on to the
 * profile or the account.
 */
export type MembersAct = (arrival: { readonly stays: boolean }) => Promise<void> | void;

/**
 * Waits until the session is known. For a member it runs `act` at once. A visitor gets the sign-in panel, and `act`
 * runs once they have signed in or registered; closing the panel cancels it and returns the focus to `opener`. Settles
 * when `act` is done, the panel is open, or a toast has said that the panel could not be loaded.
 */
export type OpenSignIn = (entry: SignInEntry, opener: HTMLElement, act?: MembersAct) => Promise<void>;

export const SignInOpeningContext = createContext<OpenSignIn | null>(null);

/** The form action around every button that opens the sign-in panel: it leads on where no script runs or comes. */
export const SIGN_IN_PAGE = '/signInUpMobile';

/** The one way to an action for members, whoever clicks and however early. Throws outside of the shell. */
export function useOpenSignIn(): OpenSignIn {
  const open = useContext(SignInOpeningContext);
  if (open === null) throw new Error('useOpenSignIn needs the shell above it');
  return open;
}
