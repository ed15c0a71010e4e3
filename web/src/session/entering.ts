import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { failureCode } from '../lib/failure-code';
import { reportEvent } from '../lib/reported-events';
import type { GoogleTestAccount, ProviderUser } from './auth-provider';
import type { Presence, Surroundings } from './presence';
import { isFinalFailure, mustAcceptTerms, NoSession } from './session-failure';
import { signedOut } from './session-state';

/** Somebody whom the provider knows and who has no profile yet, with what the provider says of them. */
export interface NewUser {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
}

/** How a sign-in ended that did not fail: signed in (null), or with a new user who must accept the terms first (code 100, specification §4). */
export type Entry = NewUser | null;

/** What a new social user answers to the terms modal; whose answers they are, the session knows. */
type TermsAnswers = Omit<SentBodyOf<'acceptTerms'>['user'], 'uid'>;

/** The ways in. */
export interface EnteringActs {
  readonly signIn: (email: string, password: string) => Promise<Entry>;
  /** Signs in who has just registered and sends the verification mail; that mail's failing stops nothing. */
  readonly signUp: (email: string, password: string) => Promise<Entry>;
  readonly signInWithGoogle: (testAccount: GoogleTestAccount | null) => Promise<Entry>;
  /**
   * Accepts the terms for the user who was told to, sends the verification mail where the address needs one, and goes on signing in. Rejects with NoSession where only
   * that fails; the same answers may then be given again, unless the failure is final.
   */
  readonly acceptTerms: (answers: TermsAnswers) => Promise<Entry>;
  /** Signs a new user out again who has not accepted the terms; anybody else stays. */
  readonly giveUpTerms: () => Promise<void>;
}

export function createEntering({ auth, store, callApi, report }: Surroundings, presence: Presence): EnteringActs {
  const enter = (knowUser: () => Promise<ProviderUser>): Promise<Entry> =>
    presence.unfollowed(async () => {
      const user = await knowUser();
      try {
        await presence.adopt(user);
      } catch (failure) {
        if (mustAcceptTerms(failure)) return askOf(user);
        await presence.signOut().catch(report);
        throw failure;
      }
      return entered(user);
    });

  function entered(user: ProviderUser): Entry {
    if (presence.newcomer()?.uid === user.uid) presence.ask(null);
    return null;
  }

  function askOf(user: ProviderUser): Entry {
    presence.ask(user);
    store.change(signedOut);
    return { uid: user.uid, email: user.email, name: user.name };
  }

  async function acceptTerms(answers: TermsAnswers): Promise<Entry> {
    const user = presence.newcomer();
    if (user === null) throw new Error('Nobody has been asked to accept the terms');
    await callApi('acceptTerms', { body: { idToken: await user.freshIdToken(), user: { ...answers, uid: user.uid } } });
    if (!user.isEmailVerified) await sendVerification(user);
    try {
      await presence.adopt(user);
    } catch (failure) {
      if (mustAcceptTerms(failure)) return askOf(user);
      const isFinal = isFinalFailure(failure);
      if (isFinal) await presence.signOut().catch(report);
      else store.change(signedOut);
      throw new NoSession(failure, isFinal);
    }
    return entered(user);
  }

  return {
    signIn: (email, password) => enter(() => auth.signIn(email, password)),
    signUp: (email, password) =>
      enter(async () => {
        const user = await auth.signIn(email, password);
        await sendVerification(user);
        return user;
      }),
    signInWithGoogle: (testAccount) => enter(() => auth.signInWithGoogle(testAccount)),
    acceptTerms,
    giveUpTerms: async () => {
      if (presence.newcomer() !== null) await presence.signOut();
    },
  };
}

/** Has the provider send the verification mail; where it fails, analytics alone hears the code (specification §8). */
async function sendVerification(user: ProviderUser): Promise<void> {
  await user.sendVerification().catch((failure: unknown) => reportEvent('verificationFailed', failureCode(failure)));
}
