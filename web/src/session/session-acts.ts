import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import type { CallApi } from '../lib/api-client';
import { ApiRefusal } from '../lib/api-refusal';
import { failureCode } from '../lib/failure-code';
import { reportEvent } from '../lib/reported-events';
import type { AuthProvider, GoogleTestAccount, ProviderUser } from './auth-provider';
import { isFinalFailure, mustAcceptTerms } from './session-failure';
import { type OwnProfile, type SessionStore, signedOut } from './session-state';
import { covers, readHint, storeHint } from './signed-in-hint';

/** Somebody whom the provider knows and who has no profile yet, with what the provider says of them. */
export interface NewUser {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
}

/** How a sign-in ended that did not fail: signed in (null), or with a new user who must accept the terms first (code 100, specification §4). */
export type Entry = NewUser | null;

/** What a new social user answers to the terms modal; whose answers they are, the session knows. */
export type TermsAnswers = Omit<SentBodyOf<'acceptTerms'>['user'], 'uid'>;

/** What can be done with the session. All of it rejects with what the provider or the backend said. */
export interface SessionActs {
  readonly signIn: (email: string, password: string) => Promise<Entry>;
  /** Signs in who has just registered and sends the verification mail; that mail's failing stops nothing. */
  readonly signUp: (email: string, password: string) => Promise<Entry>;
  readonly signInWithGoogle: (testAccount: GoogleTestAccount | null) => Promise<Entry>;
  /** Accepts the terms for the user who was told to, and goes on signing in. */
  readonly acceptTerms: (answers: TermsAnswers) => Promise<Entry>;
  /** Signs a new user out again who has not accepted the terms; anybody else stays. */
  readonly giveUpTerms: () => Promise<void>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Gets a new backend session where the old one has ended but the provider still knows the user; where it does not, that signs out. */
  readonly renew: () => Promise<void>;
  /** Loads the own profile again; where roles have changed, the token is renewed too, so that they count at once. */
  readonly refresh: () => Promise<void>;
  /** Has the present user sign in once more, by password or with Google, and gives the id token that changes of the own account ask for. */
  readonly confirm: (way: ConfirmingWay) => Promise<string>;
  /** Gets a new backend session after every session has ended with a new password or mail address. */
  readonly signInAgain: (email: string, password: string) => Promise<void>;
  /** Sends the verification mail once more. */
  readonly sendVerification: () => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** How somebody signed in shows again who they are. */
export type ConfirmingWay = { readonly password: string } | { readonly testAccount: GoogleTestAccount | null };

interface Surroundings {
  readonly auth: AuthProvider;
  readonly store: SessionStore;
  readonly callApi: CallApi;
  readonly nowMs: () => number;
  readonly report: (failure: unknown) => void;
}

interface Adoption {
  readonly user: ProviderUser;
  readonly done: Promise<void>;
}

/** The acts of a page: where the browser shows a kept page again and somebody has signed out meanwhile, it is loaded anew, so that nothing private is seen. */
export function openSessionActs(surroundings: Surroundings): SessionActs {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && surroundings.store.state().user !== null && readHint() === null) location.reload();
  });
  return createSessionActs(surroundings);
}

/**
 * The states of specification §4, Session: a user of the provider gets a backend session and a profile; the provider's losing the user, a 401 on the profile
 * and a refused login all sign out completely. A sign-out during a sign-in wins.
 */
