import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { failureCode, reportEvent } from '../lib/api/reported-events';
import type { GoogleTestAccount, ProviderUser } from './auth-provider';
import type { SessionController, SessionDependencies } from './session-controller';
import { isFinalFailure, mustAcceptTerms, NoSession } from './session-failure';
import { signedOut } from './session-state';

/** A user of the provider without a profile. */
export interface NewUser {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
}

/**
 * The outcome of a sign-in that did not fail: signed in (null), or a new user who must accept the terms first (code
 * 100, S4-07).
 */
export type SignInOutcome = NewUser | null;

/** The answers of a new social user to the terms modal; the session adds whose they are. */
type TermsAnswers = Omit<SentBodyOf<'acceptTerms'>['user'], 'uid'>;

/** The actions that sign somebody in. */
export interface SignInActions {
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>;
  /** Signs in after registering and sends the verification mail; a failure of that mail stops nothing (S4-08). */
  readonly signUp: (email: string, password: string) => Promise<SignInOutcome>;
  readonly signInWithGoogle: (testAccount: GoogleTestAccount | null) => Promise<SignInOutcome>;
  /**
   * Accepts the terms for the user who was asked to, sends the verification mail where the address needs one, and goes
   * on signing in. Rejects with NoSession where only that fails; the same answers may then be given again, unless the
   * failure is final.
   */
  readonly acceptTerms: (answers: TermsAnswers) => Promise<SignInOutcome>;
  /** Signs out a new user who has not accepted the terms; anybody else stays. */
  readonly declineTerms: () => Promise<void>;
}

export function createSignInActions(
  { auth, store, callApi, report }: SessionDependencies,
  controller: SessionController,
): SignInActions {
  const signInBy = (authenticate: () => Promise<ProviderUser>): Promise<SignInOutcome> =>
    controller.withoutFollowing(async () => {
      const user = await authenticate();
      try {
        await controller.establishSession(user);
      } catch (failure) {
        if (mustAcceptTerms(failure)) return requireTerms(user);
        await controller.signOut({ reason: failure }).catch(report);
        throw failure;
      }
      return completed(user);
    });

  function completed(user: ProviderUser): SignInOutcome {
    if (controller.awaitingTerms()?.uid === user.uid) controller.setAwaitingTerms(null);
    return null;
  }

  function requireTerms(user: ProviderUser): SignInOutcome {
    controller.setAwaitingTerms(user);
    store.change(signedOut);
    return { uid: user.uid, email: user.email, name: user.name };
  }

  async function acceptTerms(answers: TermsAnswers): Promise<SignInOutcome> {
    const user = controller.awaitingTerms();
    if (user === null) throw new Error('Nobody has been asked to accept the terms');
    await callApi('acceptTerms', { body: { idToken: await user.freshIdToken(), user: { ...answers, uid: user.uid } } });
    if (!user.isEmailVerified) await sendVerification(user);
    try {
      await controller.establishSession(user);
    } catch (failure) {
      if (mustAcceptTerms(failure)) return requireTerms(user);
      const isFinal = isFinalFailure(failure);
      if (isFinal) await controller.signOut({ reason: failure }).catch(report);
      else store.change(signedOut);
      throw new NoSession(failure, isFinal);
    }
    return completed(user);
  }

  return {
    signIn: (email, password) => signInBy(() => auth.signIn(email, password)),
    signUp: (email, password) =>
      signInBy(async () => {
        const user = await auth.signIn(email, password);
        await sendVerification(user);
        return user;
      }),
    signInWithGoogle: (testAccount) => signInBy(() => auth.signInWithGoogle(testAccount)),
    acceptTerms,
    declineTerms: async () => {
      if (controller.awaitingTerms() !== null) await controller.signOut();
    },
  };
}

/** Requests the verification mail from the provider; only analytics gets the code of a failure. */
async function sendVerification(user: ProviderUser): Promise<void> {
  await user.sendVerification().catch((failure: unknown) => reportEvent('verificationFailed', failureCode(failure)));
}
