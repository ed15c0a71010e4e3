import type { CallApi } from '../lib/api-client';
import { ApiRefusal } from '../lib/api-refusal';
import { failureCode } from '../lib/failure-code';
import { reportEvent } from '../lib/reported-events';
import type { AuthProvider, ProviderUser } from './auth-provider';
import { noteOwedSignOut } from './owed-sign-out';
import { isFinalFailure } from './session-failure';
import { type OwnProfile, type SessionStore, signedOut } from './session-state';
import { covers, readHint, storeHint } from './signed-in-hint';

/** What the session leans on. */
export interface Surroundings {
  readonly auth: AuthProvider;
  readonly store: SessionStore;
  readonly callApi: CallApi;
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

/** A user of the provider on the way into the session; another object as soon as they are known anew or somebody else. */
interface Adoption {
  readonly user: ProviderUser;
  readonly done: Promise<void>;
}

/** Who is here, and how they come and go; the acts of a session are made of it. */
export interface Presence {
  readonly adoption: () => Adoption | null;
  /** Gives the provider's user a backend session and loads the profile; rejects where either is refused for good or for now. */
  readonly adopt: (user: ProviderUser) => Promise<void>;
  /** Puts the same person, as the provider knows them now, in the place of an adoption that holds. */
  readonly knowAnew: (mine: Adoption, user: ProviderUser) => void;
  /** Gets a backend session; one that is unwanted by the time it comes is ended again. */
  readonly logIn: (user: ProviderUser, isWanted: () => boolean) => Promise<void>;
  /** Does what makes the provider tell of a user, without that user being adopted meanwhile. */
  readonly unfollowed: <Outcome>(act: () => Promise<Outcome>) => Promise<Outcome>;
  /** Whom the provider knows and who has been asked to accept the terms. */
  readonly newcomer: () => ProviderUser | null;
  readonly ask: (user: ProviderUser | null) => void;
  readonly signOut: () => Promise<void>;
}

/**
 * The states of specification §4, Session: a user of the provider gets a backend session and a profile; the provider's losing the user, a 401 on the profile
 * and a refused login all sign out completely. A sign-out during a sign-in wins.
 */
export function createPresence({ auth, store, callApi, nowMs, report }: Surroundings): Presence {
  const { state, change } = store;
  let adoption: Adoption | null = null;
  let newcomer: ProviderUser | null = null;
  let ending: Promise<void> | null = null;
  let unfollowed = 0;
  let isBackendOpen = false;

  async function follow(user: ProviderUser | null): Promise<void> {
    if (user === null) {
      if (state().user !== null || state().hasBackendSession || !state().isSettled) await signOut();
    } else if (unfollowed === 0 && newcomer?.uid !== user.uid) await adopt(user).catch(closeAfter);
  }

  function takeAdminClaim(uid: string, isAdmin: boolean): void {
    const now = state();
    if (now.user?.uid === uid && now.isSettled && now.isAdmin !== isAdmin) change({ ...now, isAdmin });
  }

  function adopt(user: ProviderUser): Promise<void> {
    if (adoption?.user.uid === user.uid) return adoption.done;
    const mine: Adoption = { user, done: Promise.resolve().then(() => establish(user, () => adoption === mine)) };
    adoption = mine;
    return mine.done;
  }

  async function establish(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    try {
      const hasBackendSession = covers(readHint(), user.uid, nowMs());
      change({ ...state(), user: { uid: user.uid, email: user.email }, hasBackendSession });
      const isAdmin = await user.hasAdminClaim();
      if (!hasBackendSession) await logIn(user, isWanted);
      if (!isWanted()) return;
      isBackendOpen = true;
      const profile = await loadProfile();
      if (isWanted()) change({ ...state(), isAdmin, hasBackendSession: true, profile, isSettled: true });
    } catch (failure) {
      if (!isWanted()) return;
      adoption = null;
      throw failure;
    }
  }

  /** After a sign-in nobody asked for has failed: out for good where the answer is final, else only until the next visit. Analytics hears the code (specification §8). */
  async function closeAfter(failure: unknown): Promise<never> {
    reportEvent('sessionFailed', failureCode(failure));
    if (isFinalFailure(failure)) await signOut();
    else change(signedOut);
    throw failure;
  }

  async function logIn(user: ProviderUser, isWanted: () => boolean): Promise<void> {
    const { expiresAt } = await callApi('sessionLogin', { body: { idToken: await user.freshIdToken() } });
    if (isWanted()) {
      noteOwedSignOut(false);
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

  function signOut(): Promise<void> {
    ending ??= end().finally(() => (ending = null));
    return ending;
  }

  async function end(): Promise<void> {
    const hasBackendSession = isBackendOpen || state().hasBackendSession;
    const { profile } = state();
    isBackendOpen = false;
    adoption = null;
    newcomer = null;
    storeHint(null);
    if (hasBackendSession) noteOwedSignOut(true);
    change({ ...signedOut, hasBackendSession, profile });
    const outcomes = await Promise.allSettled([
      Promise.resolve().then(() => auth.signOut()),
      hasBackendSession ? callApi('sessionLogout').then(() => noteOwedSignOut(false)) : null,
    ]);
    change(signedOut);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  auth.onUser((user) => void follow(user).catch(report));
  auth.onAdminClaim(takeAdminClaim);

  return {
    adoption: () => adoption,
    adopt,
    knowAnew: (mine, user) => {
      if (adoption === mine) adoption = { ...mine, user };
    },
    logIn,
    unfollowed: async (act) => {
      unfollowed += 1;
      try {
        return await act();
      } finally {
        unfollowed -= 1;
      }
    },
    newcomer: () => newcomer,
    ask: (user) => (newcomer = user),
    signOut,
  };
}
