/** A user of the sign-in provider; its calls reject where the provider refuses or cannot be reached. */
export interface ProviderUser {
  readonly uid: string;
  readonly email: string | null;
  /** The user's name at the provider; null where it has none. */
  readonly name: string | null;
  /** Whether the provider has verified the address. */
  readonly isEmailVerified: boolean;
  /** Whether the token carries the admin claim. */
  readonly hasAdminClaim: () => Promise<boolean>;
  /** A newly issued id token with the current claims; the backend accepts none older than 5 minutes. */
  readonly freshIdToken: () => Promise<string>;
  /** Makes the provider send the mail that verifies the user's address. */
  readonly sendVerification: () => Promise<void>;
}

/** A test account in place of Google, accepted by the Auth emulator only. */
export interface GoogleTestAccount {
  readonly name: string;
  readonly email: string;
}

/** How a signed-in user reauthenticates. */
export type ReauthenticationMethod = { readonly password: string } | { readonly testAccount: GoogleTestAccount | null };

/** The sign-in provider, as far as the session needs it. */
export interface AuthProvider {
  /** Reports the current user, at once and on every change. */
  readonly onUser: (listener: (user: ProviderUser | null) => void) => void;
  /** Reports with every new token whether it carries the admin claim. */
  readonly onAdminClaim: (listener: (uid: string, isAdmin: boolean) => void) => void;
  readonly signIn: (email: string, password: string) => Promise<ProviderUser>;
  /** Opens Google's window; a test account replaces it where Firebase's emulators are. */
  readonly signInWithGoogle: (testAccount: GoogleTestAccount | null) => Promise<ProviderUser>;
  /**
   * Reauthenticates the current user. Another user is refused with `auth/user-mismatch`, which signs nobody in or out.
   */
  readonly reauthenticate: (method: ReauthenticationMethod) => Promise<ProviderUser>;
  /** Makes the provider send the mail that resets a password; it leads back to the present page. */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** The address whose password the code of such a mail resets; rejects where it has expired or was used. */
  readonly emailOfReset: (code: string) => Promise<string>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Confirms an address by the code of the mail that was sent to it; the signed-in user knows at once. */
  readonly confirmEmail: (code: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}
