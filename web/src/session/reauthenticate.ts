import type { ReauthenticationMethod, ProviderUser } from './auth-provider';
import type { SessionController, SessionDependencies } from './session-controller';
import { sessionUserOf } from './session-state';

/** The new email address and password. */
interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Actions that require the user to reauthenticate. */
export interface ReauthenticationActions {
  /**
   * Reauthenticates the current user by password or with Google, and returns the id token for changes of their
   * account.
   */
  readonly reauthenticate: (method: ReauthenticationMethod) => Promise<string>;
  /**
   * Reauthenticates the user, runs a change of their sign-in, which ends every session, and opens a new session with
   * the new credentials. Calls that find the session ended meanwhile wait for this and sign nobody out.
   */
  readonly changeSignIn: (
    method: ReauthenticationMethod,
    change: (idToken: string) => Promise<unknown>,
    next: Credentials,
  ) => Promise<void>;
  /** Sends the verification mail once more. */
  readonly sendVerification: () => Promise<void>;
}

/** The running change of the sign-in; resolves to whether it ended in a new session. Null where none is running. */
export type PendingSignInChange = () => Promise<boolean> | null;

export function createReauthentication(
  { auth, store }: SessionDependencies,
  controller: SessionController,
): { readonly actions: ReauthenticationActions; readonly pendingSignInChange: PendingSignInChange } {
  let pendingChange: Promise<boolean> | null = null;

  /** Authenticates the current user again; where it turns out to be somebody else, everybody is signed out. */
  const verifySameUser = (authenticate: () => Promise<ProviderUser>): Promise<ProviderUser> =>
    controller.withoutFollowing(async () => {
      const mine = controller.current();
      const user = await authenticate();
      if (mine === null || controller.current() !== mine || user.uid !== mine.user.uid) {
        await controller.signOut();
        throw new Error('Somebody else has signed in');
      }
      controller.refreshUser(mine, user);
      return user;
    });

  const reauthenticate = async (method: ReauthenticationMethod): Promise<string> =>
    (await verifySameUser(() => auth.reauthenticate(method))).freshIdToken();

  async function run(
    method: ReauthenticationMethod,
    change: (idToken: string) => Promise<unknown>,
    next: Credentials,
  ): Promise<void> {
    await change(await reauthenticate(method));
    const user = await verifySameUser(() => auth.signIn(next.email, next.password));
    await controller.logIn(user, () => controller.current()?.user === user);
    store.change({ ...store.state(), user: sessionUserOf(user) });
  }

  return {
    actions: {
      reauthenticate,
      changeSignIn: async (method, change, next) => {
        const running = run(method, change, next);
        pendingChange = running.then(
          () => true,
          () => false,
        );
        await running.finally(() => (pendingChange = null));
      },
      sendVerification: async () => controller.current()?.user.sendVerification(),
    },
    pendingSignInChange: () => pendingChange,
  };
}
