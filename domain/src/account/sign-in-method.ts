/** What an address leads to in the sign-in panel: the password step, the social provider, or the registration form (specification §4, Sign-in flow). */
export const SIGN_IN_METHODS = ['password', 'google.com', 'none'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The method for a user with these providers; whoever has a password is asked for it, and nobody at all registers. */
export function signInMethodOf(providers: readonly string[]): SignInMethod {
  return SIGN_IN_METHODS.find((method) => providers.includes(method)) ?? 'none';
}
