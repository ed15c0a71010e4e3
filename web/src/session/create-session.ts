import type { SessionActs } from './session-acts';
import { type SessionState, type SessionStore, signedOut } from './session-state';
import { isSignOutOwed, noteOwedSignOut } from './owed-sign-out';
import { readHint, type SignedInHint } from './signed-in-hint';

/** The session of this page. What can be done with it comes with the Auth SDK, when it is first needed; whatever happens on its own goes to `report`. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks at a stored sign-in; without one the Auth SDK is not loaded by this. */
  readonly start: () => void;
  /** Brings the Auth SDK before anybody asks, so that signing in is quick; where it cannot be had, the next sign-in says so. */
  readonly prepare: () => void;
  /** Signing in, up and out; rejects where the Auth SDK cannot be had. */
  readonly acts: () => Promise<SessionActs>;
}

interface SessionSurroundings {
  /** Brings the acts with the Auth SDK; `onFailure` hears what the provider fails with later, on its own. */
  readonly openActs: (store: SessionStore, onFailure: (failure: unknown) => void) => Promise<SessionActs>;
  /** Ends the backend's session of this browser, whosever it is. */
  readonly endBackend: () => Promise<unknown>;
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

/** Keeps who is here, from the stored hint on; the acts (session-acts.ts) change it. */
export function createSession({ openActs, endBackend, nowMs, report }: SessionSurroundings): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = beforeStart(readHint(), nowMs());
  let opening: Promise<SessionActs> | null = null;
  let paying: Promise<void> | null = null;

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function giveUp(failure: unknown): void {
    if (!state.isSettled) change(signedOut);
    report(failure);
  }

  function acts(): Promise<SessionActs> {
    const open = () => openActs({ state: () => state, change }, giveUp);
    opening ??= (isSignOutOwed() ? payOwed().then(open) : open()).catch((failure: unknown) => {
      opening = null;
      throw failure;
    });
    return opening;
  }

  /** Brings a sign-out to the backend that did not reach it (specification §4, Sign out); where it still does not, the next visit tries again. */
  function payOwed(): Promise<void> {
    paying ??= endBackend()
      .then(() => noteOwedSignOut(false), report)
      .finally(() => (paying = null));
    return paying;
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isSignOutOwed()) void payOwed();
      const hint = readHint();
      if (hint === null || opening !== null) return;
      change(beforeStart(hint, nowMs()));
      acts().catch(giveUp);
    },
    prepare: () => void acts().catch(() => undefined),
    acts,
  };
}

/** What is known before the provider has been asked: nobody without a hint; with one, that somebody is being looked for. */
function beforeStart(hint: SignedInHint | null, nowMs: number): SessionState {
  if (hint === null) return signedOut;
  return { ...signedOut, isSettled: false, hasBackendSession: Date.parse(hint.expiresAt) > nowMs };
}
