/** A user as the sign-in provider shows it; its calls reject where the provider refuses or cannot be reached. */
export interface ProviderUser {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the token carries the admin claim. */
  readonly hasAdminClaim: () => Promise<boolean>;
  /** An id token issued now: the backend takes none older than 5 minutes. */
  readonly freshIdToken: () => Promise<string>;
}

/** The sign-in provider, as far as the session needs it. */
export interface AuthProvider {
  /** Tells the present user, at once and on every change. */
  readonly onUser: (listener: (user: ProviderUser | null) => void) => void;
  /** Tells whose token carries the admin claim or not, whenever a token comes. */
  readonly onAdminClaim: (listener: (uid: string, isAdmin: boolean) => void) => void;
  readonly signIn: (email: string, password: string) => Promise<ProviderUser>;
  readonly signOut: () => Promise<void>;
}
