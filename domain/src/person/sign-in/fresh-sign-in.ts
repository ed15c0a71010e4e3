const FRESH_SECONDS = 5 * 60;

/**
 * Whether a token was issued, or somebody signed in, at most five minutes ago. Both moments are seconds since 1970 by
 * the clock of the sign-in provider, so it does not matter which time it is at the server (F21).
 */
export function isFreshAt(providerNow: number, at: number): boolean {
  return providerNow - at <= FRESH_SECONDS;
}
