import type { CallApi } from '../lib/api/api-client';
import { ApiRefusal } from '../lib/api/api-refusal';
import { failureCode, reportEvent } from '../lib/api/reported-events';
import { forgetDevice } from '../lib/offline/kept-store';
import type { AuthProvider, ProviderUser } from './auth-provider';
import { isFinalFailure } from './session-failure';
import { leaving, type OwnProfile, type SessionStore, sessionUserOf, signedOut } from './session-state';
import { covers, readHint, storeHint, storePendingSignOut } from './stored-session';

/** How a page ends on which somebody was signed in. */
export interface Leaving {
  /** Holds calls of the API back until a promise is settled. */
  readonly holdCalls: (until: Promise<unknown>) => void;
  /** Loads the page anew; `reason` is the failure that signed the user out, null if there is none. */
  readonly leavePage: (reason: unknown) => Promise<void>;
}

/** What the session depends on. */
export interface SessionDependencies extends Leaving {
  readonly auth: AuthProvider;
  readonly store: SessionStore;
  readonly callApi: CallApi;
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

/**
 * The provider's user of the session, or of the session being established; a new object whenever the user is
 * authenticated again or changes.
 */
interface UserSession {
  readonly user: ProviderUser;
  readonly done: Promise<void>;
}

/** Establishes and ends the session; the actions are made of it. */
export interface SessionController {
  readonly current: () => UserSession | null;
  /** Gets a backend session for the provider's user and loads the profile; rejects where either is refused. */
  readonly establishSession: (user: ProviderUser) => Promise<void>;
  /** Replaces the user of a session by the same user, authenticated again. */
  readonly refreshUser: (mine: UserSession, user: ProviderUser) => void;
  /** Gets a backend session; ends it again where it is no longer wanted. */
  readonly logIn: (user: ProviderUser, isWanted: () => boolean) => Promise<void>;
  /** Runs an action during which the provider's user events establish no session. */
  readonly withoutFollowing: <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;
  /** The user who has been asked to accept the terms. */
  readonly awaitingTerms: () => ProviderUser | null;
  readonly setAwaitingTerms: (user: ProviderUser | null) => void;
  /** `reason` is the failure that ends the session, if any. `stays` where the page shows nothing of the user. */
  readonly signOut: (how?: { readonly reason?: unknown; readonly stays?: boolean }) => Promise<void>;
}

/**
 * The states of the session (S4-01 to S4-05). The provider's user gets a backend session and a profile. Where the
 * provider loses the user, the profile answers 401 or the login is refused, everything is signed out. A sign-out during
 * a sign-in wins. After it nothing is asked before the backend has answered, and the page is loaded anew, so that
 * nothing of what it has read as somebody stays (docs/decisions/103-sign-out.md); what the device kept for reading
 * without network goes too.
 */
export function createSessionController(dependencies: SessionDependencies): SessionController {
  const { auth, store, callApi, nowMs, report, holdCalls, leavePage } = dependencies;
  const { state, change } = store;
  let current: UserSession | null = null;
  let awaitingTerms: ProviderUser | null = null;
  let signingOut: Promise<void> | null = null;
  let withoutFollowing = 0;
  let isBackendOpen = false;

  async function follow(user: ProviderUser | null): Promise<void> {
    if (state().isLeaving) return;
    if (user === null) {
      if (state().user !== null || state().hasBackendSession || !state().isSettled) await signOut();
    } else if (withoutFollowing === 0 && awaitingTerms?.uid !== user.uid) await establishSession(user).catch(handleFailure);
  }

  function applyAdminClaim(uid: string, isAdmin: boolean): void {
    const now = state();
    if (now.user?.uid === uid && now.isSettled && now.isAdmin !== isAdmin) change({ ...now, isAdmin });
  }

  function establishSession(user: ProviderUser): Promise<void> {
    if (current?.user.uid === user.uid) return current.done;
    const mine: UserSession = { user, done: Promise.resolve().then(() => openSession(user, () => current === mine)) };
    current = mine;
    return mine.done;
  }

  async function openSession(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    try {
      const hasBackendSession = covers(readHint(), user.uid, nowMs());
      change({ ...state(), user: sessionUserOf(user), hasBackendSession });
      const isAdmin = await user.hasAdminClaim();
      if (!hasBackendSession) await logIn(user, isWanted);
      if (!isWanted()) return;
      isBackendOpen = true;
      const profile = await loadProfile();
      if (isWanted()) change({ ...state(), isAdmin, hasBackendSession: true, profile, isSettled: true });
    } catch (failure) {
      if (!isWanted()) return;
      current = null;
      throw failure;
    }
  }

  /**
   * After a failed sign-in that nobody asked for: signs out where the refusal is final, else only until the next visit.
   * Analytics gets the code.
   */
  async function handleFailure(failure: unknown): Promise<never> {
    reportEvent('sessionFailed', failureCode(failure));
    if (isFinalFailure(failure)) await signOut({ reason: failure });
    else change(signedOut);
    throw failure;
  }

  async function logIn(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    const { expiresAt } = await callApi('sessionLogin', { body: { idToken: await user.freshIdToken() } });
    if (isWanted()) {
      storePendingSignOut(false);
      storeHint({ uid: user.uid, expiresAt });
    } else await callApi('sessionLogout');
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

  const signOut: SessionController['signOut'] = (how) => {
    signingOut ??= runSignOut(how).finally(() => (signingOut = null));
    return signingOut;
  };

  async function runSignOut({ reason = null, stays = false }: Parameters<typeof signOut>[0] = {}): Promise<void> {
    const hasBackendSession = isBackendOpen || state().hasBackendSession;
    const leaves = !stays && store.reader() !== null;
    const { profile } = state();
    isBackendOpen = false;
    current = null;
    awaitingTerms = null;
    if (hasBackendSession) storePendingSignOut(true);
    storeHint(null);
    const ended = Promise.allSettled([
      Promise.resolve().then(() => auth.signOut()),
      hasBackendSession ? callApi('sessionLogout').then(() => storePendingSignOut(false)) : null,
      forgetDevice(),
    ]);
    holdCalls(ended);
    change({ ...(leaves ? leaving : signedOut), hasBackendSession, profile });
    const failure = (await ended).find((outcome) => outcome.status === 'rejected');
    if (leaves) await leavePage(reason ?? failure?.reason ?? null);
    change(signedOut);
    if (failure !== undefined) throw failure.reason;
  }

  auth.onUser((user) => void follow(user).catch(report));
  auth.onAdminClaim(applyAdminClaim);

  return {
    current: () => current,
    establishSession,
    refreshUser: (mine, user) => {
      if (current === mine) current = { ...mine, user };
    },
    logIn,
    withoutFollowing: async (act) => {
      withoutFollowing += 1;
      try {
        return await act();
      } finally {
        withoutFollowing -= 1;
      }
    },
    awaitingTerms: () => awaitingTerms,
    setAwaitingTerms: (user) => (awaitingTerms = user),
    signOut,
  };
}
