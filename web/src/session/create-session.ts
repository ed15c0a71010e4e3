import type { SessionActions } from './session-actions';
import { reloadHidden, watchReader } from './reader-watch';
import type { Leaving } from './session-controller';
import { isAuthenticated, leaving, type SessionState, type SessionStore, signedOut } from './session-state';
import { isSignOutPending, readHint, type SignedInHint, storePendingSignOut } from './stored-session';

/**
 * The session of this page. Its actions are loaded with the Auth SDK when they are first needed; failures that no
 * caller handles go to `report`.
 */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks a stored sign-in; without one the Auth SDK is not loaded. Watches the other tabs until it is stopped. */
  readonly start: () => () => void;
  /** Loads the Auth SDK ahead of time; where that fails, the next sign-in reports it. */
  readonly prepare: () => void;
  /** The actions; rejects where the Auth SDK cannot be loaded. */
  readonly actions: () => Promise<SessionActions>;
}

interface BrowserSessionDependencies {
  /** Loads the actions with the Auth SDK; `onFailure` gets later failures of the provider. */
  readonly openActions: (store: SessionStore, onFailure: (failure: unknown) => void) => Promise<SessionActions>;
  /** Ends the backend's session of this browser, whosever it is. */
  readonly endBackend: () => Promise<unknown>;
  readonly leavePage: Leaving['leavePage'];
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

/** Holds the state of the session, beginning with the stored hint; the actions (session-actions.ts) change it. */
export function createSession(dependencies: BrowserSessionDependencies): Session {
  const { openActions, endBackend, leavePage, nowMs, report } = dependencies;
  const listeners = new Set<() => void>();
  let state: SessionState = beforeStart(readHint(), nowMs());
  let reader = readHint()?.uid ?? null;
  let opening: Promise<SessionActions> | null = null;
  let finishing: Promise<void> | null = null;

  function change(next: SessionState): void {
    state = next;
    if (next.user !== null && isAuthenticated(next)) reader = next.user.uid;
    else if (next.user === null && next.isSettled) reader = null;
    for (const listener of listeners) listener();
  }

  function giveUp(failure: unknown): void {
    if (!state.isSettled && !state.isLeaving) change(signedOut);
    report(failure);
  }

  function actions(): Promise<SessionActions> {
    const open = () => openActions({ state: () => state, reader: () => reader, change }, giveUp);
    opening ??= (isSignOutPending() ? finishPendingSignOut().then(open) : open()).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
    return opening;
  }

  /** Repeats a sign-out that did not reach the backend (S4-02); where it fails again, the next visit repeats it. */
  function finishPendingSignOut(): Promise<void> {
    finishing ??= endBackend()
      .then(() => storePendingSignOut(false), report)
      .finally(() => (finishing = null));
    return finishing;
  }

  /** Signed out in another tab, which ends both sessions: this one is only left. */
  function leave(): void {
    change(leaving);
    void leavePage(null).then(() => change(signedOut));
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const stopWatching = watchReader({ reader: () => reader, onGone: leave, onRestored: reloadHidden });
      if (isSignOutPending()) void finishPendingSignOut();
      const hint = readHint();
      if (hint === null) forgetLeftWorker();
      else if (opening === null) {
        reader = hint.uid;
        change(beforeStart(hint, nowMs()));
        actions().catch(giveUp);
      }
      return stopWatching;
    },
    prepare: () => void actions().catch(() => undefined),
    actions,
  };
}

/** Ends a worker that a sign-out left behind, as when the tab was closed during it: no visitor's page has one. */
function forgetLeftWorker(): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  void import('../lib/offline/kept-store').then(({ forgetDevice }) => forgetDevice());
}

/** The state before the provider has answered: signed out without a hint, otherwise unsettled. */
function beforeStart(hint: SignedInHint | null, nowMs: number): SessionState {
  if (hint === null) return signedOut;
  return { ...signedOut, isSettled: false, hasBackendSession: Date.parse(hint.expiresAt) > nowMs };
}
