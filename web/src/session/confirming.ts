import type { ConfirmingWay, ProviderUser } from './auth-provider';
import type { Presence, Surroundings } from './presence';

/** How somebody signs in from now on. */
interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What asks somebody signed in to show again who they are. */
export interface ConfirmingActs {
  /** Has the present user sign in once more, by password or with Google, and gives the id token that changes of the own account ask for. */
  readonly confirm: (way: ConfirmingWay) => Promise<string>;
  /**
   * Confirms the present user, runs a change of how they sign in, which ends every session, and gets a new one with what holds afterwards. Calls that find the
   * session ended in between wait for the end of this and sign nobody out.
   */
  readonly changeSignIn: (way: ConfirmingWay, change: (idToken: string) => Promise<unknown>, next: Credentials) => Promise<void>;
  /** Sends the verification mail once more. */
  readonly sendVerification: () => Promise<void>;
}

/** Says of the change of how somebody signs in that is under way whether it ended in a new session; null where none is. */
export type ChangeUnderWay = () => Promise<boolean> | null;

export function createConfirming(
  { auth, store }: Surroundings,
  presence: Presence,
): { readonly acts: ConfirmingActs; readonly changeUnderWay: ChangeUnderWay } {
  let underWay: Promise<boolean> | null = null;

  /** Has the provider look at the present user anew; whoever turns out to be somebody else is signed out. */
  const knowAgain = (knowUser: () => Promise<ProviderUser>): Promise<ProviderUser> =>
    presence.unfollowed(async () => {
      const mine = presence.adoption();
      const user = await knowUser();
      if (mine === null || presence.adoption() !== mine || user.uid !== mine.user.uid) {
        await presence.signOut();
        throw new Error('Somebody else has signed in');
      }
      presence.knowAnew(mine, user);
      return user;
    });

  const confirm = async (way: ConfirmingWay): Promise<string> => (await knowAgain(() => auth.confirm(way))).freshIdToken();

  async function run(way: ConfirmingWay, change: (idToken: string) => Promise<unknown>, next: Credentials): Promise<void> {
    await change(await confirm(way));
    const user = await knowAgain(() => auth.signIn(next.email, next.password));
    await presence.logIn(user, () => presence.adoption()?.user === user);
    store.change({ ...store.state(), user: { uid: user.uid, email: user.email } });
  }

  return {
    acts: {
      confirm,
      changeSignIn: async (way, change, next) => {
        const running = run(way, change, next);
        underWay = running.then(
          () => true,
          () => false,
        );
        await running.finally(() => (underWay = null));
      },
      sendVerification: async () => presence.adoption()?.user.sendVerification(),
    },
    changeUnderWay: () => underWay,
  };
}
