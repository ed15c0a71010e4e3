/** A user as the sign-in provider shows it; its calls reject where the provider refuses or cannot be reached. */
export interface ProviderUser {
  readonly uid: string;
  readonly email: string | null;
  /** What the provider calls the user; null where it has no name. */
  readonly name: string | null;
  /** Whether the provider takes the address for the user's own. */
  readonly isEmailVerified: boolean;
  /** Whether the token carries the admin claim. */
  readonly hasAdminClaim: () => Promise<boolean>;
  /** An id token issued now: the backend takes none older than 5 minutes, and claims given since the last one are in it. */
  readonly freshIdToken: () => Promise<string>;
  /** Has the provider send the mail that verifies the user's address. */
  readonly sendVerification: () => Promise<void>;
}

/** A pretended Google account, which only the Auth emulator takes (design.md §4, Social sign-in). */
export interface GoogleTestAccount {
  readonly name: string;
  readonly email: string;
}

/** How somebody signed in shows again who they are. */
export type ConfirmingWay = { readonly password: string } | { readonly testAccount: GoogleTestAccount | null };

/** The sign-in provider, as far as the session needs it. */
export interface AuthProvider {
  /** Tells the present user, at once and on every change. */
  readonly onUser: (listener: (user: ProviderUser | null) => void) => void;
  /** Tells whose token carries the admin claim or not, whenever a token comes. */
  readonly onAdminClaim: (listener: (uid: string, isAdmin: boolean) => void) => void;
  readonly signIn: (email: string, password: string) => Promise<ProviderUser>;
  /** Opens Google's window; a test account stands in for it where Firebase's emulators are. */
  readonly signInWithGoogle: (testAccount: GoogleTestAccount | null) => Promise<ProviderUser>;
  /** Has the present user show again who they are; somebody else is refused with `auth/user-mismatch`, and nobody signed in or out by it. */
  readonly confirm: (way: ConfirmingWay) => Promise<ProviderUser>;
  readonly sendPasswordReset: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
}
