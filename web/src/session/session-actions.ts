import { ApiRefusal } from '../lib/api/api-refusal';
import { PAYER_KEY, store as storeText } from '../lib/browser-storage';
import { forgetDraftsOf } from '../lib/drafts/draft-store';
import { createReauthentication, type PendingSignInChange, type ReauthenticationActions } from './reauthenticate';
import { createSessionController, type SessionController, type SessionDependencies } from './session-controller';
import { isFinalFailure } from './session-failure';
import { createSignInActions, type SignInActions } from './sign-in';
import { readHint } from './stored-session';

/** What the links of the provider's mails do. All of it rejects with the failure of the provider or the backend. */
interface EmailLinkActions {
  /** The address whose password a code resets; rejects where the code has expired or was used. */
  readonly emailOfReset: (code: string) => Promise<string>;
  /** Sets the new password. Anyone who is signed in here is signed out, because the provider has ended that sign-in. */
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Confirms the address that a code was sent to. */
  readonly confirmEmail: (code: string) => Promise<void>;
}

function createEmailLinkActions({ auth, report }: SessionDependencies, controller: SessionController): EmailLinkActions {
  return {
    emailOfReset: auth.emailOfReset,
    resetPassword: async (code, password) => {
      await auth.resetPassword(code, password);
      if (controller.current() !== null) await controller.signOut({ stays: true }).catch(report);
    },
    confirmEmail: auth.confirmEmail,
  };
}

/** The actions of the session. All of them reject with the failure of the provider or the backend. */
export interface SessionActions extends SignInActions, ReauthenticationActions, RefreshActions, EmailLinkActions {
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}

/** Signs out because the user wishes it: their unsaved text, and who pays, leave this device too. */
function signOutHere({ store }: SessionDependencies, controller: SessionController): Promise<void> {
  const uid = store.state().user?.uid ?? readHint()?.uid;
  const done = controller.signOut();
  if (uid !== undefined) forgetDraftsOf(uid);
  storeText(PAYER_KEY, null);
  return done;
}

/** The actions over one session controller (session-controller.ts). */
export function createSessionActions(dependencies: SessionDependencies): SessionActions {
  const controller = createSessionController(dependencies);
  const reauthentication = createReauthentication(dependencies, controller);
  return {
    ...createSignInActions(dependencies, controller),
    ...reauthentication.actions,
    ...createRefreshActions(dependencies, controller, reauthentication.pendingSignInChange),
    ...createEmailLinkActions(dependencies, controller),
    sendPasswordReset: dependencies.auth.sendPasswordReset,
    signOut: () => signOutHere(dependencies, controller),
  };
}

/** Actions that renew a session while its page stays open. */
interface RefreshActions {
  /**
   * Gets a new backend session after the old one has ended; where the provider no longer knows the user, signs out.
   */
  readonly renew: () => Promise<void>;
  /** Reloads the user's profile; where roles have changed, the token is renewed too, so that they count at once. */
  readonly refresh: () => Promise<void>;
}

function createRefreshActions(
  { store, callApi }: SessionDependencies,
  controller: SessionController,
  pendingSignInChange: PendingSignInChange,
): RefreshActions {
  const { state, change } = store;
  let renewal: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const isRenewed = await pendingSignInChange();
    const mine = controller.current();
    if (mine === null || isRenewed === true) return;
    try {
      await controller.logIn(mine.user, () => controller.current() === mine);
    } catch (failure) {
      if (controller.current() === mine && isFinalFailure(failure)) await controller.signOut({ reason: failure });
      throw failure;
    }
  }

  async function refresh(): Promise<void> {
    await pendingSignInChange();
    const mine = controller.current();
    if (mine === null || !state().isSettled) return;
    const profile = await callApi('ownProfile').catch(async (failure: unknown) => {
      const isOut = failure instanceof ApiRefusal && failure.status === 401;
      if (isOut && controller.current() === mine && pendingSignInChange() === null) await controller.signOut({ reason: failure });
      throw failure;
    });
    const isChanged = JSON.stringify(profile.roles) !== JSON.stringify(state().profile?.roles);
    if (isChanged) await mine.user.freshIdToken();
    if (controller.current() === mine) change({ ...state(), profile });
  }

  return { renew: () => (renewal ??= renew().finally(() => (renewal = null))), refresh };
}
