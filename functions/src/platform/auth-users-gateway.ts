import { projectAuth } from './auth-gateway';

/** A user as the provider keeps it. `providers` are the ways to sign in: `password`, `google.com`. */
export interface ProviderUser {
  readonly uid: string;
  readonly emailVerified: boolean;
  readonly providers: readonly string[];
}

/** The users of Firebase Auth as the API looks them up, makes and removes them. */
export interface AuthUsers {
  /** Null where nobody has that mail address. */
  readonly findByEmail: (email: string) => Promise<ProviderUser | null>;
}

export function firebaseAuthUsers(): AuthUsers {
  return {
    findByEmail: async (email) => {
      try {
        const { uid, emailVerified, providerData } = await projectAuth().getUserByEmail(email);
        return { uid, emailVerified, providers: providerData.map(({ providerId }) => providerId) };
      } catch (error) {
        if (isAuthError(error, 'auth/user-not-found')) return null;
        throw error;
      }
    },
  };
}

function isAuthError(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