export function createSessionActs({ auth, store, callApi, nowMs, report }: Surroundings): SessionActs {
  const { state, change } = store;
  let adoption: Adoption | null = null;
  let newcomer: ProviderUser | null = null;
  let ending: Promise<void> | null = null;
  let renewal: Promise<void> | null = null;
  let isSigningIn = false;
  let isBackendOpen = false;

  async function follow(user: ProviderUser | null): Promise<void> {
    if (user === null) {
      if (state().user !== null || state().hasBackendSession || !state().isSettled) await signOut();
    } else if (!isSigningIn && newcomer?.uid !== user.uid) await adopt(user).catch(closeAfter);
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
      if (!hasBackendSession) await logInToBackend(user, isWanted);
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

  /** After a sign-in nobody asked for has failed: out for good where the answer is final, else only until the next visit. */
  async function closeAfter(failure: unknown): Promise<never> {
    if (isFinalFailure(failure)) await signOut();
    else change(signedOut);
    throw failure;
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

  async function enter(knowUser: () => Promise<ProviderUser>): Promise<Entry> {
    isSigningIn = true;
    try {
      const user = await knowUser();
      return await adopt(user).then(
        () => enteredAs(user),
        (failure: unknown) => turnedAway(user, failure),
      );
    } finally {
      isSigningIn = false;
    }
  }

  function enteredAs(user: ProviderUser): Entry {
    if (newcomer?.uid === user.uid) newcomer = null;
    return null;
  }

  async function turnedAway(user: ProviderUser, failure: unknown): Promise<Entry> {
    if (!mustAcceptTerms(failure)) {
      await signOut().catch(report);
      throw failure;
    }
    newcomer = user;
    change(signedOut);
    return { uid: user.uid, email: user.email, name: user.name };
  }

  async function acceptTerms(answers: TermsAnswers): Promise<Entry> {
    const user = newcomer;
    if (user === null) throw new Error('Nobody has been asked to accept the terms');
    await callApi('acceptTerms', { body: { idToken: await user.freshIdToken(), user: { ...answers, uid: user.uid } } });
    return enter(() => Promise.resolve(user));
  }

  async function renew(): Promise<void> {
    const mine = adoption;
    if (mine === null) return;
    try {
      await logInToBackend(mine.user, () => adoption === mine);
    } catch (failure) {
      if (adoption === mine && isFinalFailure(failure)) await signOut();
      throw failure;
    }
  }

  async function refresh(): Promise<void> {
    const mine = adoption;
    if (mine === null || !state().isSettled) return;
    const profile = await callApi('ownProfile').catch(async (failure: unknown) => {
      if (failure instanceof ApiRefusal && failure.status === 401) await signOut();
      throw failure;
    });
    const isChanged = JSON.stringify(profile.roles) !== JSON.stringify(state().profile?.roles);
    if (isChanged) await mine.user.freshIdToken();
    if (adoption === mine) change({ ...state(), profile });
  }

  /** Has the provider look at the present user anew; whoever turns out to be somebody else is signed out. */
  async function knowAgain(knowUser: () => Promise<ProviderUser>): Promise<ProviderUser> {
    const mine = adoption;
    isSigningIn = true;
    try {
      const user = await knowUser();
      if (mine === null || adoption !== mine || user.uid !== mine.user.uid) {
        await signOut();
        throw new Error('Somebody else has signed in');
      }
      adoption = { ...mine, user };
      return user;
    } finally {
      isSigningIn = false;
    }
  }

  async function confirm(way: ConfirmingWay): Promise<string> {
    const email = state().user?.email ?? '';
    const user = await knowAgain(() =>
      'password' in way ? auth.signIn(email, way.password) : auth.signInWithGoogle(way.testAccount),
    );
    return user.freshIdToken();
  }

  async function signInAgain(email: string, password: string): Promise<void> {
    const user = await knowAgain(() => auth.signIn(email, password));
    await logInToBackend(user, () => adoption?.user === user);
    change({ ...state(), user: { uid: user.uid, email: user.email } });
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
    change({ ...signedOut, hasBackendSession, profile });
    const outcomes = await Promise.allSettled([
      Promise.resolve().then(() => auth.signOut()),
      hasBackendSession ? callApi('sessionLogout') : null,
    ]);
    change(signedOut);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  auth.onUser((user) => void follow(user).catch(report));
  auth.onAdminClaim(takeAdminClaim);

  return {
    signIn: (email, password) => enter(() => auth.signIn(email, password)),
    signUp: (email, password) =>
      enter(async () => {
        const user = await auth.signIn(email, password);
        await user.sendVerification().catch((failure: unknown) => reportEvent('verificationFailed', failureCode(failure)));
        return user;
      }),
    signInWithGoogle: (testAccount) => enter(() => auth.signInWithGoogle(testAccount)),
    acceptTerms,
    giveUpTerms: async () => {
      if (newcomer !== null) await signOut();
    },
    sendPasswordReset: auth.sendPasswordReset,
    renew: () => (renewal ??= renew().finally(() => (renewal = null))),
    refresh,
    confirm,
    signInAgain,
    sendVerification: async () => adoption?.user.sendVerification(),
    signOut,
  };
}
