import type { CallApi } from '../lib/api-client';
import { ApiRefusal } from '../lib/api-refusal';
import type { AuthProvider, ProviderUser } from './auth-provider';
import { type OwnProfile, type SessionState, signedOut } from './session-state';
import { covers, readHint, type SignedInHint, storeHint } from './signed-in-hint';

/** The session of this page. `signIn` and `signOut` reject with what the provider or the backend said; whatever happens on its own goes to `report`. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks at a stored sign-in; without one the Auth SDK is not loaded by this. */
  readonly start: () => void;
  /** Brings the Auth SDK before anybody asks, so that signing in is quick; where it cannot be had, the next sign-in says so. */
  readonly prepare: () => void;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

interface SessionSurroundings {
  /** `onFailure` hears what the provider fails with later, on its own. */
  readonly loadAuth: (onFailure: (failure: unknown) => void) => Promise<AuthProvider>;
  readonly callApi: CallApi;
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

interface Adoption {
  readonly uid: string;
  readonly done: Promise<void>;
}

/**
 * The states of specification §4, Session: a user of the provider gets a backend session and a profile; the provider's losing the user, a 401 on the profile
 * and a refused login all sign out completely. A sign-out during a sign-in wins.
 */
export function createSession({ loadAuth, callApi, nowMs, report }: SessionSurroundings): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = beforeStart(readHint(), nowMs());
  let provider: Promise<AuthProvider> | null = null;
  let adoption: Adoption | null = null;
  let ending: Promise<void> | null = null;
  let isSigningIn = false;
  let isBackendOpen = false;

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function openProvider(): Promise<AuthProvider> {
    provider ??= loadAuth(giveUp).then(
      (auth) => {
        auth.onUser((user) => void follow(user).catch(report));
        auth.onAdminClaim(takeAdminClaim);
        return auth;
      },
      (failure: unknown) => {
        provider = null;
        throw failure;
      },
    );
    return provider;
  }

  function giveUp(failure: unknown): void {
    if (!state.isSettled) change(signedOut);
    report(failure);
  }

  function takeAdminClaim(uid: string, isAdmin: boolean): void {
    if (state.user?.uid === uid && state.isSettled && state.isAdmin !== isAdmin) change({ ...state, isAdmin });
  }

  async function follow(user: ProviderUser | null): Promise<void> {
    if (user !== null) await (isSigningIn ? null : adopt(user));
    else if (state.user !== null || state.hasBackendSession || !state.isSettled) await signOut();
  }

  function adopt(user: ProviderUser): Promise<void> {
    if (adoption?.uid === user.uid) return adoption.done;
    const mine: Adoption = { uid: user.uid, done: Promise.resolve().then(() => establish(user, () => adoption === mine)) };
    adoption = mine;
    return mine.done;
  }

  async function establish(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    try {
      const hasBackendSession = covers(readHint(), user.uid, nowMs());
      change({ ...state, user: { uid: user.uid, email: user.email }, hasBackendSession });
      const isAdmin = await user.hasAdminClaim();
      if (!hasBackendSession) await logInToBackend(user, isWanted);
      if (!isWanted()) return;
      isBackendOpen = true;
      const profile = await loadProfile();
      if (isWanted()) change({ ...state, isAdmin, hasBackendSession: true, profile, isSettled: true });
    } catch (failure) {
      if (!isWanted()) return;
      adoption = null;
      if (isFinal(failure)) await signOut();
      else change(signedOut);
      throw failure;
    }
  }

  async function logInToBackend(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    const { expiresAt } = await callApi('sessionLogin', { body: { idToken: await user.freshIdToken() } });
    if (isWanted()) storeHint({ uid: user.uid, expiresAt });
    else await callApi('sessionLogout');
  }

  async function loadProfile(): Promise<OwnProfile | null> {
    try {
      return await callApi('ownProfile');
    } catch (failure) {
      if (failure instanceof ApiRefusal && failure.status === 401) throw failure;
      report(failure);
      return null;
    }
  }

  function signOut(): Promise<void> {
    ending ??= end().finally(() => (ending = null));
    return ending;
  }

  async function end(): Promise<void> {
    const hasBackendSession = isBackendOpen || state.hasBackendSession;
    const { profile } = state;
    isBackendOpen = false;
    adoption = null;
    storeHint(null);
    change({ ...signedOut, hasBackendSession, profile });
    const outcomes = await Promise.allSettled([
      openProvider().then((auth) => auth.signOut()),
      hasBackendSession ? callApi('sessionLogout') : null,
    ]);
    change(signedOut);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const hint = readHint();
      if (hint === null || provider !== null) return;
      change(beforeStart(hint, nowMs()));
      openProvider().catch(giveUp);
    },
    prepare: () => void openProvider().catch(() => undefined),
    signIn: async (email, password) => {
      const auth = await openProvider();
      isSigningIn = true;
      try {
        const user = await auth.signIn(email, password);
        await adopt(user).catch(async (failure: unknown) => {
          await signOut().catch(report);
          throw failure;
        });
      } finally {
        isSigningIn = false;
      }
    },
    signOut,
  };
}

/** What is known before the provider has been asked: nobody without a hint; with one, that somebody is being looked for. */
function beforeStart(hint: SignedInHint | null, nowMs: number): SessionState {
  if (hint === null) return signedOut;
  return { ...signedOut, isSettled: false, hasBackendSession: Date.parse(hint.expiresAt) > nowMs };
}

/** True where the backend has said no, and asking again would not help. */
function isFinal(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.status !== null && failure.status < 500;
}
