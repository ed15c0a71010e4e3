import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { hasErrorCode, loadedAuth } from './auth-gateway';

/** A user as the provider stores it. `providers` are the ways to sign in: `password`, `google.com`. */
export interface ProviderUser {
  readonly uid: string;
  readonly emailVerified: boolean;
  readonly isDisabled: boolean;
  readonly providers: readonly string[];
}

/**
 * A user who signs in with a password. The provider gets no name: its mails would greet the owner of an address with
 * whatever a registrant typed.
 */
export interface PasswordUser {
  readonly email: string;
  readonly password: string;
}

/** The users of Firebase Auth as the registration finds and creates them. */
export interface AuthUsers {
  /** Null where no user has that mail address. */
  readonly findByEmail: (email: string) => Promise<ProviderUser | null>;
  /**
   * False where the uid or the mail address is taken. Throws Refusal invalid where the provider refuses the password or
   * the address.
   */
  readonly create: (uid: string, user: PasswordUser) => Promise<boolean>;
  /** Also succeeds where the user is gone. Password, sessions and tokens are void afterwards. */
  readonly remove: (uid: string) => Promise<void>;
}

export function firebaseAuthUsers(): AuthUsers {
  return {
    findByEmail: async (email) => {
      try {
        const { uid, emailVerified, disabled, providerData } = await (await loadedAuth()).getUserByEmail(email);
        return { uid, emailVerified, isDisabled: disabled, providers: providerData.map(({ providerId }) => providerId) };
      } catch (error) {
        if (hasErrorCode(error, 'auth/user-not-found')) return null;
        throw error;
      }
    },
    create: async (uid, user) => {
      try {
        await (await loadedAuth()).createUser({ ...user, uid });
        return true;
      } catch (error) {
        if (hasErrorCode(error, 'auth/email-already-exists', 'auth/uid-already-exists')) return false;
        throw asRefusal(error);
      }
    },
    remove: async (uid) => {
      try {
        await (await loadedAuth()).deleteUser(uid);
      } catch (error) {
        if (!hasErrorCode(error, 'auth/user-not-found')) throw error;
      }
    },
  };
}

/** The provider may be stricter about passwords and addresses than we are. */
function asRefusal(error: unknown): unknown {
  if (hasErrorCode(error, 'auth/invalid-email')) return new Refusal('invalid', 'emailInvalid', {}, 'account/email');
  const isWeak = hasErrorCode(error, 'auth/invalid-password', 'auth/weak-password', 'auth/password-does-not-meet-requirements');
  return isWeak ? new Refusal('invalid', 'passwordTooWeak', {}, 'account/password') : error;
}
